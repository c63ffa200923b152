import { routes } from "@morsel/contracts/facts";
import { useQueryClient } from "@tanstack/react-query";
import { findUser, ownerOf } from "../../../api/current-user.ts";
import { forgetAtSignOut } from "../../../platform/idb-store.ts";
import { navigateAway } from "../../../platform/page.ts";
import { forgetSession } from "../../../platform/storage.ts";

/** Removes the data of this person from the browser, then opens the page that ends the session. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const user = findUser(client);
    client.clear();
    forgetSession();
    await forgetAtSignOut(user && ownerOf(user));
    navigateAway(routes.logout);
  };
}
