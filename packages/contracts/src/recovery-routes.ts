/** The paths by which a person gets into an account: apart, because few pages need them. All beyond the spec. */
export const recoveryRoutes = {
  /** An account that begins with a link to its mailbox. */
  signUpLink: "/api/identity/sign-up/link",
  confirmSignUp: "/api/identity/sign-up/confirm",
  /** A new password by a link, or by a recovery code. */
  resetLink: "/api/identity/request-password-reset",
  resetPassword: "/api/identity/reset-password",
  recover: "/api/identity/recover",
  /** Confirms an address by the link that was sent to it. */
  confirmEmail: "/api/identity/confirm-email",
  /** Changes the address; confirms the present one. */
  accountEmail: "/api/account/email",
  accountEmailLink: "/api/account/email/link",
  recoveryCodes: "/api/account/recovery-codes",
} as const;
