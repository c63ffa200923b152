import { useEffect, useState } from "react";

/**
 * The token after the '#' of the page's address, which browsers send to no server. It is removed from the address, so
 * that it is in no history. Empty if there is none.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const take = () => {
      const { pathname, search, hash } = window.location;
      if (!hash) return;
      setToken(hash.slice(1));
      window.history.replaceState(window.history.state, "", pathname + search);
    };
    take();
    // Another link of the same page that is opened in this tab.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return token;
}
