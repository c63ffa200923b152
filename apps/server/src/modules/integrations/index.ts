export { integrations } from "./integrations.ts";
export { createFindTokenOwner } from "./token-store.ts";
