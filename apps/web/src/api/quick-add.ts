import type { QuickAdded, QuickAddRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { postIdempotent, type ShowToast, useLoggedToast } from "./log-again.ts";

/** Logs calories or macros without a food, and says so with an Undo. A repeat after a failure adds nothing twice. */
export function useQuickAdd(tell: ShowToast) {
  const getKey = useIdempotencyKey();
  const showLogged = useLoggedToast(tell);
  return useMutation({
    mutationFn: async (wish: QuickAddRequest): Promise<QuickAdded> => {
      const answer = await postIdempotent(routes.quickAdd, wish, getKey(JSON.stringify(wish)));
      return (await answer.json()) as QuickAdded;
    },
    onSuccess: (meal) => {
      getKey.forget();
      showLogged([meal], "Logged");
    },
  });
}
