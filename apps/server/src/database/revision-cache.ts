import type { SQLInputValue } from "node:sqlite";
import type { RevisedResource } from "./tables.ts";

/** People remembered at a time. */
const mostKnown = 10_000;

/**
 * Committed revisions of the embedded database, which no other process writes to: a poll would
 * otherwise pay the locks of a read. What one connection commits is forgotten here at once.
 */
export class RevisionCache {
  readonly #known = new Map<string, Map<RevisedResource, number>>();
  /** Whose revisions the open transaction has raised; undefined in it: anybody's. */
  readonly #raised = new Set<string | undefined>();

  /** The revision, by `read` where it is not known. */
  get(userId: string, list: RevisedResource, read: () => number): number {
    const known = this.#known.get(userId)?.get(list);
    return known ?? this.#learn(userId, list, read());
  }

  /** To be told of each statement that may write, before it runs. */
  onWrite(sql: string, [first]: readonly SQLInputValue[]): void {
    if (!sql.includes("user_revisions")) return;
    const isOfOne = sql.startsWith('insert into "user_revisions"') && typeof first === "string";
    this.#raised.add(isOfOne ? first : undefined);
  }

  /** To be told when no transaction is open any more, however it ended. */
  onTransactionEnd(): void {
    if (this.#raised.has(undefined)) this.#known.clear();
    for (const userId of this.#raised) this.#known.delete(userId ?? "");
    this.#raised.clear();
  }

  #learn(userId: string, list: RevisedResource, revision: number): number {
    if (this.#known.size >= mostKnown) this.#known.clear();
    const lists = this.#known.get(userId) ?? new Map<RevisedResource, number>();
    this.#known.set(userId, lists.set(list, revision));
    return revision;
  }
}
