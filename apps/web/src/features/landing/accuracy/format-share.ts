/** "60.3 %", with a no-break space; a dash if it was not measured. */
export function formatShare(share: number | null): string {
  return share === null ? "—" : `${(100 * share).toFixed(1)}\u00a0%`;
}
