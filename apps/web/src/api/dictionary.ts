import type {
  MealEntry,
  OwnWordEntry,
  OwnWordList,
  OwnWordOffer,
  OwnWordRequest,
} from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, deleteResource, getJson, postJson } from "./client.ts";

const dictionaryKey = [routes.dictionary] as const;

const dictionaryOptions = queryOptions({
  queryKey: dictionaryKey,
  queryFn: async ({ signal }): Promise<readonly OwnWordEntry[]> =>
    (await getJson<OwnWordList>(routes.dictionary, signal)).items,
});

/** What the person's own words mean, by their phrases. */
export function useDictionary() {
  return useQuery({ ...dictionaryOptions, refetchOnMount: "always" });
}

const none: readonly OwnWordEntry[] = [];

/** The same for reading: none while they are not known, or not wanted. */
export function useOwnWords(isWanted: boolean): readonly OwnWordEntry[] {
  return useQuery({ ...dictionaryOptions, enabled: isWanted }).data ?? none;
}

/** Adds an entry, or changes the one of that id. */
export function useSaveOwnWord(id?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: OwnWordRequest) => {
      if (id === undefined) return void (await postJson(routes.dictionary, wish));
      await callApi(routes.ownWord(id), {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wish),
      });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: dictionaryKey }),
  });
}

/** Removes an entry. One that is gone already is as good. */
export function useRemoveOwnWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.ownWord(id)),
    onSettled: () => client.invalidateQueries({ queryKey: dictionaryKey }),
  });
}

const offerKey = ({ id, version }: MealEntry) => [...dictionaryKey, "offer", id, version] as const;

/** What the latest edit of a meal could teach; null where nothing. */
export function useOwnWordOffer(meal: MealEntry) {
  const { data } = useQuery({
    queryKey: offerKey(meal),
    queryFn: async ({ signal }) =>
      (await getJson<OwnWordOffer>(routes.ownWordOffer(meal.id), signal)).offer,
    gcTime: 0,
    enabled: meal.version > 1,
  });
  return data ?? null;
}

/** Answers an offer: with a No, nothing is offered for its phrase again. */
export function useAnswerOffer(meal: MealEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ offer, isYes }: { offer: OwnWordRequest; isYes: boolean }) => {
      const { phrase } = offer;
      await (isYes
        ? postJson(routes.dictionary, offer)
        : postJson(routes.ownWordRefusals, { phrase }));
    },
    onSuccess: () => client.setQueryData(offerKey(meal), null),
  });
}
