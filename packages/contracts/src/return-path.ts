import { routes } from "./routes.ts";

/** Longer paths cannot be pages of this app. */
const returnPathMaxLength = 2048;

/** A page of this site: one slash, then printable ASCII without a backslash. */
const pagePath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * The path to go to after signing in: `path` if it is a page of this site, otherwise '/'. Used by the
 * server and the web app, so that no link can redirect to another site through the sign-in page.
 */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || path.length > returnPathMaxLength || !pagePath.test(path)) return "/";
  return path.startsWith("/api/") ? "/" : path;
}

/** The value of `mode` with which the sign-in page opens to create an account. */
export const createMode = "create";

/** The path that starts signing in and then redirects to `returnPath`. */
export function loginPath(returnPath: string, mode?: typeof createMode): string {
  const path = `${routes.login}?return=${encodeURIComponent(returnPath)}`;
  return mode === undefined ? path : `${path}&mode=${mode}`;
}
