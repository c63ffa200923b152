import type {
  AccountAccess,
  ChangeEmailRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
} from "@morsel/contracts";
import { credentialRoutes, pages, recoveryRoutes, routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, getJson, postJson, sendJson } from "../../../api/client.ts";
import { findUser, ownerOf } from "../../../api/current-user.ts";
import { useChange } from "../../../api/items.ts";
import { clearAtSignOut } from "../../../platform/idb-store.ts";
import { navigateAway } from "../../../platform/page.ts";
import { createPasskey } from "../../../platform/passkeys.ts";
import { clearSession } from "../../../platform/storage.ts";

/** The user's sign-in methods and sessions. */
export function useAccountAccess() {
  return useQuery({
    queryKey: [credentialRoutes.accountAccess],
    queryFn: ({ signal }) => getJson<AccountAccess>(credentialRoutes.accountAccess, signal),
    refetchOnMount: "always",
  });
}

function useAccessChange<Variables = void>(change: (variables: Variables) => Promise<unknown>) {
  return useChange([credentialRoutes.accountAccess], change);
}

export function useChangePassword() {
  return useChange(
    [credentialRoutes.accountAccess, routes.tokens],
    (request: ChangePasswordRequest) => postJson(credentialRoutes.password, request),
  );
}

/** Sends a link to a new address, which becomes the account's when it is opened. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (request: ChangeEmailRequest) => postJson(recoveryRoutes.accountEmail, request),
  });
}

/** Sends a link to the present address. */
export function useConfirmLink() {
  return useMutation({ mutationFn: () => postJson(recoveryRoutes.accountEmailLink, {}) });
}

export function useEndSession() {
  return useAccessChange((id: string) =>
    callApi(credentialRoutes.session(id), { method: "DELETE" }),
  );
}

export function useEndOtherSessions() {
  return useAccessChange(() => callApi(credentialRoutes.sessions, { method: "DELETE" }));
}

/** Returns false if the user cancels. */
export function useAddPasskey() {
  return useAccessChange(async (name: string) => {
    const options = await (await postJson(credentialRoutes.passkeyOptions, {})).json();
    const credential = await createPasskey(options);
    if (!credential) return false;
    await postJson(credentialRoutes.passkeys, { name, credential });
    return true;
  });
}

export function useRenamePasskey(id: string) {
  return useAccessChange((name: string) =>
    sendJson("PATCH", credentialRoutes.passkey(id), { name }),
  );
}

export function useRemovePasskey() {
  return useAccessChange((id: string) =>
    callApi(credentialRoutes.passkey(id), { method: "DELETE" }),
  );
}

/** Opens the provider's page, to connect it with the account. */
export function useLinkProvider() {
  return useMutation({
    mutationFn: async () => {
      const { url } = (await (await postJson(credentialRoutes.linkProvider, {})).json()) as {
        url: string;
      };
      navigateAway(url);
    },
  });
}

/** Deletes the account and the user's data in this browser, then opens the home page. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: DeleteAccountRequest) => {
      await sendJson("DELETE", routes.account, request);
      const user = findUser(client);
      client.clear();
      clearSession();
      await clearAtSignOut(user && ownerOf(user));
      navigateAway(pages.home);
    },
  });
}
