import { ConfigError } from "./config-error.ts";

/** Whom people may sign in by: a provider that speaks OpenID Connect. */
export interface ProviderSettings {
  /** Without a slash at the end; its discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a client without a secret, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  /** What people know it by. */
  readonly name: string;
}

/** The settings by their names in the environment. */
export interface ProviderEnvironment {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME: string;
}

/** The provider that the settings name; undefined if they name none. Throws a ConfigError. */
export function toProvider(values: ProviderEnvironment): ProviderSettings | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = values;
  if (issuer && clientId) {
    return { issuer: issuer.replace(/\/+$/, ""), clientId, clientSecret, name: values.OIDC_NAME };
  }
  if (issuer) throw new ConfigError("OIDC_ISSUER is set, which needs OIDC_CLIENT_ID.");
  const named = clientId ? "OIDC_CLIENT_ID" : clientSecret && "OIDC_CLIENT_SECRET";
  if (named) throw new ConfigError(`${named} is set, but OIDC_ISSUER does not say whose it is.`);
  return undefined;
}
