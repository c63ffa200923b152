import { useEffect, useLayoutEffect } from "react";
import { readSession, sessionKeys, writeSession } from "../platform/storage.ts";

/** How long a page may take to grow tall enough for its old position. */
const growWithinMs = 2000;

/** Keeps a scroll position for each tab. Pages (`tab` undefined) begin at the top. */
export function useKeptScroll(tab: string | undefined): void {
  useLayoutEffect(() => {
    const wanted = tab ? (readPositions()[tab] ?? 0) : 0;
    return scrollOnceTallEnough(wanted);
  }, [tab]);

  useEffect(() => {
    if (!tab) return;
    let top = Math.round(window.scrollY);
    const follow = () => {
      top = Math.round(window.scrollY);
    };
    const keep = () => {
      writeSession(sessionKeys.scroll, JSON.stringify({ ...readPositions(), [tab]: top }));
    };
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("pagehide", keep);
    };
  }, [tab]);
}

/** Scrolls at once, and again when late content makes room, until the person takes over. */
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
  const timer = setTimeout(stop, growWithinMs);
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
