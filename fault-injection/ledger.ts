/**
 * The responses that clients received, to be compared with what is stored at the end. A request
 * without a response may have been applied or not.
 */
export class Ledger {
  /** Messages that were taken, by their jobs' ids, and how many meals each contains. */
  readonly submits = new Map<string, { readonly userId: string; readonly meals: number }>();
  /** Jobs whose cancel was answered with yes. */
  readonly cancelled = new Set<string>();
  /** Edits that were taken, by their jobs' ids. */
  readonly edits = new Set<string>();
  /** Meals that somebody has tried to delete, and their jobs; such a meal is forgotten after a while. */
  readonly deleteTried = new Map<string, string>();
  /** Meals whose deletion was confirmed and not undone since. */
  readonly deleted = new Set<string>();
}
