import type { Database } from "../../database/connection.ts";
import type { FindLanguages } from "../foods/index.ts";

export interface TrendsDeps {
  readonly database: Database;
  readonly findLanguages: FindLanguages;
}
