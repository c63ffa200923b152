import { useHistoryState } from "wouter/use-browser-location";

/**
 * The searched words, in the state of the history: the way back from a food leads to the same list, and the words
 * are in no address.
 */
interface SearchState {
  readonly foodSearch: string;
}

/** The state of an entry of the history with these words. */
export function searchState(text: string): SearchState {
  return { foodSearch: text };
}

/** The words of this entry of the history; '' if it has none. */
export function useSearchText(): string {
  const state = useHistoryState<Partial<SearchState> | null>();
  return state?.foodSearch ?? "";
}
