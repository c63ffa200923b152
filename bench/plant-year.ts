import { DatabaseSync } from "node:sqlite";
import type { Account } from "../e2e/account.ts";
import { messages } from "./messages.ts";

export const days = 365;
export const mealsADay = 5;
const dayMs = 86_400_000;
const hours = [8, 11, 13, 16, 19];

/**
 * Gives an account a year of meals: five per day, copied in the database from meals of the bench's
 * messages, since logging all of them would take minutes.
 *
 * @returns the last of the days, 'YYYY-MM-DD': today in UTC.
 */
export async function plantYear(account: Account, databaseFile: string): Promise<string> {
  for (const message of messages.slice(0, 40)) await account.logUntilStored(message);
  const database = new DatabaseSync(databaseFile);
  const rows = database.prepare("select * from meals").all() as Record<string, number | string>[];
  const names = Object.keys(rows[0] ?? {});
  const insert = database.prepare(
    `insert into meals (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
  );
  const today = new Date().toISOString().slice(0, 10);
  database.exec("begin; delete from meals; delete from day_sums");
  for (let at = 0; at < days * mealsADay; at += 1) {
    const back = Math.floor(at / mealsADay);
    const startMs = Date.parse(today) - back * dayMs;
    const meal = {
      ...rows[(at * 7) % rows.length],
      id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
      ordinal: at,
      local_day: new Date(startMs).toISOString().slice(0, 10),
      consumed_at: startMs + (hours[at % mealsADay] ?? 0) * 3_600_000,
    };
    insert.run(...names.map((name) => (meal as Record<string, number | string>)[name] ?? null));
  }
  database.exec("commit");
  database.close();
  return today;
}
