export { addInsightRoutes } from "./insight-routes.ts";
export { addTrendRoutes } from "./trend-routes.ts";
