import { type Food, type FoodPart, type FoodSource, usualPortion } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { nutrientIds } from "../../nutrients.ts";
import { type NutrientAmounts, nutrientAmounts, roundTo, scalePer100g } from "../../totals.ts";
import { contentStem } from "../match/contents.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { headsOf } from "../match/food-words.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { nameWords } from "../match/rank-foods.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** A dish without the parts that the person left out. */
interface DishWithoutParts {
  readonly portion: ResolvedPortion;
  readonly nutrients: NutrientAmounts;
  /** The records of the dish and of what was taken off. */
  readonly source: FoodSource;
  /** The parts that were taken off. */
  readonly stems: readonly string[];
}

/** What is taken off a dish. */
interface Excluded {
  /** The stems that name it. */
  readonly words: readonly string[];
  readonly grams: number;
  readonly food: Food;
}

/** A part of a dish whose amount the person stated: it is counted by itself, and the dish without it. */
export interface CountedPart {
  /** The stems that name it in the dish. */
  readonly stems: readonly string[];
  readonly grams: number;
  readonly food: Food;
  /** True if a volume was stated: a drink may be all of it. */
  readonly isLiquid: boolean;
}

/** More than this share of a dish is not left out: the match is of another food. */
const maxExcludedShare = 0.6;
/** A usual portion with more than this share of the energy is not what the dish has of the part: the noodles of chicken soup. */
const maxExcludedEnergyShare = 0.9;
/** Of a mix the shares are known, so the match is of another food only if hardly anything remains. */
const maxExcludedShareOfMix = 0.95;

/**
 * "a burger without the bun": of a dish that is a mix, the bun's own share of the mix is subtracted; of another whose
 * table row contains the bun, a usual bun. So are the parts that are counted by themselves. A stated weight is of what
 * was eaten. Undefined if there is nothing to subtract.
 */
export function excludeParts(
  food: Food,
  leftOut: readonly string[],
  counted: readonly CountedPart[],
  portion: ResolvedPortion,
  matcher: FoodMatcher,
  index: FoodIndex,
): DishWithoutParts | undefined {
  if (portion.isWeight) return undefined;
  const said = leftOut.filter((stem) => !isNamedWithout(food, stem, index.language));
  const partsOf = new Map(said.map((stem) => [stem, partStems(food, stem, index.language)]));
  const without = findExcluded(food, [...partsOf.values()].flat(), portion, matcher, index);
  const excluded = [...without];
  for (const part of counted)
    excluded.push(...takeOff(food, part, excluded, portion, matcher, index));
  const excludedGrams = excluded.reduce((sum, part) => sum + part.grams, 0);
  if (excludedGrams === 0 || excludedGrams > maxExcludedShareOfMix * portion.grams)
    return undefined;
  const grams = roundTo(portion.grams - excludedGrams, 1);
  const amounts = excluded.map(({ food: { per100g }, grams: taken }) =>
    scalePer100g(per100g, taken),
  );
  return {
    portion: {
      ...portion,
      grams,
      portion: {
        ...portion.portion,
        receipt: subtractInReceipt(portion, -excludedGrams, grams),
      },
    },
    nutrients: subtract(scalePer100g(food.per100g, portion.grams), amounts),
    source: excluded.reduce((source, part) => addRecord(source, part.food.source), food.source),
    stems: said.filter((stem) =>
      partsOf.get(stem)?.some((one) => excluded.some((part) => isSaid(one, part.words))),
    ),
  };
}

const recordSeparator = ", ";

/** Figures of two records, as those of a mix name them. */
function addRecord(source: FoodSource, part: FoodSource): FoodSource {
  const dataset = source.dataset.includes(part.dataset)
    ? source.dataset
    : [source.dataset, part.dataset].join(recordSeparator);
  return { ...source, dataset, id: [source.id, part.id].join(recordSeparator) };
}

/** What a dish has of the parts that the stems name. */
function findExcluded(
  food: Food,
  stems: readonly string[],
  portion: ResolvedPortion,
  matcher: FoodMatcher,
  index: FoodIndex,
): readonly Excluded[] {
  const ofMix = findPartsOfMix(food, stems, portion, matcher, index);
  // The "rice" of "without the rice noodles" is not rice.
  const otherStems = stems.filter((stem) => !ofMix.some((part) => isSaid(stem, part.words)));
  return [...ofMix, ...findContained(food, otherStems, portion, matcher, index.language)];
}

