export {
  type AccountParts,
  addAccountRoutes,
  createFindCurrentUser,
  endSession,
} from "./account-routes.ts";
export { accountsMigration, passkeysMigration } from "./accounts-migration.ts";
export { loadAuthSecret } from "./auth-secret.ts";
export { type AccessParts, addAccessRoutes } from "./credential-routes.ts";
export { createFindSession } from "./find-session.ts";
export { createIdentity } from "./identity.ts";
export { createSignInPurge } from "./purge-sign-ins.ts";
export { createOwnerCheck } from "./reauthenticate.ts";
