import type { Queries } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";

export interface IntegrationsDeps {
  readonly queries: Queries;
  readonly signals: Signals;
}