/** What the dish usually has of a counted part; its stated amount if that is more likely to be in the dish. */
function takeOff(
  food: Food,
  { stems, grams, food: counted, isLiquid }: CountedPart,
  excluded: readonly Excluded[],
  portion: ResolvedPortion,
  matcher: FoodMatcher,
  index: FoodIndex,
): readonly Excluded[] {
  const dishKcal = kcalOf(food, portion.grams);
  const isInDish = (found: readonly Excluded[], maxShare: number) => {
    const parts = [...excluded, ...found];
    const sum = (amountOf: (part: Excluded) => number) =>
      parts.reduce((all, part) => all + amountOf(part), 0);
    const kcal = sum((part) => kcalOf(part.food, part.grams));
    return kcal <= dishKcal && sum((part) => part.grams) <= maxShare * portion.grams;
  };
  const usual = findExcluded(food, stems, portion, matcher, index);
  if (usual.length > 0 && isInDish(usual, maxExcludedShareOfMix)) return usual;
  // "A wrap with 100 g turkey" has some bread, however much turkey.
  const taken = excluded.reduce((sum, part) => sum + part.grams, 0);
  const most = Math.max(0, maxExcludedShare * portion.grams - taken);
  const stated = [{ words: stems, grams: isLiquid ? grams : Math.min(grams, most), food: counted }];
  return most > 0 && isInDish(stated, maxExcludedShare) ? stated : [];
}

/** The parts of a mix that the stems name, with the figures of their records. */
function findPartsOfMix(
  food: Food,
  stems: readonly string[],
  { grams }: ResolvedPortion,
  matcher: FoodMatcher,
  index: FoodIndex,
): readonly Excluded[] {
  if (stems.length === 0 || !food.parts?.length) return [];
  const { language } = index;
  const named = findNamedParts(food, stems, language);
  const others = stems.filter((stem) => !named.some(({ words }) => isSaid(stem, words)));
  const unnamed = food.parts.filter((one) => !named.some(({ part }) => part === one));
  // "chips" of a mix with fries: another name of the food that has the record.
  const renamed = (others.length === 0 ? [] : unnamed).flatMap((part) => {
    const ofRecord = findFoodOfRecord(part, food, index);
    const heads = ofRecord ? headsOf(language)(ofRecord) : new Set<string>();
    const words = others.filter((stem) => heads.has(stem));
    return words.length === 0 ? [] : { part, words };
  });
  return [...named, ...renamed].flatMap(({ part, words }) => {
    const found = findFoodOfPart(part, food, matcher, index);
    return found ? { words, grams: part.share * grams, food: found } : [];
  });
}

/** The parts that the most stems name first: "condensed milk" is none of the other milk in a dish. */
function findNamedParts(
  { parts = [] }: Pick<Food, "parts">,
  stems: readonly string[],
  language: Language,
): readonly { readonly part: FoodPart; readonly words: readonly string[] }[] {
  const named = parts
    .filter(({ name }) => stems.some((stem) => isNamed(name, stem, language)))
    .map((part) => ({ part, words: wordsOf(part.name, language) }))
    .map((one) => ({ ...one, said: stems.filter((stem) => isSaid(stem, one.words)) }));
  const most = Math.max(0, ...named.map(({ said }) => said.length));
  const found = named.filter(({ said }) => said.length === most);
  const left = stems.filter((stem) => !found.some(({ said }) => said.includes(stem)));
  return found.length === 0 ? [] : [...found, ...findNamedParts({ parts }, left, language)];
}

/** "oil" of "olive oil", which is one word. */
const isSaid = (stem: string, words: readonly string[]) =>
  words.some((word) => word.endsWith(stem));

const wordsOf = (name: string, language: Language): readonly string[] =>
  parseFoodName(name, language).flatMap(({ words }) => words);

