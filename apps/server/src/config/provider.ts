import { ConfigError } from "./config-error.ts";

/** An OpenID Connect provider that people sign in with. */
export interface ProviderSettings {
  /** Without a slash at the end; its discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a public client, protected by PKCE only. */
  readonly clientSecret: string | undefined;
  /** Its displayed name. */
  readonly name: string;
}

/** The settings by their names in the environment. */
interface ProviderEnvironment {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME: string;
}

/** Returns the configured provider; undefined if there is none. Throws a ConfigError. */
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
