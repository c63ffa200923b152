import type { QuickAdded, QuickAddRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { postIdempotent, useLoggedToast } from "./log-again.ts";
import { t } from "./messages-on-demand.ts";

/** Logs calories or macros without a food; a repeat after a failure adds nothing twice. */
export function useQuickAdd() {
  const getKey = useIdempotencyKey();
  const showLogged = useLoggedToast();
  return useMutation({
    mutationFn: async (request: QuickAddRequest): Promise<QuickAdded> => {
      const answer = await postIdempotent(
        routes.quickAdd,
        request,
        getKey(JSON.stringify(request)),
      );
      return (await answer.json()) as QuickAdded;
    },
    onSuccess: (meal) => {
      getKey.forget();
      showLogged([meal], t.logged);
    },
  });
}
