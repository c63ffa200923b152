import { useEffect, useState } from "react";

/**
 * The token after the '#' of the page's address, which browsers send to no server. It is removed from the address, so
 * that it is in no history. Empty if there is none.
 */
export function useLinkToken(): string {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash) window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
  return token;
}
