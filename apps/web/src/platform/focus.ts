/**
 * For a control that is about to go or to be disabled: hands the focus of a keyboard on to `to`.
 * That of a mouse or a finger stays, so that no keyboard covers a phone's screen.
 */
export function moveFocus(to: HTMLElement | null): void {
  if (document.activeElement?.matches(":focus-visible")) to?.focus({ preventScroll: true });
}
