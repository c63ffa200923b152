import { isMaintenance } from "./maintenance-statements.ts";
import { findProblems, hasRowLock } from "./one-user-rule.ts";

/** Collects the statements that break the rule of a divided database. */
export class StatementRecorder {
  readonly #seen = new Set<string>();
  readonly #broken: string[] = [];

  /** Checks a statement that the server runs. */
  record(text: string, parameters: readonly unknown[]): void {
    const problems = findProblems(text, parameters);
    const key = `${text} ${problems.join()}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (problems.length === 0 || (isMaintenance(text) && !hasRowLock(text))) return;
    this.#broken.push(`${problems.join(", ")}: ${text}`);
  }

  /** The number of different statements. */
  get count(): number {
    return this.#seen.size;
  }

  /** The statements since the last call that name several users and are not maintenance, with their problems. */
  takeBroken(): readonly string[] {
    return this.#broken.splice(0);
  }
}
