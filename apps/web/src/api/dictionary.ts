import type {
  DictionaryEntryRequest,
  MealEntry,
  SavedDictionaryEntry,
  SuggestedDictionaryEntry,
} from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteResource, getJson, postJson, sendJson } from "./client.ts";
import { itemsOptions, useChange } from "./items.ts";

/** The query of the user's dictionary, which is stored for use without a connection. */
const dictionaryOptions = {
  ...itemsOptions<SavedDictionaryEntry>(routes.dictionary),
  meta: { isPersisted: true },
} as const;

/** The user's dictionary, sorted by phrase. */
export function useDictionary() {
  return useQuery({ ...dictionaryOptions, refetchOnMount: "always" });
}

const noEntries: readonly SavedDictionaryEntry[] = [];

/** The dictionary for reading a text; empty until it is loaded, or if `isWanted` is false. */
export function useDictionaryEntries(isWanted: boolean): readonly SavedDictionaryEntry[] {
  return useQuery({ ...dictionaryOptions, enabled: isWanted }).data ?? noEntries;
}

/** Adds an entry, or changes the one with this id. */
export function useSaveDictionaryEntry(id?: string) {
  return useChange([routes.dictionary], (entry: DictionaryEntryRequest) =>
    id === undefined
      ? postJson(routes.dictionary, entry)
      : sendJson("PUT", routes.dictionaryEntry(id), entry),
  );
}

/** Removes an entry. */
export function useRemoveDictionaryEntry() {
  return useChange([routes.dictionary], (id: string) => deleteResource(routes.dictionaryEntry(id)));
}

const suggestionKey = ({ id, version }: MealEntry) =>
  [routes.dictionary, "suggestion", id, version] as const;

/** The dictionary entry that the latest edit of a meal suggests; null if there is none. */
export function useDictionarySuggestion(meal: MealEntry) {
  const { data } = useQuery({
    queryKey: suggestionKey(meal),
    queryFn: async ({ signal }) =>
      (await getJson<SuggestedDictionaryEntry>(routes.suggestedDictionaryEntry(meal.id), signal))
        .offer,
    gcTime: 0,
    enabled: meal.version > 1,
  });
  return data ?? null;
}

interface SuggestionAnswer {
  readonly suggestion: DictionaryEntryRequest;
  readonly isAccepted: boolean;
}

/** Accepts or refuses a suggestion. After a refusal the phrase is not suggested again. */
export function useAnswerSuggestion(meal: MealEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ suggestion, isAccepted }: SuggestionAnswer) =>
      isAccepted
        ? postJson(routes.dictionary, suggestion)
        : postJson(routes.declinedSuggestions, { phrase: suggestion.phrase }),
    onSuccess: () => client.setQueryData(suggestionKey(meal), null),
  });
}
