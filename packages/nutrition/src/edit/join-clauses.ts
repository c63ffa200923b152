import type { EditOperation } from "../edits.ts";
import { forLanguage } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { isRefused } from "./edit-outcome.ts";
import { joinPartEaten } from "./join-parts.ts";
import { matchPhrases } from "./match-phrases.ts";
import { normalizeInstruction } from "./normalize-instruction.ts";
import { readClause } from "./read-clause.ts";
import { readFoodWords } from "./read-food-words.ts";
import { readStatedAmount } from "./read-stated-amount.ts";
import type { Clause } from "./segment-instruction.ts";

/** Joins clauses that only say again, or more exactly, what the clause before them says. */
export function joinToClauseBefore(
  clauses: readonly Clause[],
  context: EditContext,
): readonly Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const eaten = before && joinPartEaten(before, clause, context);
    if (eaten) {
      joined.splice(-1, 1, eaten);
      continue;
    }
    if (saysAgain(clause, joined, before, context)) continue;
    const exact = before && withAmount(before, clause, context);
    const isMoreExact =
      before &&
      (saysExactly(clause, before) ||
        weighsSize(clause, before, context) ||
        totalsSeconds(clause, before, context));
    if (exact || isMoreExact) joined.pop();
    if (!setTimeBefore(joined, clause, context)) joined.push(exact ?? clause);
  }
  return joined;
}

function saysAgain(
  clause: Clause,
  earlier: readonly Clause[],
  before: Clause | undefined,
  context: EditContext,
): boolean {
  // A remark may stand between: "it was for two, my wife and me, so half each".
  const change = earlier.findLast((one) => operationsOf(one).length > 0);
  if (change && repeatsShare(clause, change, context)) return true;
  return (
    before !== undefined &&
    (confirmsAll(clause, before, context) || saysRest(clause, before, context))
  );
}

/** Joins a clock to the clause that has the day; false if there is none. */
function setTimeBefore(clauses: Clause[], clause: Clause, context: EditContext): boolean {
  const place = clauses.findIndex(isTime);
  const before = clauses[place];
  const timed = before && withClock(before, clause, context);
  if (timed) clauses[place] = timed;
  return timed !== undefined;
}

/** "It was 3, one I gave to my friend" after 4, "she ate one, so I had 3": one clause says where the others went. */
function saysRest(clause: Clause, before: Clause, { items }: EditContext): boolean {
  const operations = [...operationsOf(before), ...operationsOf(clause)];
  const kept = operations.find((one) => one.kind === "set-amount");
  const gone = operations.find((one) => one.kind === "add-amount");
  if (!kept || !gone || operations.length > 2 || operationsOf(clause).length !== 1) return false;
  const { count } = items[kept.item]?.item.portion ?? {};
  const isSameUnit = gone.unit === undefined || kept.unit === gone.unit;
  return kept.item === gone.item && isSameUnit && count === kept.amount - gone.amount;
}

const saysSeconds = forLanguage((language) => new RegExp(`\\b${language.edits.roles.again}`, "i"));

/** "I split it with my wife, 50/50", "it serves 4, I had one portion" */
function repeatsShare(clause: Clause, before: Clause, { language }: EditContext): boolean {
  const [share, ...others] = operationsOf(before);
  if (share?.kind !== "scale") return false;
  if (!others.every((one) => one.kind === "scale" && one.factor === share.factor)) return false;
  const [again, ...more] = operationsOf(clause);
  const isSame =
    again?.kind === "scale" &&
    more.length === 0 &&
    ((again.item === share.item && others.length === 0) || again.item === "all") &&
    Math.abs(again.factor - share.factor) < 1e-6;
  const saysTwice =
    clause.words === before.words ||
    [clause, before].some(({ words }) => saysSeconds(language).test(words));
  if (share.factor >= 1) return isSame && saysTwice;
  const [ownPortion] = matchPhrases(language.edits.clauses.ownPortions, clause.words);
  return isSame || ownPortion !== undefined;
}

/** "package says 540 kcal, I ate it all": the figures are of all that was eaten. */
function confirmsAll(clause: Clause, before: Clause, context: EditContext): boolean {
  const isOfFigures = operationsOf(before).some(
    ({ kind }) => kind === "set-figures" || kind === "scale",
  );
  const [all] = matchPhrases(
    context.language.edits.factors.wholes,
    normalizeInstruction(clause.words, context),
  );
  return isOfFigures && all !== undefined && all.rest === undefined;
}

