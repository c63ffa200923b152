import { routes } from "./routes.ts";

/** Longer paths cannot be pages of this app. */
const returnPathMaxLength = 2048;

/** A page of this site: one slash, then printable ASCII without a backslash. */
const pagePath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Where to go after signing in: `path` if it is a page of this site, else '/'. Both sides
 * use it, so that no link can send a person to another site by way of the sign-in page.
 */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || path.length > returnPathMaxLength || !pagePath.test(path)) return "/";
  return path.startsWith("/api/") ? "/" : path;
}

/** Starts signing in, and goes to `returnPath` afterwards. */
export function loginPath(returnPath: string): string {
  return `${routes.login}?return=${encodeURIComponent(returnPath)}`;
}
