import type { SavedOwnFood } from "@morsel/contracts";

/** The own foods with a name in which each word of the query begins a word. */
export function findOwnFoods(
  foods: readonly SavedOwnFood[],
  query: string,
): readonly SavedOwnFood[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return foods.filter(({ name, other_names }) =>
    [name, ...other_names].some((one) => {
      const words = wordsOf(one);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    }),
  );
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
