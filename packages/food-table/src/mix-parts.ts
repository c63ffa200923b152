import type { FoodPart, FoodSource } from "@morsel/nutrition";

const separator = /, | and /;

/** 'cheddar (55 %) and pineapple (45 %)', also after 'ploughman's lunch: '. */
const partPattern = /(?:^(?:[^:]*: )?|, | and )([^,:]+?) \((\d+(?:\.\d+)?) %\)/g;

/** The items of a list as the food files write it: "1, 2 and 3". */
export const splitList = (text: string): readonly string[] => text.split(separator);

/** The parts of a mix with their shares, in the order of its records; [] if the food is not a mix. */
export const listParts = (
  recordOf = "",
): readonly { readonly name: string; readonly percent: number }[] =>
  [...recordOf.matchAll(partPattern)].map(([, name = "", percent]) => ({
    name,
    percent: Number(percent),
  }));

/** The parts of a mix with their records; [] if the food is not a mix. */
export function readParts({ id, recordOf }: FoodSource): readonly FoodPart[] {
  const ids = splitList(id);
  const parts = listParts(recordOf);
  if (ids.length === 1 || parts.length !== ids.length) return [];
  return parts.map(({ name, percent }, place) => ({
    name,
    share: percent / 100,
    recordId: ids[place] as string,
  }));
}
