import { Readable } from "node:stream";
import type { MealEntry } from "@morsel/contracts";
import { ZipFile } from "yazl";
import type { Queries } from "../../database/connection.ts";
import type { MealRow } from "../../database/tables.ts";
import { rowToEntry } from "../meals/index.ts";
import { type Cell, csvLine } from "./csv.ts";
import { itemCells, itemHeader, mealCells, mealHeader, rangesOf } from "./meal-sheets.ts";
import { findPersonalTables, type PersonalTable, type Row, readRows } from "./personal-tables.ts";
import type { UserDataSource, UserFile } from "./user-data-source.ts";

/** Columns with credentials, which are left out of an export. */
const secretColumns = [
  "password",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "token_hash",
  "key_hash",
  "code_hash",
  "endpoint",
  "p256dh_key",
  "auth_key",
  "signing_key",
];

const readMe = `This is all that Morsel keeps of you.

meals.csv        your meals, for a spreadsheet
meal-items.csv   the foods of each meal, with where their figures are from
data/            everything, table by table, as JSON; names that end with _at are epoch milliseconds
                 where they are numbers
photos/          your photos, where you have any

An empty cell, or null, is unknown, which is not zero. In the CSV files a text that a spreadsheet would
take for a formula has ' before it; the JSON has it as you wrote it. Left out are only the keys that open
your account: your password's hash, and what your sessions and your own tools sign in with; those that
send reminders to your devices; and those that sign the events of your webhooks.
`;

/** A zip of all of a user's data, created while it is read. */
export async function exportAccount(
  queries: Queries,
  dataSources: readonly UserDataSource[],
  userId: string,
): Promise<Readable> {
  const tables = await findPersonalTables(queries);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  // The stream that is being read; it is destroyed if the client disconnects.
  let reading: Readable | undefined;
  output.once("close", () => reading?.destroy());
  const add = (path: string, read: () => AsyncIterable<string | Buffer>) =>
    zip.addReadStreamLazy(path, (open) => {
      reading = Readable.from(read(), { objectMode: false });
      open(null, reading);
    });

  zip.addBuffer(Buffer.from(readMe), "README.txt");
  const meals = tables.find(({ name }) => name === "meals");
  if (meals) {
    const readMeals = () => readRows(queries, meals, userId) as AsyncIterable<unknown>;
    add("meals.csv", () => toCsv(mealHeader, readMeals(), (meal) => [mealCells(meal)]));
    add("meal-items.csv", () => toCsv(itemHeader, readMeals(), itemCells));
  }
  for (const table of tables) add(`data/${table.name}.json`, () => toJson(queries, table, userId));
  for (const holder of dataSources) {
    for (const file of await holder.listFiles(userId)) add(file.path, () => toBytes(file));
  }
  zip.end();
  return output;
}

async function* toBytes(file: UserFile): AsyncGenerator<Buffer> {
  yield await file.read();
}

async function* toCsv(
  header: readonly string[],
  rows: AsyncIterable<unknown>,
  toLines: (meal: MealEntry) => readonly (readonly Cell[])[],
): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets guess the encoding.
  yield `\uFEFF${csvLine(header)}`;
  for await (const row of rows) {
    const text = toLines(toEntry(row)).map(csvLine).join("");
    if (text !== "") yield text;
  }
}

async function* toJson(
  queries: Queries,
  table: PersonalTable,
  userId: string,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of readRows(queries, table, userId)) {
    yield separator + JSON.stringify({ ...readable(row), ...computedFields(table, row) });
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** The ranges of a meal's energy and macros, which are computed from its items. */
function computedFields({ name }: PersonalTable, row: Row): Row {
  return name === "meals" ? rangesOf(toEntry(row)) : {};
}

const toEntry = (row: unknown) => rowToEntry({ ...(row as MealRow), asked_json: null });

/** A row without its secrets, with its JSON columns parsed. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !secretColumns.includes(name))
      .map(([name, value]) =>
        name.endsWith("_json") && typeof value === "string"
          ? [name.slice(0, -"_json".length), JSON.parse(value)]
          : [name, value],
      ),
  );
}
