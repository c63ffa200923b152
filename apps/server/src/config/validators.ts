import { isIP } from "node:net";

/** Characters; see `isStrongSecret`. */
export const authSecretMinLength = 32;

/** Names and addresses that are not reachable from the internet: plain http is allowed for them. */
const privateHost =
  /^(localhost|\[::1\]|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.]+|.+\.(local|lan|internal|home\.arpa|test))$/;

export function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname !== "/" || url.search || url.hash || url.username) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && privateHost.test(url.hostname));
}

export function isServiceUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && privateHost.test(url.hostname));
}

/** True for this machine and for hosts of private networks. */
export function isPrivateHost(host: string): boolean {
  return privateHost.test(host);
}

export function isSmtpUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || !url.hostname) return false;
  return ["", "/"].includes(url.pathname) && !url.search && !url.hash;
}

/** 'morsel@example.com', or 'Morsel <morsel@example.com>'. */
export function isSender(text: string): boolean {
  return /^(?:[^<>"\r\n]{1,100} <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text);
}

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

export function isStrongSecret(text: string): boolean {
  return text.length >= authSecretMinLength && new Set(text).size >= 10;
}

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

export function isAddressList(text: string): boolean {
  return text.split(",").every((part) => {
    const [address = "", prefix, ...rest] = part.trim().split("/");
    if (proxyNames.includes(address)) return prefix === undefined;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= 128);
    return isIP(address) !== 0 && isPrefix && rest.length === 0;
  });
}
