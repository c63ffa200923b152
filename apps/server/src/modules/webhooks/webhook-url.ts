import { isIP } from "node:net";
import { isPublicAddress, isPublicOrHomeAddress } from "../../http/public-address.ts";

/** Which addresses webhooks may reach. */
export const addressRule = (mayReachHome: boolean) =>
  mayReachHome ? isPublicOrHomeAddress : isPublicAddress;

/**
 * True if an address may be a webhook's: https without a user name, and http as well if the operator allows private
 * networks. The addresses of a name are checked when it is called (`lookupPublic`).
 */
export function isWebhookUrl(text: string, mayReachHome: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return false;
  if (url.protocol !== "https:" && !(mayReachHome && url.protocol === "http:")) return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return addressRule(mayReachHome)(host);
  return mayReachHome || /[^.]\.[a-z][a-z0-9-]*$/i.test(host);
}
