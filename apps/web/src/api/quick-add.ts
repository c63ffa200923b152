import type { QuickAdded, QuickAddRequest } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { postJson } from "./client.ts";
import { type Tell, toldForMs, useTakeBack } from "./log-again.ts";

/** Logs calories or macros without a food, and says so with an Undo. A repeat after a failure adds nothing twice. */
export function useQuickAdd(tell: Tell) {
  const client = useQueryClient();
  const getKey = useIdempotencyKey();
  const takeBack = useTakeBack(tell);
  return useMutation({
    mutationFn: async (wish: QuickAddRequest): Promise<QuickAdded> => {
      const answer = await postJson(routes.quickAdd, wish, {
        [queueHeaders.idempotencyKey]: getKey(JSON.stringify(wish)),
        [queueHeaders.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      return (await answer.json()) as QuickAdded;
    },
    onSuccess: (meal) => {
      getKey.forget();
      void client.invalidateQueries({ queryKey: [routes.meals] });
      void client.invalidateQueries({ queryKey: [routes.jobs] });
      tell({
        title: "Logged",
        text: meal.title,
        durationMs: toldForMs,
        action: { label: "Undo", onAct: () => void takeBack([meal]) },
      });
    },
  });
}
