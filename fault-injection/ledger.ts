/**
 * What people were answered, to be held against what is stored in the end. What was tried without
 * an answer may have happened or not.
 */
export class Ledger {
  readonly #notes: { readonly answerId: string | null; readonly note: (to: Ledger) => void }[] = [];
  /** Messages that were taken, by their jobs' ids, and how many meals each tells of. */
  readonly submits = new Map<string, { readonly userId: string; readonly meals: number }>();
  /** Jobs whose cancel was answered with yes. */
  readonly cancelled = new Set<string>();
  /** Edits that were taken, by their jobs' ids. */
  readonly edits = new Set<string>();
  /** Meals that somebody has tried to delete, and their jobs; such a meal is forgotten after a while. */
  readonly deleteTried = new Map<string, string>();
  /** Photos that were taken, by their ids, as they were shown then. */
  readonly photos = new Map<string, Buffer>();
  /** People whose accounts were deleted, by their e-mail addresses, each with the photo that they had. */
  readonly left = new Map<string, string>();
  /** Meals whose deletion was answered with yes, and that nobody has tried to bring back since. */
  readonly deleted = new Set<string>();

  /** Notes what an answer has promised. */
  add(answer: Response, note: (to: Ledger) => void): void {
    note(this);
    this.#notes.push({ answerId: answer.headers.get("x-request-id"), note });
  }

  /** What only these answers have promised, by their x-request-id. */
  of(answerIds: ReadonlySet<string>): Ledger {
    const ledger = new Ledger();
    for (const { answerId, note } of this.#notes) {
      if (answerId !== null && answerIds.has(answerId)) note(ledger);
    }
    return ledger;
  }
}
