export { createFindCurrentUser, endSession } from "./account-routes.ts";
export { accountRoutes, createAccounts } from "./accounts.ts";
export { accountsMigration, passkeysMigration } from "./accounts-migration.ts";
export type { PasswordHash } from "./auth-options.ts";
export { describeDevice } from "./describe-device.ts";
export { createSignInPurge } from "./purge-sign-ins.ts";
