import type { LogAgainRequest, LoggedAgain, MealEntry } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { useToast } from "../ui/toast.tsx";
import { errorToast, longToastMs } from "../ui/toast-store.ts";
import { apiErrorText, postJson, timeZoneHeader } from "./client.ts";
import { useDeleteMeal } from "./meals.ts";
import { t } from "./messages-on-demand.ts";

/** Posts a request with a key: a repeat of it adds nothing. */
export function postIdempotent(path: string, request: object, key: string): Promise<Response> {
  return postJson(path, request, { [queueHeaders.idempotencyKey]: key, ...timeZoneHeader() });
}

/** Loads the meals that were just logged, and shows a toast with an Undo that deletes them. */
export function useLoggedToast() {
  const showToast = useToast();
  const client = useQueryClient();
  const deleteMeal = useDeleteMeal();
  const undo = async (logged: readonly MealEntry[]) => {
    try {
      for (const { id } of logged) await deleteMeal.mutateAsync(id);
      showToast({ title: t.removedAgain, durationMs: longToastMs });
    } catch {
      showToast(errorToast(t.notAllMealsCould));
    }
  };
  return (logged: readonly MealEntry[], title: string) => {
    void client.invalidateQueries({ queryKey: [routes.meals] });
    void client.invalidateQueries({ queryKey: [routes.jobs] });
    const [first, ...others] = logged;
    showToast({
      title,
      ...(first && others.length === 0 && { text: first.title }),
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void undo(logged) },
    });
  };
}

/** The message when nothing was logged. */
export function logErrorText(error: unknown): string {
  return apiErrorText(error, t.nothingLogged);
}

/** Logs meals again; a repeat after a failure adds nothing twice. */
export function useLogAgain() {
  const showToast = useToast();
  const getKey = useIdempotencyKey();
  const showLogged = useLoggedToast();
  const mutation = useMutation({
    mutationFn: async (meals: LogAgainRequest["meals"]) => {
      const key = getKey(JSON.stringify(meals.map(({ id }) => id)));
      const request = { meals } satisfies LogAgainRequest;
      const answer = await postIdempotent(routes.logAgain, request, key);
      return ((await answer.json()) as LoggedAgain).items;
    },
    onSuccess: (logged) => {
      getKey.forget();
      const isOne = logged.length === 1;
      showLogged(
        logged,
        isOne ? t.loggedAgain : t.loggedCountMeals({ loggedCount: logged.length }),
      );
    },
    onError: (error) => showToast(errorToast(logErrorText(error))),
  });
  return {
    isLogging: mutation.isPending,
    logAgain: (meals: LogAgainRequest["meals"]) => {
      if (!mutation.isPending) mutation.mutate(meals);
    },
  };
}

/** Today at the time of day of another instant. */
export function todayAt(consumedAt: string): string {
  const then = new Date(consumedAt);
  const today = new Date();
  today.setHours(then.getHours(), then.getMinutes(), 0, 0);
  return today.toISOString();
}
