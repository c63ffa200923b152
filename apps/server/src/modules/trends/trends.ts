import type { App } from "../../http/app-type.ts";
import type { TrendsDeps } from "./deps.ts";
import { addInsightRoutes } from "./insight-routes.ts";
import { addTrendRoutes } from "./trend-routes.ts";

/** The totals of days, and the insights of a week. */
export async function trends(app: App, deps: TrendsDeps): Promise<void> {
  addTrendRoutes(app, deps);
  addInsightRoutes(app, deps);
}
