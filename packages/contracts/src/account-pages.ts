/** The pages that lead into an account. Each but the first has the token of a link after '#', which browsers send to no server. */
export const accountPages = {
  forgotPassword: "/account/forgot-password",
  resetPassword: "/account/reset-password",
  confirmSignUp: "/account/confirm-sign-up",
  confirmEmail: "/account/confirm-email",
} as const;
