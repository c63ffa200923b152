import type { Database } from "../../database/connection.ts";

export interface TrendsDeps {
  readonly database: Database;
}
