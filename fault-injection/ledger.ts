/**
 * The responses that clients received, to be compared with what is stored at the end. A request
 * without a response may have been applied or not.
 */
export class Ledger {
  /** Accepted messages by job id, with the number of meals in each. */
  readonly submits = new Map<string, { readonly userId: string; readonly meals: number }>();
  /** Jobs whose cancellation was confirmed. */
  readonly cancelled = new Set<string>();
  /** Accepted edits by job id. */
  readonly edits = new Set<string>();
  /** Meals with an attempted deletion, and their jobs; a deleted meal is purged after a while. */
  readonly deleteTried = new Map<string, string>();
  /** Meals whose deletion was confirmed and not undone since. */
  readonly deleted = new Set<string>();
}
