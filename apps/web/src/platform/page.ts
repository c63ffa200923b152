import { useEffect, useState } from "react";

/** Leaves the app by a full page navigation. */
export function navigateAway(path: string): void {
  window.location.assign(path);
}

/** Names the browser tab while the screen is shown; a hidden kept tab gives the name up. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Morsel`;
  }, [title]);
}

/** The present, in epoch milliseconds, renewed every `everyMs` while the screen is shown. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
