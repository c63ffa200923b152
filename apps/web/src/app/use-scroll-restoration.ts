import { useEffect, useLayoutEffect } from "react";
import { readSession, sessionKeys, writeSession } from "../platform/storage.ts";

/** How long to wait until the page is tall enough for the stored position. */
const timeoutMs = 2000;

/** Restores the scroll position of each tab. Pages (`tab` undefined) start at the top. */
export function useScrollRestoration(tab: string | undefined): void {
  useLayoutEffect(() => {
    const stored = tab ? (readPositions()[tab] ?? 0) : 0;
    return scrollOnceTallEnough(stored);
  }, [tab]);

  useEffect(() => {
    if (!tab) return;
    let top = Math.round(window.scrollY);
    const onScroll = () => {
      top = Math.round(window.scrollY);
    };
    const save = () => {
      writeSession(sessionKeys.scroll, JSON.stringify({ ...readPositions(), [tab]: top }));
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      save();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("pagehide", save);
    };
  }, [tab]);
}

/** Scrolls now and whenever the page grows, until the user scrolls. */
function scrollOnceTallEnough(top: number): () => void {
  window.scrollTo({ top, behavior: "instant" });
  if (Math.abs(window.scrollY - top) < 2) return () => undefined;
  const watcher = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const name of userScrollEvents) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  watcher.observe(document.body);
  for (const name of userScrollEvents) window.addEventListener(name, stop, { passive: true });
  return stop;
}

const userScrollEvents = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

function readPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readSession(sessionKeys.scroll) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
