export { addAssistantRoute } from "./mcp-route.ts";
export { addTokenRoutes } from "./token-routes.ts";
export { createFindTokenOwner } from "./token-store.ts";
