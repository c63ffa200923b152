import type { AccountAccess, ChangePasswordRequest, DeleteAccountRequest } from "@morsel/contracts";
import { pages, routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, getJson, postJson } from "../../../api/client.ts";
import { findUser, ownerOf } from "../../../api/current-user.ts";
import { forgetAtSignOut } from "../../../platform/idb-store.ts";
import { navigateAway } from "../../../platform/page.ts";
import { makePasskey } from "../../../platform/passkeys.ts";
import { forgetSession } from "../../../platform/storage.ts";

const accessKey = [routes.accountAccess] as const;

/** The user's sign-in methods and sessions. */
export function useAccountAccess() {
  return useQuery({
    queryKey: accessKey,
    queryFn: ({ signal }) => getJson<AccountAccess>(routes.accountAccess, signal),
    refetchOnMount: "always",
  });
}

/** A change of them. They are fetched again afterwards, also after a failure. */
function useAccessChange<Variables = void>(change: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: accessKey }),
  });
}

export function useChangePassword() {
  return useAccessChange((request: ChangePasswordRequest) => postJson(routes.password, request));
}

export function useEndSession() {
  return useAccessChange((id: string) => callApi(routes.session(id), { method: "DELETE" }));
}

export function useEndOtherSessions() {
  return useAccessChange(() => callApi(routes.sessions, { method: "DELETE" }));
}

/** Returns false if the user cancels. */
export function useAddPasskey() {
  return useAccessChange(async (name: string) => {
    const options = await (await postJson(routes.passkeyOptions, {})).json();
    const credential = await makePasskey(options);
    if (!credential) return false;
    await postJson(routes.passkeys, { name, credential });
    return true;
  });
}

export function useRenamePasskey() {
  return useAccessChange(({ id, name }: { readonly id: string; readonly name: string }) =>
    callApi(routes.passkey(id), {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    }),
  );
}

export function useRemovePasskey() {
  return useAccessChange((id: string) => callApi(routes.passkey(id), { method: "DELETE" }));
}

/** Opens the provider's page, to connect it with the account. */
export function useLinkProvider() {
  return useMutation({
    mutationFn: async () => {
      const { url } = (await (await postJson(routes.linkProvider, {})).json()) as { url: string };
      navigateAway(url);
    },
  });
}

/** Deletes the account and the user's data in this browser, then opens the home page. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: DeleteAccountRequest) => {
      await callApi(routes.account, {
        method: "DELETE",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(request),
      });
      const user = findUser(client);
      client.clear();
      forgetSession();
      await forgetAtSignOut(user && ownerOf(user));
      navigateAway(pages.home);
    },
  });
}
