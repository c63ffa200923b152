import { useEffect, useState } from "react";

/** For browsers without requestIdleCallback. */
const fallbackDelayMs = 1500;

/** Runs `act` when the browser is idle; ignores its errors. @returns a function that cancels it. */
export function whenIdle(act: () => Promise<void> | void): () => void {
  const quietly = () => void Promise.resolve(act()).catch(() => undefined);
  if (window.requestIdleCallback) {
    const id = window.requestIdleCallback(quietly);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(quietly, fallbackDelayMs);
  return () => clearTimeout(timer);
}

/** True once the browser was idle after the first render. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
