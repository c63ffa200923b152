/**
 * What people were answered, to be held against what is stored in the end. What was tried without
 * an answer may have happened or not.
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
