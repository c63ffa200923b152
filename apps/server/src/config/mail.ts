import { ConfigError } from "./config-error.ts";

/** The SMTP server that sends Morsel's mail. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); otherwise STARTTLS. */
  readonly isImplicitTls: boolean;
  /** False for a server on this machine or in a private network: STARTTLS is then used if it is offered. */
  readonly isTlsRequired: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  /** The sender: an address, or a name and an address. */
  readonly from: string;
}

/** The settings by their names in the environment. */
interface MailEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

const submissionPort = 587;
const implicitTlsPort = 465;

/** Undefined if no mail is sent. Throws a ConfigError if one of the two settings is missing. */
export function toMail(
  { SMTP_URL: smtpUrl, MAIL_FROM: from }: MailEnvironment,
  isPrivateHost: (host: string) => boolean,
): MailSettings | undefined {
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl) throw new ConfigError("MAIL_FROM is set, which needs SMTP_URL.");
  if (!from) throw new ConfigError("SMTP_URL is set, which needs MAIL_FROM, the sender's address.");
  const url = new URL(smtpUrl);
  const isImplicitTls = url.protocol === "smtps:";
  return {
    // Node takes an IPv6 address without its brackets.
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isImplicitTls ? implicitTlsPort : submissionPort),
    isImplicitTls,
    isTlsRequired: !isPrivateHost(url.hostname),
    login: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    from,
  };
}
