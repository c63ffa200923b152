import type { LogAgainRequest, LoggedAgain, MealEntry } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { timeZoneHere } from "../platform/clock.ts";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { findApiError, postJson } from "./client.ts";
import { useDeleteMeal } from "./meals.ts";

interface Told {
  readonly title: string;
  readonly text?: string;
  readonly isError?: boolean;
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** The longest that the spec gives a toast of ours. */
const toldForMs = 4000;

export type ShowToast = (told: Told) => void;

/** Sends what the server logs at once, under a key by which a repeat adds nothing twice. */
export function postIdempotent(path: string, wish: object, key: string): Promise<Response> {
  return postJson(path, wish, {
    [queueHeaders.idempotencyKey]: key,
    [queueHeaders.timeZone]: timeZoneHere(),
  });
}

/** Shows meals that were just logged, and says so with an Undo that takes them out again. */
export function useLoggedToast(tell: ShowToast) {
  const client = useQueryClient();
  const deleteMeal = useDeleteMeal();
  const takeBack = async (logged: readonly MealEntry[]) => {
    try {
      for (const { id } of logged) await deleteMeal.mutateAsync(id);
      tell({ title: "Taken back", durationMs: toldForMs });
    } catch {
      const text = "Not all could be taken back. Please look at your meals.";
      tell({ title: "Error", text, isError: true, durationMs: toldForMs });
    }
  };
  return (logged: readonly MealEntry[], title: string) => {
    void client.invalidateQueries({ queryKey: [routes.meals] });
    void client.invalidateQueries({ queryKey: [routes.jobs] });
    const [first, ...others] = logged;
    tell({
      title,
      ...(first && others.length === 0 && { text: first.title }),
      durationMs: toldForMs,
      action: { label: "Undo", onAct: () => void takeBack(logged) },
    });
  };
}

/** Why nothing was logged. */
export function logErrorText(error: unknown): string {
  const body = findApiError(error)?.body;
  return body?.detail || body?.message || "Nothing was logged. Please try again.";
}

/**
 * Logs meals once more, a tap each, and says so with an Undo that takes the new ones out again.
 * A tap that is repeated after a failure adds nothing twice.
 */
export function useLogAgain(tell: ShowToast) {
  const getKey = useIdempotencyKey();
  const showLogged = useLoggedToast(tell);
  const mutation = useMutation({
    mutationFn: async (meals: LogAgainRequest["meals"]) => {
      const key = getKey(JSON.stringify(meals.map(({ id }) => id)));
      const wish = { meals } satisfies LogAgainRequest;
      const answer = await postIdempotent(routes.logAgain, wish, key);
      return ((await answer.json()) as LoggedAgain).items;
    },
    onSuccess: (logged) => {
      getKey.forget();
      const isOne = logged.length === 1;
      showLogged(logged, isOne ? "Logged again" : `${logged.length} meals logged again`);
    },
    onError: (error) =>
      tell({ title: "Error", text: logErrorText(error), isError: true, durationMs: toldForMs }),
  });
  return {
    isLogging: mutation.isPending,
    logAgain: (meals: LogAgainRequest["meals"]) => {
      if (!mutation.isPending) mutation.mutate(meals);
    },
  };
}

/** Today at the clock time of another day. */
export function todayAt(consumedAt: string): string {
  const then = new Date(consumedAt);
  const today = new Date();
  today.setHours(then.getHours(), then.getMinutes(), 0, 0);
  return today.toISOString();
}
