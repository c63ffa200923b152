import type { Database } from "../../database/connection.ts";
import type { Photos } from "../photos/index.ts";

export interface CalorieGuessesDeps {
  readonly database: Database;
  readonly photos: Photos;
  /** How often one address may open shared estimates. */
  readonly limits: { readonly sharedPagesPerMinute: number };
}
