/**
 * Call it before the focused control is removed or disabled: moves keyboard focus to `to`. Focus by
 * mouse or touch is left alone, so that the keyboard of a phone stays closed.
 */
export function moveFocus(to: HTMLElement | null): void {
  if (document.activeElement?.matches(":focus-visible")) to?.focus({ preventScroll: true });
}
