import { routes } from "@morsel/contracts/facts";
import { useQueryClient } from "@tanstack/react-query";
import { findUser, ownerOf } from "../../../api/current-user.ts";
import { clearAtSignOut } from "../../../platform/idb-store.ts";
import { navigateAway } from "../../../platform/page.ts";
import { clearSession } from "../../../platform/storage.ts";

/** Removes the user's data from the browser, then opens the logout route. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const user = findUser(client);
    client.clear();
    clearSession();
    await clearAtSignOut(user && ownerOf(user));
    navigateAway(routes.logout);
  };
}
