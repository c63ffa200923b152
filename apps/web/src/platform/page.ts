import { useEffect, useState } from "react";

/** Leaves the app by a full page navigation. */
export function navigateAway(path: string): void {
  window.location.assign(path);
}

/** Sets the title of the document while the screen is visible. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Morsel`;
  }, [title]);
}

/** The current time in epoch milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
