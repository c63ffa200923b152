import { useCallback, useSyncExternalStore } from "react";

/** The width from which the log and a meal's page have two columns. */
export const wideScreen = "(min-width: 960px)";
/** A mouse or trackpad: focusing a field opens no on-screen keyboard. */
export const finePointer = "(pointer: fine)";

/** Whether the page matches a media query now, and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
