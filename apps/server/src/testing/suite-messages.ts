import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** The messages of the suites that test readings, each once. */
export function listSuiteMessages(): readonly string[] {
  const folder = join(import.meta.dirname, "../../../../packages/food-table/src");
  const files = [
    join(folder, "test-messages/everyday-messages.csv"),
    ...["labelled-messages", "test-messages/languages"].flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith(".tsv"))
        .map((file) => join(folder, name, file)),
    ),
  ];
  const messages = files.flatMap((file) => {
    const rows = parse(readFileSync(file, "utf8"), {
      columns: true,
      delimiter: file.endsWith(".tsv") ? "\t" : ",",
      quote: file.endsWith(".tsv") ? null : '"',
      relax_column_count: true,
    }) as Record<string, string>[];
    return rows.flatMap((row) => row.message ?? row.text ?? []);
  });
  return [...new Set(messages)];
}
