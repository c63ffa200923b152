export { describeSharedPages } from "./describe-page.ts";
export { addGuessRoutes } from "./guess-routes.ts";
export { addShareRoutes } from "./share-routes.ts";
export { purgeShares } from "./share-store.ts";
