export { type AccessParts, addAccessRoutes } from "./access-routes.ts";
export {
  type AccountParts,
  addAccountRoutes,
  createFindCurrentUser,
  endSession,
} from "./account-routes.ts";
export { accountsMigration, passkeysMigration } from "./accounts-migration.ts";
export { loadAuthSecret } from "./auth-secret.ts";
export { createFindSession } from "./find-session.ts";
export { createIdentity } from "./identity.ts";
export { createOwnerCheck } from "./owner-check.ts";
export { createSignInPurge } from "./purge-sign-ins.ts";
