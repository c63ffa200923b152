import { useSyncExternalStore } from "react";
import { isInstallOffered, watchInstallOffer } from "./install-prompt.ts";

/** `isInstallOffered`, whenever that changes. */
export function useIsInstallOffered(): boolean {
  return useSyncExternalStore(watchInstallOffer, isInstallOffered, () => false);
}