/** The food that has a part's record, or else its name. */
function findFoodOfPart(
  part: FoodPart,
  mix: Food,
  matcher: FoodMatcher,
  index: FoodIndex,
): Food | undefined {
  const ofRecord = findFoodOfRecord(part, mix, index);
  if (ofRecord) return ofRecord;
  const [parsed] = parseFoodName(part.name, index.language);
  return parsed && matcher({ words: parsed.words, head: parsed.heads[0] })?.food;
}

/** The table's own foods by the id of their record; built for the first mix without a part. */
const foodsByRecord = memoize(({ foods }: FoodIndex) =>
  Map.groupBy(
    foods.filter(({ isImported }) => !isImported),
    ({ source }) => source.id,
  ),
);

/** The foods of the table that have the record of a part. */
export const findFoodsOfRecord = (
  { recordId }: FoodPart,
  mix: Food,
  index: FoodIndex,
): readonly Food[] =>
  (foodsByRecord(index).get(recordId) ?? []).filter(({ source }) =>
    mix.source.dataset.includes(source.dataset),
  );

const findFoodOfRecord = (part: FoodPart, mix: Food, index: FoodIndex): Food | undefined =>
  findFoodsOfRecord(part, mix, index)[0];

/** True for "boiled egg" and "egg", "olive oil" and "oil", "pork belly" and "pork"; not for "egg noodles" and "egg". */
function isNamed(name: string, stem: string, language: Language): boolean {
  const { cuts } = language.edits.foodGroups;
  return parseFoodName(name, language).some(
    ({ words, heads }) =>
      heads.some((head) => head.endsWith(stem)) ||
      (words.includes(stem) && heads.every((head) => cuts.has(head))),
  );
}

/** The usual portions of the parts that the row of the table lists or that the name of the dish has. */
function findContained(
  food: Food,
  stems: readonly string[],
  { portion, grams: dishGrams }: ResolvedPortion,
  matcher: FoodMatcher,
  language: Language,
): readonly Excluded[] {
  const most = mostOfDense(food, dishGrams);
  const parts = findListed(food, stems, language).flatMap((words) => {
    const part = matcher({ words, head: words.at(-1) })?.food;
    const usual = (part && usualPortion(part)?.grams) ?? 0;
    const least = isBun(words, language) ? minShareOfBun * dishGrams : 0;
    const grams = Math.max(least, Math.max(1, portion.count) * usual);
    return part ? { words, grams: Math.min(grams, most(part)), food: part } : [];
  });
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const kcal = parts.reduce((sum, part) => sum + kcalOf(part.food, part.grams), 0);
  return grams <= maxExcludedShare * dishGrams &&
    kcal <= maxExcludedEnergyShare * kcalOf(food, dishGrams)
    ? parts
    : [];
}

/** A larger burger has a larger bun: at least this share of its weight. */
const minShareOfBun = 0.27;

const isBun = (words: readonly string[], { foodClasses }: Language) =>
  words.some((word) => foodClasses.buns.has(word));

const kcalOf = ({ per100g }: Food, grams: number) =>
  scalePer100g(per100g, grams).calories_kcal ?? 0;

/** Sauces, fats and cheese: more energy in 100 g than this, and so many times that of the dish. */
const minDenseKcal = 300;
const minDenseFactor = 2;
/** A dish has less of them than people take by themselves: at most this share of its energy. */
const maxDenseShare = 0.25;

/** The most grams of a part that a dish has, by its energy. */
const mostOfDense =
  ({ per100g: { calories_kcal: dishKcal } }: Food, dishGrams: number) =>
  ({ per100g: { calories_kcal: kcal } }: Food): number =>
    dishKcal !== null && kcal !== null && kcal > Math.max(minDenseKcal, minDenseFactor * dishKcal)
      ? (maxDenseShare * dishKcal * dishGrams) / kcal
      : Number.POSITIVE_INFINITY;

/** The stems of each excluded part that the row lists, those of several words first: "blue cheese". */
function findListed(
  food: Food,
  stems: readonly string[],
  language: Language,
): readonly (readonly string[])[] {
  const compound = (food.contains ?? [])
    .map((content) => content.split(" ").map((word) => language.stem(word)))
    .find((words) => words.length > 1 && words.every((word) => stems.includes(word)));
  if (!compound) {
    const isPart = (stem: string) =>
      isListed(food, stem, language) || isInName(food, stem, language);
    return stems.filter(isPart).map((stem) => [stem]);
  }
  const others = stems.filter((stem) => !compound.includes(stem));
  return [compound, ...findListed(food, others, language)];
}

