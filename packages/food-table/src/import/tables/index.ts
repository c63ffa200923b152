import { ImportError } from "../import-error.ts";
import { bls } from "./bls.ts";
import { ciqual } from "./ciqual.ts";
import { cnf } from "./cnf.ts";
import { cofid } from "./cofid.ts";
import { fineli } from "./fineli.ts";
import type { FoodTableLayout, TableName } from "./food-table-layout.ts";
import { mext } from "./mext.ts";
import { swiss } from "./swiss.ts";

/** The national food tables that can be imported. Their order is that of their foods in the table. */
export const foodTables: readonly FoodTableLayout[] = [
  cofid,
  bls,
  ciqual,
  swiss,
  cnf,
  fineli,
  mext,
];

/** The names of the tables, as `--table` takes them. */
export const tableNames: readonly TableName[] = foodTables.map(({ name }) => name);

/**
 * The table of a name that a person wrote.
 *
 * @throws ImportError if no table has this name
 */
export function requireTableName(text: string): TableName {
  const found = tableNames.find((name) => name === text.toLowerCase());
  if (found === undefined) {
    throw new ImportError(`There is no table ${text}. The tables are ${tableNames.join(", ")}.`);
  }
  return found;
}
