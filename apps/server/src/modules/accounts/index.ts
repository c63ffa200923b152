export { createFindCurrentUser, endSession } from "./account-routes.ts";
export {
  isSignUpOpen,
  setAdmin,
  setDisabled,
  setSignUpOpen,
} from "./account-states.ts";
export { accountRoutes, createAccounts } from "./accounts.ts";
export { accountsMigration, passkeysMigration } from "./accounts-migration.ts";
export type { PasswordHash } from "./auth-options.ts";
export { describeDevice } from "./describe-device.ts";
export { createInvitation, deleteInvitation, listInvitations } from "./invitations.ts";
export { createSignInPurge } from "./purge-sign-ins.ts";
export { createResetLink } from "./reset-link.ts";
