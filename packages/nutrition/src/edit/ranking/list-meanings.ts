import { highCount } from "../../estimate/portions/portion-by-household.ts";
import type { EditContext } from "../edit-context.ts";
import { isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { readClause } from "../read-clause.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import type { LabelledWords } from "../roles/roles.ts";
import {
  type ClauseWords,
  mealTarget,
  type Target,
  targetsIn,
  toClauseWords,
} from "./clause-words.ts";
import { listDirectMeanings } from "./list-direct-meanings.ts";
import type { Meaning, MeaningKind } from "./meaning.ts";

/** More meanings of a clause are not tried. */
const maxMeanings = 40;

/** A change in a phrasing that the parsers know, and the places of the words that it uses. */
interface Phrasing {
  readonly kind: MeaningKind;
  readonly clause: string;
  readonly used: readonly number[];
  readonly target: Meaning["target"];
}

/**
 * All that a clause may mean by its foods, amounts and other values, whatever its other words are; `topic` is the
 * place of the item that the clauses before were about.
 */
export function listMeanings(
  words: readonly LabelledWords[],
  topic: number | undefined,
  context: EditContext,
): readonly Meaning[] {
  const clause = toClauseWords(words, context);
  const items = targetsIn(clause, topic);
  const meal = mealTarget(clause);
  const phrasings = [
    ...phraseTimes(clause),
    ...phraseFigures(items, clause),
    ...items.flatMap((item) => phraseItem(item, clause)),
    ...(isShareOfFood(clause) ? items : [...items, meal]).flatMap((target) =>
      phraseShares(target, clause),
    ),
    ...phraseRemovals(clause),
    ...phraseAdditions(clause),
  ];
  const talk: Meaning = { kind: "talk", operations: [], used: [], target: "named" };
  return [
    talk,
    ...phrasings.slice(0, maxMeanings).flatMap(({ kind, clause: said, used, target }) => {
      const operations = readClause(said, context);
      return operations === undefined || isRefused(operations) || operations.length === 0
        ? []
        : [{ kind, operations, used, target }];
    }),
    ...listDirectMeanings(clause, topic),
  ];
}

/** "half the potatoes" of a meal without potatoes is not half the meal. */
const isShareOfFood = ({ words, placesOf }: ClauseWords): boolean =>
  placesOf("share").some((at) => words[at + 1]?.role === "food");

function phraseTimes({ placesOf, wordsAt, context }: ClauseWords): readonly Phrasing[] {
  const { wordTime } = context.language.edits.roles;
  return allAndEach(placesOf("time")).map((used) => ({
    kind: "time",
    clause: wordTime(used.map((at) => wordsAt(at))),
    used,
    target: "meal",
  }));
}

/** All places together, and each alone. */
const allAndEach = (places: readonly number[]): readonly (readonly number[])[] =>
  places.length > 1 ? [places, ...places.map((at) => [at])] : places.map((at) => [at]);

function phraseFigures(items: readonly Target[], clause: ClauseWords): readonly Phrasing[] {
  const { allOfMeal, wordAmount } = clause.context.language.edits.roles;
  return allAndEach(clause.placesOf("figure")).flatMap((figures): readonly Phrasing[] => {
    const said = figures.map((at) => clause.wordsAt(at)).join(", ");
    return [
      { kind: "figures", clause: wordAmount(allOfMeal, said), used: figures, target: "meal" },
      ...items.map(({ name, used, target }): Phrasing => {
        return {
          kind: "figures-of-item",
          clause: wordAmount(name, said),
          used: [...used, ...figures],
          target,
        };
      }),
    ];
  });
}

/** What may be said of an item: that it is gone, its amount, another food in its place, or its kind. */
function phraseItem({ name, used, target }: Target, clause: ClauseWords): readonly Phrasing[] {
  const { placesOf, wordsAt, context } = clause;
  const { roles } = context.language.edits;
  const toPhrasing = (kind: MeaningKind, said: string, others: readonly number[]): Phrasing => ({
    kind,
    clause: said,
    used: [...used, ...others],
    target,
  });
  const amounts = placesOf("amount").flatMap((at) =>
    isNone(wordsAt(at), context)
      ? [toPhrasing("remove", roles.wordRemove([name]), [at])]
      : [toPhrasing("amount", roles.wordAmount(name, wordsAt(at)), [at])],
  );
  const foods = placesOf("food").flatMap((at) => {
    const places = withAmount(at, clause);
    return namesWithAmount(places, clause).map((food) =>
      toPhrasing("replace", roles.wordReplace(name, food), places),
    );
  });
  const kinds = neighbours(placesOf("kind")).map((places) =>
    toPhrasing("kind", roles.wordKind(name, wordsAt(...places)), places),
  );
  return [toPhrasing("remove", roles.wordRemove([name]), []), ...amounts, ...foods, ...kinds];
}

function phraseShares({ name, used, target }: Target, clause: ClauseWords): readonly Phrasing[] {
  const { placesOf, wordsAt, context } = clause;
  const { wordLeft, wordMultiple, wordShare } = context.language.edits.roles;
  const shares = placesOf("share").flatMap((at): readonly Phrasing[] => [
    { kind: "share", clause: wordShare(wordsAt(at), name), used: [...used, at], target },
    { kind: "left", clause: wordLeft(wordsAt(at), name), used: [...used, at], target },
  ]);
  const multiples = placesOf("multiple").map((at): Phrasing => {
    return {
      kind: "multiple",
      clause: wordMultiple(wordsAt(at), name),
      used: [...used, at],
      target,
    };
  });
  return [...shares, ...multiples];
}

/** All items that a clause names are gone. */
function phraseRemovals({ placesOf, wordsAt, context }: ClauseWords): readonly Phrasing[] {
  const items = placesOf("item");
  const isOne = new Set(items.map((at) => findItem(wordsAt(at), context))).size < 2;
  if (isOne) return [];
  const { wordRemove } = context.language.edits.roles;
  const clause = wordRemove(items.map((at) => wordsAt(at)));
  return [{ kind: "remove", clause, used: items, target: "named" }];
}

/** Foods are added: all together and each alone, with the amounts that may be theirs. */
function phraseAdditions(clause: ClauseWords): readonly Phrasing[] {
  const foods = clause.placesOf("food");
  const { wordAdd } = clause.context.language.edits.roles;
  const toPhrasing = (names: readonly string[], used: readonly number[]): Phrasing => ({
    kind: "add",
    clause: wordAdd(names),
    used,
    target: "named",
  });
  const ofFoods = foods.map((at) => withAmount(at, clause));
  const all =
    foods.length > 1
      ? [
          toPhrasing(
            ofFoods.map((one) => clause.wordsAt(...one)),
            ofFoods.flat(),
          ),
        ]
      : [];
  const each = foods.flatMap((at) =>
    [withAmount(at, clause), withAmountAfter(at, clause)]
      .filter((one) => one !== undefined)
      .flatMap((places) =>
        namesWithAmount(places, clause).map((name) => toPhrasing([name], places)),
      ),
  );
  return [...all, ...each];
}

/** A food with the amount before it; a high number also in grams: "beans 60". */
function namesWithAmount(
  places: readonly number[],
  { context, wordsAt }: ClauseWords,
): readonly string[] {
  const [amount, food] = places.length > 1 ? places : [];
  const name = wordsAt(...places);
  if (amount === undefined || food === undefined) return [name];
  const stated = readStatedAmount(wordsAt(amount), context);
  const isHigh = stated && stated.unit === undefined && stated.amount >= highCount;
  const { metricUnit } = context.language.amounts;
  return isHigh ? [name, `${stated.amount} ${metricUnit} ${wordsAt(food)}`] : [name];
}

/** Places without a gap are one name: "semi skimmed". */
function neighbours(places: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const at of places) {
    const last = groups.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** The place of a food after that of its amount, which is said before it or after it: "30 g chia", "chia, 30 g". */
function withAmount(food: number, { words }: Pick<ClauseWords, "words">): readonly number[] {
  const roleAt = (at: number) => words[at]?.role;
  let before = food - 1;
  while (roleAt(before) === "filler" || roleAt(before) === "kind") before -= 1;
  if (roleAt(before) === "amount") return [before, food];
  let after = food + 1;
  while (roleAt(after) === "filler" || roleAt(after) === "kind" || roleAt(after) === "be")
    after += 1;
  return roleAt(after) === "amount" ? [after, food] : [food];
}

/** The place of a food with that of an amount further behind it: "cheese on top as well, 30 g"; undefined without one. */
function withAmountAfter(food: number, { words, placesOf }: ClauseWords) {
  const amount = placesOf("amount").find((at) => at > food);
  if (amount === undefined || withAmount(food, { words }).includes(amount)) return undefined;
  const between = words.slice(food + 1, amount);
  return between.some(({ role }) => role === "food" || role === "item")
    ? undefined
    : [amount, food];
}

/** "0", "zero" */
const isNone = (amount: string, context: EditContext): boolean =>
  readStatedAmount(amount, context)?.amount === 0;
