import type { LogAgainRequest, LoggedAgain, MealEntry } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { timeZoneHere } from "../platform/clock.ts";
import { useIdempotencyKey } from "../platform/use-idempotency-key.ts";
import { findRefusal, postJson } from "./client.ts";
import { useDeleteMeal } from "./meals.ts";

interface Told {
  readonly title: string;
  readonly text?: string;
  readonly isError?: boolean;
  readonly durationMs: number;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** The longest that the spec gives a toast of ours. */
export const toldForMs = 4000;

export type Tell = (told: Told) => void;

/** Takes meals that were just logged out again, and says how that went. */
export function useTakeBack(tell: Tell) {
  const deleteMeal = useDeleteMeal();
  return async (logged: readonly MealEntry[]) => {
    try {
      for (const { id } of logged) await deleteMeal.mutateAsync(id);
      tell({ title: "Taken back", durationMs: toldForMs });
    } catch {
      const text = "Not all could be taken back. Please look at your meals.";
      tell({ title: "Error", text, isError: true, durationMs: toldForMs });
    }
  };
}

/**
 * Logs meals once more, a tap each, and says so with an Undo that takes the new ones out again.
 * A tap that is repeated after a failure adds nothing twice.
 */
export function useLogAgain(tell: Tell) {
  const client = useQueryClient();
  const getKey = useIdempotencyKey();
  const takeBack = useTakeBack(tell);
  const mutation = useMutation({
    mutationFn: async (meals: LogAgainRequest["meals"]) => {
      const key = getKey(JSON.stringify(meals.map(({ id }) => id)));
      const answer = await postJson(routes.logAgain, { meals } satisfies LogAgainRequest, {
        [queueHeaders.idempotencyKey]: key,
        [queueHeaders.timeZone]: timeZoneHere(),
      });
      return ((await answer.json()) as LoggedAgain).items;
    },
    onSuccess: (logged) => {
      getKey.forget();
      void client.invalidateQueries({ queryKey: [routes.meals] });
      void client.invalidateQueries({ queryKey: [routes.jobs] });
      const [first] = logged;
      tell({
        title: logged.length === 1 ? "Logged again" : `${logged.length} meals logged again`,
        ...(logged.length === 1 && first && { text: first.title }),
        durationMs: toldForMs,
        action: { label: "Undo", onAct: () => void takeBack(logged) },
      });
    },
    onError: (error) => {
      const body = findRefusal(error)?.body;
      const text = body?.detail || body?.message || "Nothing was logged. Please try again.";
      tell({ title: "Error", text, isError: true, durationMs: toldForMs });
    },
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
