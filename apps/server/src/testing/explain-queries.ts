import { CompiledQuery } from "kysely";
import { vi } from "vitest";
import type { Queries } from "../database/connection.ts";

interface ExplainedQuery {
  readonly text: string;
  /** Of SQLite's plan, as in "SEARCH meals USING INDEX meals_by_day (user_id=?)". */
  readonly steps: readonly string[];
}

/** The plans of the queries that `work` sends, on SQLite. Queries of a transaction are included. */
export async function explainQueries(
  queries: Queries,
  work: () => Promise<unknown>,
): Promise<readonly ExplainedQuery[]> {
  const executor = Object.getPrototypeOf(Object.getPrototypeOf(queries.getExecutor()));
  const execute = vi.spyOn(executor, "executeQuery");
  await work();
  const sent = execute.mock.calls.map(([query]) => query as CompiledQuery);
  execute.mockRestore();
  const explained: ExplainedQuery[] = [];
  for (const { sql: text, parameters } of sent) {
    if (!/^(select|update|delete|insert|with) /.test(text)) continue;
    const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    const { rows } = await queries.executeQuery<{ detail: string }>(plan);
    explained.push({ text, steps: rows.map(({ detail }) => detail) });
  }
  return explained;
}
