import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/**
 * The bar that is shown in words. A tap, a click or a key chooses one until it is chosen again or Escape is
 * pressed. A bar under a mouse is shown instead of the chosen one.
 */
export function useChosenBar(count: number, onEnter: (at: number) => void) {
  const [chosen, setChosen] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const pressed = useRef<number>(undefined);
  const clamp = (at: number) => Math.min(count - 1, Math.max(0, at));

  const barAt = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((event.clientX - left) / width) * count));
  };
  const leave = () => setHovered(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setChosen(undefined);
    if (event.key === "Enter" && chosen !== undefined) onEnter(chosen);
    const at = indexAfterKey(event.key, chosen, count);
    if (at === undefined) return;
    event.preventDefault();
    setChosen(clamp(at));
  };
  return {
    chosen,
    shown: hovered ?? chosen,
    sliderHandlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        pressed.current = barAt(event);
        setHovered(pressed.current);
      },
      onPointerMove: (event: PointerEvent) => setHovered(barAt(event)),
      onPointerUp: (event: PointerEvent) => {
        const at = barAt(event);
        const isSecondTap = at === chosen && at === pressed.current;
        setChosen(isSecondTap ? undefined : at);
        if (event.pointerType !== "mouse" || isSecondTap) leave();
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
    },
  };
}

function indexAfterKey(key: string, chosen: number | undefined, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowUp") return chosen === undefined ? 0 : chosen + 1;
  if (key === "ArrowLeft" || key === "ArrowDown") return (chosen ?? count) - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
