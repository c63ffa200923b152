import { routes } from "@morsel/contracts/facts";

/** Where signing in starts; it ends at `returnPath`. */
export function loginPath(returnPath: string): string {
  return `${routes.login}?return=${encodeURIComponent(returnPath)}`;
}
