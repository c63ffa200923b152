import { type RefObject, useEffect, useEffectEvent } from "react";

const thresholdPx = 50;
/** A steeper movement is scrolling. */
const maxSlope = 0.5;

/**
 * Reports horizontal one-finger swipes across an area. The area has `touch-action: pan-y pinch-zoom`:
 * the browser scrolls vertically itself, which cancels the swipe.
 */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  onSwipe: (towards: "left" | "right") => void,
): void {
  const report = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: PointerEvent | undefined;
    const begin = (event: PointerEvent) => {
      // A second finger cancels the swipe; a mouse uses the buttons.
      start = event.isPrimary && event.pointerType !== "mouse" ? event : undefined;
    };
    const cancel = () => {
      start = undefined;
    };
    const end = (event: PointerEvent) => {
      if (!start) return;
      const across = event.clientX - start.clientX;
      const down = event.clientY - start.clientY;
      start = undefined;
      if (Math.abs(across) <= thresholdPx || Math.abs(down) > maxSlope * Math.abs(across)) return;
      report(across < 0 ? "left" : "right");
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("pointerup", end);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("pointerup", end);
    };
  }, [area]);
}
