import { isIP } from "node:net";

/**
 * True if a subscription's endpoint may be that of a push service: https at the usual port of a host with a full
 * name. A user chooses the endpoint, so it must not reach the operator's own network; `lookupPublic` (http/public-address.ts) also checks
 * the addresses of the name.
 */
export function isPushEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return false;
  const { hostname } = url;
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 && /[^.]\.[a-z][a-z0-9-]*$/i.test(hostname);
}
