import type { RecoveryCodes, RecoveryCodesRequest } from "@morsel/contracts";
import { credentialRoutes, recoveryRoutes } from "@morsel/contracts/facts";
import { postJson } from "./client.ts";
import { useChange } from "./items.ts";

/** Replaces the user's recovery codes. Only this response contains them. */
export function useMakeRecoveryCodes() {
  return useChange(
    [credentialRoutes.accountAccess],
    async (request: RecoveryCodesRequest): Promise<RecoveryCodes> =>
      (await postJson(recoveryRoutes.recoveryCodes, request)).json(),
  );
}
