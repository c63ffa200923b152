import { excludedStems, isContained } from "../exclusions/exclude-parts.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { normalizeMention } from "../mentions/normalize-mention.ts";
import type { ResolvedMention } from "../mentions/resolved-mention.ts";

/**
 * "caesar salad with 120 g chicken, no croutons": what was left out belongs to the last dish that contains it, not
 * to the food before the words.
 */
export function moveExclusions(
  mentions: readonly FoodMention[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  index: FoodIndex,
): readonly FoodMention[] {
  const contains = (mention: FoodMention, stem: string) => {
    const food = resolve(mention)?.food;
    return food !== undefined && isContained(food, stem, index.language);
  };
  const moved = [...mentions];
  mentions.forEach((mention, at) => {
    for (const qualifier of at === 0 ? [] : (mention.qualifiers ?? [])) {
      const [stem] = excludedStemsOf({ words: mention.words, qualifiers: [qualifier] }, index);
      if (stem === undefined || contains(withoutQualifier(mention, qualifier), stem)) continue;
      const dishAt = mentions.findLastIndex((other, place) => place < at && contains(other, stem));
      const [from, dish] = [moved[at], moved[dishAt]];
      if (!from || !dish) continue;
      moved[at] = withoutQualifier(from, qualifier);
      moved[dishAt] = withQualifiers(dish, [...(dish.qualifiers ?? []), qualifier]);
    }
  });
  return moved;
}

function excludedStemsOf(mention: FoodMention, index: FoodIndex): readonly string[] {
  const words = normalizeMention(mention, index).query?.words ?? [];
  const plain = normalizeMention({ words: mention.words }, index).query?.words ?? [];
  const before = new Set(excludedStems(plain, index.language));
  return excludedStems(words, index.language).filter((stem) => !before.has(stem));
}

const withoutQualifier = (mention: FoodMention, qualifier: string) =>
  withQualifiers(
    mention,
    (mention.qualifiers ?? []).filter((one) => one !== qualifier),
  );

function withQualifiers({ qualifiers: _, ...rest }: FoodMention, qualifiers: readonly string[]) {
  return qualifiers.length === 0 ? rest : { ...rest, qualifiers };
}