/**
 * "meat" of a dish that lists none by this word: the foods of the group that it is a mix of, or the only one that
 * its name or its row has.
 */
function partStems(food: Food, stem: string, language: Language): readonly string[] {
  const group = language.edits.foodGroups.foodGroups.get(stem);
  if (group === undefined || isContained(food, stem, language)) return [stem];
  const parts = food.parts ?? [];
  const ofMix = [...group].filter((one) => parts.some(({ name }) => isNamed(name, one, language)));
  if (ofMix.length > 0) return ofMix;
  const inName = [...group].filter((one) => isInName(food, one, language));
  const listed = [...group].filter((one) => isListed(food, one, language));
  return [inName, listed].find(({ length }) => length === 1) ?? [stem];
}

/** Sugars of more than this, in g per 100 g, are not those of milk or vegetables only. */
const maxSugarOfMilk = 6;

/** The excluded parts of a dish that nothing was subtracted for, unless it has none. */
export function partsNotTakenOff(
  food: Food,
  leftOut: readonly string[],
  takenOff: readonly string[],
  language: Language,
): readonly string[] {
  const isDish = Boolean(food.contains?.length || food.parts?.length);
  const mayHave = (stem: string) =>
    stem === language.dietQualifiers.sugarPart
      ? (food.per100g.sugar_g ?? 0) > maxSugarOfMilk
      : isDish || language.dietQualifiers.coatings.has(stem);
  return leftOut.filter(
    (stem) => mayHave(stem) && !takenOff.includes(stem) && !isNamedWithout(food, stem, language),
  );
}

/** True for "vegetarian chili" and "meat". */
function isNamedWithout(food: Food, stem: string, language: Language): boolean {
  const { toExclusion, findExclusionTerm } = language.dietQualifiers;
  const named = nameWords(language)(food);
  return named.has(toExclusion(stem)) || named.has(findExclusionTerm(stem) ?? "");
}

/** The parts that the words of a query leave out. */
export const excludedStems = (words: readonly string[], language: Language) =>
  words.flatMap((word) => language.dietQualifiers.findExcludedStem(word) ?? []);

/** True if a dish has the part in its row, its mix or its name. */
export const hasPart = (food: Food, stem: string, language: Language) =>
  isContained(food, stem, language) || isInName(food, stem, language);

/** True if a food of the table contains the part. */
export const isContained = (food: Food, stem: string, language: Language) =>
  isListed(food, stem, language) ||
  (food.parts ?? []).some(({ name }) => isNamed(name, stem, language));

/** The egg of "Garden salad with egg". */
const isInName = ({ name, contains = [] }: Food, stem: string, language: Language) =>
  contains.length > 0 &&
  parseFoodName(name, language).some(
    ({ words, heads }) => words.includes(stem) && !heads.includes(stem),
  );

const isListed = ({ contains = [] }: Food, stem: string, language: Language) =>
  contains.some((words) => contentStem(words, language) === stem);

function subtractInReceipt(
  { grams: wholeGrams, portion: { receipt } }: ResolvedPortion,
  addedGrams: number,
  grams: number,
): ResolvedPortion["portion"]["receipt"] {
  if (receipt.code !== "amount") return receipt;
  const calculation = { code: "sum", grams: wholeGrams, addedGrams } as const;
  return { ...receipt, calculation, share: 1, grams };
}

/** Unknown amounts of a part leave the dish's as they are. */
function subtract(whole: NutrientAmounts, parts: readonly NutrientAmounts[]): NutrientAmounts {
  return nutrientAmounts(
    Object.fromEntries(
      nutrientIds.map((id) => {
        const amount = whole[id];
        const excluded = parts.reduce((sum, part) => sum + (part[id] ?? 0), 0);
        return [id, amount === null ? null : Math.max(0, amount - excluded)];
      }),
    ),
  );
}
