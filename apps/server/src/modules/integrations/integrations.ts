import type { App } from "../../http/app-type.ts";
import type { IntegrationsDeps } from "./deps.ts";
import { addMcpRoute } from "./mcp-route.ts";
import { addTokenRoutes } from "./token-routes.ts";

/** Access tokens for a user's own tools, and the Model Context Protocol. */
export async function integrations(app: App, deps: IntegrationsDeps): Promise<void> {
  addTokenRoutes(app, deps);
  addMcpRoute(app, deps);
}
