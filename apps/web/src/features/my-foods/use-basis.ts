import type { SavedOwnFood } from "@morsel/contracts";
import { useSearch } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { useDictionary } from "../../api/dictionary.ts";
import { useOutbox } from "../../api/outbox.ts";
import { useOwnFoods } from "../../api/own-foods.ts";
import type { OutboxFood } from "../../platform/outbox-store.ts";

/** What a form starts from: nothing, a food to change, a food to copy, or a meal. */
export interface FormBasis {
  /** The id of the food to change; undefined for a new one. */
  readonly id: string | undefined;
  readonly mealId: string | null;
  /** The barcode of a new food; undefined if it was not scanned. */
  readonly barcode: string | undefined;
  /** The food to change or copy; undefined for a new one. */
  readonly food: SavedOwnFood | undefined;
  /** What waits to be saved of it. */
  readonly waiting: OutboxFood | undefined;
  /** Names that a copy cannot have. */
  readonly takenNames: readonly string[];
  readonly isLoading: boolean;
  /** True if the food no longer exists. */
  readonly isMissing: boolean;
}

/** Reads what a form starts from in the page's address. */
export function useFormBasis(kind: SavedOwnFood["kind"]): FormBasis {
  const search = new URLSearchParams(useSearch());
  const id = search.get("id") ?? undefined;
  const wanted = id ?? search.get("copy");
  const foods = useOwnFoods();
  const outbox = useOutbox(useCurrentUser().user);
  const takenNames = useTakenNames();
  const food = foods.data?.find((one) => one.id === wanted && one.kind === kind);
  const waiting = outbox.foods.find((one) => one.id === id && one.food.kind === kind);
  const isPending = foods.isPending || outbox.isLoading;
  return {
    id: waiting?.isNew ? undefined : id,
    mealId: search.get("meal"),
    barcode: search.get("barcode") ?? undefined,
    food,
    waiting,
    takenNames,
    isLoading: wanted !== null && isPending,
    isMissing: wanted !== null && !isPending && !food && !waiting,
  };
}

/** The names of the user's foods, recipes and words, as far as they are loaded. */
export function useTakenNames(): readonly string[] {
  const foods = useOwnFoods().data ?? [];
  const words = useDictionary().data ?? [];
  return [
    ...foods.flatMap(({ name, other_names }) => [name, ...other_names]),
    ...words.map(({ phrase }) => phrase),
  ];
}
