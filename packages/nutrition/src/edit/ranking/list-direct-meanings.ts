import type { EditOperation } from "../../edits.ts";
import { readFigure } from "../../estimate/chunks/read-figures.ts";
import {
  findClockCandidates,
  wordClock,
} from "../../estimate/message/structure/clock-candidates.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import type { Language } from "../../languages/language.ts";
import { isMeasured, type MealItem } from "../../meal.ts";
import { isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { readClause } from "../read-clause.ts";
import { readNumber, readStatedAmount } from "../read-stated-amount.ts";
import { type ClauseWords, mealTarget, type Target, targetsIn } from "./clause-words.ts";
import type { Meaning, MeaningKind } from "./meaning.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** More pieces, or more people at a table, are rarely meant. */
const maxCount = 12;
/** More meanings of a clause are not tried. */
const maxMeanings = 60;
/** A duration has at most so many words. */
const maxWordsOfDuration = 6;

/** Meanings that no single phrasing of the parsers states. */
export function listDirectMeanings(
  clause: ClauseWords,
  topic: number | undefined,
): readonly Meaning[] {
  const items = targetsIn(clause, topic);
  const meal = mealTarget(clause);
  return [
    ...items.flatMap((item) => [...listCounts(item, clause), ...listAdditions(item, clause)]),
    ...[...items, meal].flatMap((target) => [
      ...listSharesOfPeople(target, clause),
      ...listIncreases(target, clause),
      ...listDifferences(target, clause),
    ]),
    ...listMealCounts(meal, clause),
    ...listBareEnergies(meal, clause),
    ...[meal, ...items].flatMap((target) => listNutrients(target, clause)),
    ...items.flatMap((item) => listOfPieces(item, clause)),
    ...listOthers(clause),
    ...listDurations(clause),
    ...listClocks(clause),
  ].slice(0, maxMeanings);
}

const toMeaning = (
  kind: MeaningKind,
  { used, target }: Pick<Target, "used" | "target">,
  places: readonly number[],
  ...operations: readonly EditOperation[]
): Meaning => ({ kind, operations, used: [...used, ...places], target });

/** The place of the item that a target is; undefined for the meal. */
const placeOf = ({ name, target }: Target, { context }: ClauseWords): number | undefined =>
  target === "meal" ? undefined : findItem(name, context);

/** How many shared, with the places of the words: two if only the sharing is said. */
const sharersIn = (clause: ClauseWords) => [
  ...countsIn(clause),
  ...[...clause.placesOf("evenly"), ...clause.placesOf("shared")].map((at) => ({ at, count: 2 })),
];

/** Small whole numbers without a unit, with their places. */
const countsIn = ({ placesOf, wordsAt, words, context }: ClauseWords) =>
  [...placesOf("amount"), ...placesOf("people")].flatMap((at) => {
    if (words[at]?.isWeight) return [];
    const stated = readStatedAmount(wordsAt(at), context);
    const read = stated?.unit === undefined ? stated?.amount : undefined;
    const inWords = wordsAt(at)
      .split(/\s+/)
      .map((word) => readNumber(word, context.language))
      .find((one) => one !== undefined);
    const count = words[at]?.role === "amount" ? read : inWords;
    return count !== undefined && Number.isInteger(count) && count > 1 && count <= maxCount
      ? [{ at, count }]
      : [];
  });

/** So much more or less of an item: "20 g more", "left 50 g". */
function listAdditions(item: Target, clause: ClauseWords): readonly Meaning[] {
  const place = placeOf(item, clause);
  if (place === undefined) return [];
  const portion = clause.context.items[place]?.item.portion;
  return clause.placesOf("amount").flatMap((at) => {
    const stated = readStatedAmount(clause.wordsAt(at), clause.context);
    if (!stated || stated.amount === 0 || stated.isSize) return [];
    const { amount } = stated;
    const unit = stated.unit ?? metricUnitOf(amount, portion, clause.context.language);
    const add = (by: number): EditOperation => ({
      kind: "add-amount",
      item: place,
      amount: by,
      ...(unit === undefined ? {} : { unit }),
    });
    return [
      toMeaning("more", item, [at], add(amount)),
      toMeaning("less", item, [at], add(-amount)),
    ];
  });
}

/** Fewer are pieces: "two more". */
const minMetric = 5;

/** The unit of a bare number that is added to a weight or a volume: "rice up fifty". */
const metricUnitOf = (
  amount: number,
  portion: MealItem["portion"] | undefined,
  { amounts }: Language,
): string | undefined => {
  if (!portion || !isMeasured(portion) || amount < minMetric) return undefined;
  return portion.rule === "stated-volume" ? amounts.volumeUnit : amounts.metricUnit;
};

/** "2 beers" of 330 ml beer; "a second egg". */
function listCounts(item: Target, clause: ClauseWords): readonly Meaning[] {
  const place = placeOf(item, clause);
  const logged = clause.context.items[place ?? -1]?.item.portion;
  if (place === undefined || !logged) return [];
  const before = logged.count ?? 1;
  const scale = (factor: number): EditOperation => ({ kind: "scale", item: place, factor });
  const { oneMoreWords, ordinals } = clause.context.language.edits.roles;
  const isOneMore = (words: string) =>
    oneMoreWords.has(words) || ordinals.get(words.split(" ").at(-1) ?? "") === before + 1;
  return [
    ...(isMeasured(logged) ? countsIn(clause) : []).map(({ at, count }) =>
      toMeaning("count", item, [at], scale(count / before)),
    ),
    ...clause.words.flatMap(({ words }, at) =>
      isOneMore(words.toLowerCase())
        ? [toMeaning("one-more", item, [at], scale((before + 1) / before))]
        : [],
    ),
  ];
}

/** "had two of these" */
const listMealCounts = (meal: Target, clause: ClauseWords): readonly Meaning[] =>
  clause.placesOf("item").length + clause.placesOf("add").length > 0
    ? []
    : countsIn(clause).map(({ at, count }) =>
        toMeaning("count", meal, [at], { kind: "scale", item: "all", factor: count }),
      );

/** Bare numbers are not the energy of a meal if they change it by more. */
const maxEnergyFactor = 3;
const minEnergy = 100;

/** "the menu says 640 for the lot" */
function listBareEnergies(meal: Target, clause: ClauseWords): readonly Meaning[] {
  const before = clause.context.meal.nutrients.calories_kcal;
  if (!before) return [];
  return clause.placesOf("amount").flatMap((at) => {
    const stated = readStatedAmount(clause.wordsAt(at), clause.context);
    const factor = (stated?.amount ?? 0) / before;
    const isEnergy =
      stated &&
      stated.unit === undefined &&
      stated.amount >= minEnergy &&
      factor < maxEnergyFactor &&
      factor > 1 / maxEnergyFactor;
    return isEnergy
      ? [toMeaning("energy", meal, [at], { kind: "scale", item: "all", factor })]
      : [];
  });
}

/** "protein should be 26", "the fat of all that is 22 g" */
function listNutrients(target: Target, clause: ClauseWords): readonly Meaning[] {
  const { context, placesOf, words, wordsAt } = clause;
  const { allOfMeal, wordAmount } = context.language.edits.roles;
  const { nutrientWords } = context.language.nutrientWords;
  // How a nutrient spreads over several foods is open unless it is said of all.
  const isOfAll = placesOf("whole").length > 0 || context.items.length === 1;
  if (target.target === "meal" && !isOfAll) return [];
  // "protein" may be the name of a shake.
  const nutrients = [...words.keys()].filter(
    (at) =>
      words[at]?.role !== "item" &&
      nutrientWords.has(context.language.stem(wordsAt(at).toLowerCase())),
  );
  return nutrients.flatMap((nutrient) =>
    placesOf("amount").flatMap((at) => {
      const stated = readStatedAmount(wordsAt(at), context);
      const isGrams = stated?.unit === undefined || stated.isWeight;
      const name = target.target === "meal" ? allOfMeal : target.name;
      const said = `${stated?.amount} g ${wordsAt(nutrient)}`;
      const read = stated && isGrams ? readClause(wordAmount(name, said), context) : undefined;
      return read && !isRefused(read)
        ? [toMeaning("nutrient", target, [nutrient, at], ...read)]
        : [];
    }),
  );
}

/** The weight or the energy of a piece: "90 g each", "285 kcal per slice". */
function listOfPieces(item: Target, clause: ClauseWords): readonly Meaning[] {
  const { context, placesOf, wordsAt } = clause;
  const place = placeOf(item, clause);
  const count = context.items[place ?? -1]?.item.portion.count ?? 1;
  if (place === undefined || !(count > 1)) return [];
  const { eachWords } = context.language.edits.roles;
  const isOfPieces =
    placesOf("each").length > 0 ||
    clause.words.some(({ words }) => eachWords.has(words.toLowerCase()));
  if (!isOfPieces) return [];
  const weights = placesOf("amount").flatMap((at) => {
    const stated = readStatedAmount(wordsAt(at), context);
    return stated?.isWeight
      ? [
          toMeaning("of-pieces", item, [at], {
            kind: "set-amount",
            item: place,
            amount: stated.amount * count,
            ...(stated.unit !== undefined && { unit: stated.unit }),
          }),
        ]
      : [];
  });
  const energies = placesOf("figure").flatMap((at) => {
    const read = readFigure(readTokens(wordsAt(at), context.search.index), 0, context.language);
    return read
      ? [
          toMeaning("of-pieces", item, [at], {
            kind: "set-figures",
            item: place,
            amounts: { [read.value.nutrient]: Math.round(read.value.amount * count) },
          }),
        ]
      : [];
  });
  return [...weights, ...energies];
}

/** "three of us shared it", "went round five people", "with two friends" */
function listSharesOfPeople(target: Target, clause: ClauseWords): readonly Meaning[] {
  const item = target.target === "meal" ? "all" : placeOf(target, clause);
  if (item === undefined) return [];
  return sharersIn(clause).flatMap(({ at, count }) => [
    toMeaning("share-of-people", target, [at], { kind: "scale", item, factor: 1 / count }),
    toMeaning("share-with-people", target, [at], { kind: "scale", item, factor: 1 / (count + 1) }),
  ]);
}

/** "up by half", "a quarter more than that" */
function listIncreases(target: Target, clause: ClauseWords): readonly Meaning[] {
  const { context, placesOf, wordsAt } = clause;
  const { wordShare } = context.language.edits.roles;
  return placesOf("share").flatMap((at) => {
    const read = readClause(wordShare(wordsAt(at), target.name), context);
    const shares = read && !isRefused(read) ? read : [];
    const increases = shares.flatMap((one) =>
      one.kind === "scale" ? [{ ...one, factor: 1 + one.factor }] : [],
    );
    return increases.length > 0 ? [toMeaning("more-by-share", target, [at], ...increases)] : [];
  });
}

/** "take 100 calories off" */
function listDifferences(target: Target, clause: ClauseWords): readonly Meaning[] {
  const { context, placesOf, wordsAt } = clause;
  const place = placeOf(target, clause);
  const item = place === undefined ? undefined : context.items[place]?.item;
  const before = (item ?? context.meal).nutrients.calories_kcal;
  if (!before || (target.target !== "meal" && !item)) return [];
  return placesOf("figure").flatMap((at) => {
    const read = readFigure(readTokens(wordsAt(at), context.search.index), 0, context.language);
    if (read?.value.nutrient !== "calories_kcal") return [];
    const { amount } = read.value;
    const toEnergy = (energy: number): EditOperation =>
      place === undefined
        ? { kind: "scale", item: "all", factor: energy / before }
        : { kind: "set-figures", item: place, amounts: { calories_kcal: Math.round(energy) } };
    return [
      toMeaning("more-energy", target, [at], toEnergy(before + amount)),
      ...(amount < before
        ? [toMeaning("less-energy", target, [at], toEnergy(before - amount))]
        : []),
    ];
  });
}

/** What is said of all items but those that are named: "only the soup", "three quarters of everything else". */
function listOthers({ placesOf, wordsAt, context }: ClauseWords): readonly Meaning[] {
  const used = placesOf("item");
  const named = new Set(used.map((at) => findItem(wordsAt(at), context)));
  const others = [...context.items.keys()].filter((place) => !named.has(place));
  if (named.has(undefined) || named.size === 0 || others.length === 0) return [];
  const { references, roles } = context.language.edits;
  const target = { used, target: "named" } as const;
  const ofOthers = (
    kind: MeaningKind,
    at: number,
    word: (part: string, name: string) => string,
  ) => {
    const read = others.map((place) =>
      readClause(word(wordsAt(at), references.wordPlace(place)), context),
    );
    const operations = read.flatMap((one) => (one && !isRefused(one) ? one : []));
    return operations.length < others.length ? [] : [toMeaning(kind, target, [at], ...operations)];
  };
  const removals = others.map((item): EditOperation => ({ kind: "remove", item }));
  return [
    toMeaning("only", target, [], ...removals),
    ...placesOf("share").flatMap((at) => ofOthers("share-of-others", at, roles.wordShare)),
    ...placesOf("multiple").flatMap((at) => ofOthers("multiple-of-others", at, roles.wordMultiple)),
  ];
}

/** "half an hour earlier", "three hours ago", "the night before" */
function listDurations({ words, wordsAt, context }: ClauseWords): readonly Meaning[] {
  const { meal, written } = context;
  const meaningOf = (kind: MeaningKind, used: readonly number[], consumedAtMs: number) =>
    consumedAtMs > written.nowMs
      ? []
      : [toMeaning(kind, { used: [], target: "meal" }, used, { kind: "set-time", consumedAtMs })];
  return words.flatMap((_, from) => {
    // The longest of those that begin here.
    for (let to = Math.min(words.length, from + maxWordsOfDuration); to > from; to -= 1) {
      const used = Array.from({ length: to - from }, (_, at) => from + at);
      const duration = readDuration(wordsAt(...used), context.language);
      if (duration === undefined) continue;
      return [
        ...meaningOf("earlier", used, meal.consumedAtMs - duration),
        ...meaningOf("later", used, meal.consumedAtMs + duration),
        ...meaningOf("ago", used, written.nowMs - duration),
      ];
    }
    return [];
  });
}

/** Milliseconds of "three and a half hours", "the night before last". */
function readDuration(words: string, language: ClauseWords["context"]["language"]) {
  const { daysBefore, duration, hoursOfUnit } = language.edits.roles;
  const days = daysBefore.get(words.toLowerCase());
  if (days !== undefined) return days * dayMs;
  const { count = "", unit = "", more } = duration.exec(words)?.groups ?? {};
  const hours = hoursOfUnit.get(unit.toLowerCase());
  const number = readNumber(count, language);
  if (hours === undefined || number === undefined) return undefined;
  const fraction = more === undefined ? 0 : (readNumber(more, language) ?? 0);
  return Math.round((number + fraction) * hours * hourMs);
}

/** Notations of clock times that are as those of amounts. */
const bareForms: ReadonlySet<string> = new Set(["8", "3digits", "4digits", "eight"]);

/** Clock times in any notation, each alone; a bare number only where no food is named. */
function listClocks({ placesOf, words, wordsAt, context }: ClauseWords): readonly Meaning[] {
  const isOfFood = placesOf("item").length + placesOf("food").length > 0;
  const all = wordsAt(...words.keys());
  const starts = words.map((_, at) =>
    at === 0 ? 0 : wordsAt(...words.keys().take(at)).length + 1,
  );
  return findClockCandidates(all, context.language).flatMap((candidate) => {
    const used = [...words.keys()].filter((at) => {
      const start = starts[at] ?? 0;
      return candidate.start < start + wordsAt(at).length && start < candidate.end;
    });
    const read = readClause(context.language.edits.roles.wordTime([wordClock(candidate)]), context);
    const mayBeAmount = isOfFood && bareForms.has(candidate.form);
    return read &&
      !isRefused(read) &&
      !mayBeAmount &&
      used.every((at) => words[at]?.role !== "time")
      ? [toMeaning("time", { used: [], target: "meal" }, used, ...read)]
      : [];
  });
}
