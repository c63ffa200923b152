import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { ProviderSettings } from "../../config.ts";

/** The provider's id in better-auth: the end of the callback's path, and `provider_id` in `accounts`. */
export const providerId = "oidc";

/**
 * Sign-in by OpenID Connect: code flow with state, nonce and PKCE, and an ID token that is verified
 * against the provider's keys. Only that token identifies the user.
 */
export function signInProvider({ issuer, clientId, clientSecret, name }: ProviderSettings) {
  return genericOAuth({
    config: [
      {
        providerId,
        name,
        clientId,
        ...(clientSecret ? { clientSecret } : {}),
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        scopes: ["openid", "email"],
        requireIdTokenVerification: true,
        // Another provider may give the same subject to a different user.
        accountSubject: ({ profile }) => `${profile.iss} ${profile.sub}`,
        getUserInfo: async ({ idToken }) => (idToken ? readClaims(idToken) : null),
      },
    ],
  });
}

/** The claims of an ID token that has been verified. */
function readClaims(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
  return {
    id: String(claims.sub),
    sub: String(claims.sub),
    iss: String(claims.iss),
    name: "",
    email: typeof claims.email === "string" ? claims.email : undefined,
    emailVerified: claims.email_verified === true,
  };
}
