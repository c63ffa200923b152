/** Shows a number on the icon of the installed app; 0 removes it. Does nothing in other browsers. */
export function showAppBadge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => undefined);
}