/** "it was a bit less, about 80%": the factor that was assumed, in a figure. */
function saysExactly(clause: Clause, before: Clause): boolean {
  const [assumed, ...others] = operationsOf(before);
  const [exact, ...more] = operationsOf(clause);
  return (
    [...others, ...more].length === 0 &&
    assumed?.kind === "scale" &&
    assumed.isAssumed === true &&
    exact?.kind === "scale" &&
    exact.item === assumed.item &&
    exact.factor < 1 === assumed.factor < 1
  );
}

/** "the steak was small, I'd say 120 g": the weight of what had a size. */
function weighsSize(clause: Clause, before: Clause, context: EditContext): boolean {
  const [sized, ...others] = operationsOf(before);
  const [weighed, ...more] = operationsOf(clause);
  if (sized?.kind !== "set-amount" || weighed?.kind !== "set-amount") return false;
  const measures = [sized, weighed].map(({ amount, unit = "" }) =>
    readStatedAmount(`${amount} ${unit}`, context),
  );
  const isOne = others.length === 0 && more.length === 0 && sized.item === weighed.item;
  return isOne && measures[0]?.isSize === true && measures[1]?.isWeight === true;
}

/** "I took seconds, so 450 g of lasagne in total": the amount says how much more it was. */
function totalsSeconds(clause: Clause, before: Clause, { language }: EditContext): boolean {
  const [seconds, ...others] = operationsOf(before);
  const [total] = operationsOf(clause);
  const isDouble = seconds?.kind === "scale" && seconds.item === "all" && others.length === 0;
  return (
    isDouble &&
    saysSeconds(language).test(before.words) &&
    (total?.kind === "set-amount" || total?.kind === "add-amount")
  );
}

/** "there was olive oil on it, 1 tbsp", "a can of cola, 330 ml": the amount of what was added without a weight. */
function withAmount(before: Clause, clause: Clause, context: EditContext): Clause | undefined {
  const [added, ...others] = operationsOf(before);
  const isFood = added?.kind === "add" || added?.kind === "replace";
  if (!isFood || others.length > 0) return undefined;
  const { words, amount = 1, unit, figures } = added.mention;
  const isWeighed = unit !== undefined && readStatedAmount(`1 ${unit}`, context)?.isWeight;
  if (amount !== 1 || isWeighed || figures !== undefined) return undefined;
  const measure = normalizeInstruction(clause.words, context);
  const stated = readStatedAmount(measure, context);
  const isCounted = added.mention.amount !== undefined || unit !== undefined;
  if (isCounted && !stated?.isWeight) return undefined;
  const rest = stated?.rest.replace(context.language.edits.amounts.cookedWeight, "");
  if (!stated || rest !== "" || stated.isArticle || stated.isSize) return undefined;
  const [mention, ...more] =
    readFoodWords(`${context.language.edits.amounts.wordOf(measure)} ${words}`, context) ?? [];
  if (!mention || more.length > 0) return undefined;
  return { words: `${before.words}, ${clause.words}`, read: [{ ...added, mention }] };
}

/** "move it to yesterday, 4:30pm", "breakfast, 7:45", "it was yesterday, a snack, at 7pm": one time. */
function withClock(before: Clause, clause: Clause, context: EditContext): Clause | undefined {
  if (!isTime(before) || countTimes(clause) !== 1 || !isTime(clause)) return undefined;
  const leads = matchPhrases(context.language.edits.times.timeLeads, clause.words);
  const times = [clause.words, ...[...leads].map(({ time = "" }) => time)];
  const joined = times.map((time) => {
    const words = `${before.words} ${time}`;
    return { words, read: readClause(words, context) };
  });
  return joined.find((one) => isTime(one) && countTimes(one) === 1);
}

/** True for a clause that sets only a time or the type of the meal. */
function isTime(clause: Clause): boolean {
  const operations = operationsOf(clause);
  return operations.length > 0 && operations.every(({ kind }) => timeKinds.has(kind));
}

const timeKinds: ReadonlySet<EditOperation["kind"]> = new Set(["set-time", "set-meal-type"]);

const countTimes = (clause: Clause): number =>
  operationsOf(clause).filter(({ kind }) => kind === "set-time").length;

const operationsOf = ({ read }: Clause): readonly EditOperation[] =>
  read === undefined || isRefused(read) ? [] : read;
