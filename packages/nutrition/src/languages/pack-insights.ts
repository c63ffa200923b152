import { displayNutrient } from "../display-nutrient.ts";
import type { DisplayUnits } from "../display-units.ts";
import type { NutrientId } from "../nutrients.ts";
import type { Average, InsightText, InsightWords, Target, Wordings } from "./wording.ts";
import { type createTexts, fill } from "./wording-texts.ts";

/** A title and a text, with words in braces for what they are about. */
type InsightTemplate = readonly [title: string, text: string];

/**
 * The texts of insights in a language. {nutrient} and {foods} are written as within a sentence, {Nutrient}, {Foods} and
 * {Day} as at its beginning.
 */
export interface PackInsights {
  /** The names of nutrients within a sentence, of energy in kilojoules, and of sodium that is shown as salt. */
  readonly nutrients: Readonly<Record<NutrientId | "energy" | "salt", string>>;
  /** True if names of foods keep their capital within a sentence. */
  readonly hasCapitalNouns: boolean;
  readonly words: Readonly<
    Record<
      | "overDay"
      | "overDays"
      | "atLeast"
      | "atMost"
      | "range"
      | "ofTarget"
      | "againstTarget"
      | "among"
      | "timesInAll"
      | "breakfast"
      | "lunch"
      | "dinner"
      | "snack",
      string
    >
  >;
  readonly templates: Readonly<Record<InsightText["code"], InsightTemplate>>;
}

const noBreakSpace = "\u00a0";

/** Formats figures and lists of foods in a language. */
function createFormats({ nutrients, words, hasCapitalNouns }: PackInsights, locale: string) {
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, { style: "percent" });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const figure = (amount: number, id: NutrientId, units: DisplayUnits) => {
    const value = amount * displayNutrient(id, units).factor;
    return (value < 9.95 ? oneDecimal : wholes).format(value);
  };
  const amountOf = (amount: number, id: NutrientId, units: DisplayUnits) =>
    `${figure(amount, id, units)}${noBreakSpace}${displayNutrient(id, units).unit}`;
  return {
    figure,
    amountOf,
    bound: (isAtLeast: boolean, amount: string) =>
      isAtLeast ? fill(words.atLeast, { amount }) : amount,
    percent: (share: number) => percents.format(share),
    clock: (minute: number) =>
      [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":"),
    /** Sunday is 0, as 4 January 1970 was. */
    weekday: (day: number) => weekdays.format((day + 3) * 24 * 60 * 60_000),
    overDays: (days: number) =>
      fill(days === 1 ? words.overDay : words.overDays, { days: `${days}` }),
    nutrient(id: NutrientId, units: DisplayUnits): string {
      if (id === "calories_kcal" && units.energy === "kJ") return nutrients.energy;
      if (id === "sodium_mg" && units.isSaltShown) return nutrients.salt;
      return nutrients[id];
    },
    /** Without what follows a comma, which would read as the next food; a name such as 'BLT' keeps its letters. */
    foodInSentence(name: string): string {
      const [short = name] = name.split(",");
      return !hasCapitalNouns && /^\p{Lu}\p{Ll}*( \p{Ll}|$)/u.test(short)
        ? short.charAt(0).toLowerCase() + short.slice(1)
        : short;
    },
  };
}

/** What the insights of a language are worded with. */
function createSpeech(
  insights: PackInsights,
  locale: string,
  texts: ReturnType<typeof createTexts>,
) {
  const { words, templates } = insights;
  const { joinList, capitalize } = texts;
  const format = createFormats(insights, locale);
  const say = (
    code: InsightText["code"],
    values: Readonly<Record<string, string>>,
  ): InsightWords => {
    const capitals = ["nutrient", "foods", "day"].flatMap((name) =>
      values[name] === undefined ? [] : [[capitalize(name), capitalize(values[name])] as const],
    );
    const all = { ...values, ...Object.fromEntries(capitals) };
    const [title, text] = templates[code];
    return { title: fill(title, all), text: fill(text, all) };
  };
  const list = (foods: readonly { readonly name: string }[]) =>
    joinList(foods.map(({ name }) => format.foodInSentence(name)));
  const average = ({ amount, isAtLeast }: Average, id: NutrientId, units: DisplayUnits) =>
    format.bound(isAtLeast, format.amountOf(amount ?? 0, id, units));
  const target = ({ low, high }: Target, id: NutrientId, units: DisplayUnits) => {
    if (low === null) return fill(words.atMost, { amount: format.amountOf(high ?? 0, id, units) });
    if (high === null) return fill(words.atLeast, { amount: format.amountOf(low, id, units) });
    const most = format.amountOf(high, id, units);
    return low === high ? most : fill(words.range, { low: format.figure(low, id, units), most });
  };
  return { ...format, words, joinList, say, list, average, target };
}

type Speech = ReturnType<typeof createSpeech>;
type InsightWordings = Wordings<InsightText, InsightWords, [DisplayUnits]>;
type NutrientCode =
  | "average"
  | "sources"
  | "single-source"
  | "little-known"
  | "change"
  | "protein-by-meal";

/** The insights with the texts of a language. */
export function createPackInsights(
  insights: PackInsights,
  locale: string,
  texts: ReturnType<typeof createTexts>,
): InsightWordings {
  const speech = createSpeech(insights, locale, texts);
  return { ...wordNutrients(speech), ...wordPatterns(speech) };
}

function wordNutrients(speech: Speech): Pick<InsightWordings, NutrientCode> {
  const { say, list, average, target, overDays, percent, weekday, words, joinList } = speech;
  return {
    average: ({ nutrient: id, average: mean, target: wanted, most }, units) => {
      const isPart = wanted.low === wanted.high && (mean.amount ?? 0) <= (wanted.high ?? 0);
      return say("average", {
        nutrient: speech.nutrient(id, units),
        average: average(mean, id, units),
        compared: fill(isPart ? words.ofTarget : words.againstTarget, {
          target: target(wanted, id, units),
        }),
        overDays: overDays(mean.days),
        day: weekday(most.weekday),
        most: speech.amountOf(most.amount, id, units),
        foods: list(most.foods),
      });
    },
    sources: ({ nutrient: id, average: mean, target: wanted, foods, share }, units) =>
      say("sources", {
        nutrient: speech.nutrient(id, units),
        average: average(mean, id, units),
        target: target(wanted, id, units),
        overDays: overDays(mean.days),
        foods: list(foods),
        share: percent(share),
      }),
    "single-source": ({ nutrient: id, foods, share, days }, units) =>
      say("single-source", {
        nutrient: speech.nutrient(id, units),
        foods: list(foods),
        share: percent(share),
        overDays: overDays(days),
      }),
    "little-known": ({ nutrient: id, known, foods }, units) =>
      say("little-known", {
        nutrient: speech.nutrient(id, units),
        known: `${known}`,
        count: `${foods}`,
      }),
    change: ({ nutrient: id, now, before }, units) =>
      say("change", {
        nutrient: speech.nutrient(id, units),
        now: average(now, id, units),
        overDays: overDays(now.days),
        before: average(before, id, units),
        overDaysBefore: overDays(before.days),
      }),
    "protein-by-meal": ({ meals, isAtLeast, days }, units) => {
      const parts = meals.map(({ type, grams }) => {
        const amount = speech.amountOf(grams, "protein_g", units);
        return fill(words[type as keyof typeof words], { amount });
      });
      return say("protein-by-meal", {
        meals: speech.bound(isAtLeast, joinList(parts)),
        overDays: overDays(days),
      });
    },
  };
}

function wordPatterns(speech: Speech): Omit<InsightWordings, NutrientCode> {
  const { say, list, average, overDays, percent, clock, weekday, words } = speech;
  return {
    variety: ({ count, days, frequent }) =>
      say("variety", { count: `${count}`, overDays: overDays(days), foods: list(frequent) }),
    "new-foods": ({ count, named }) =>
      say("new-foods", {
        count: `${count}`,
        foods: fill(count > named.length ? words.among : "{foods}", { foods: list(named) }),
      }),
    "frequent-food": ({ food, days }) =>
      say("frequent-food", {
        foods: list([food]),
        on: `${food.days}`,
        days: `${days}`,
        times: food.times > food.days ? fill(words.timesInAll, { times: `${food.times}` }) : "",
      }),
    "meal-times": ({ first, last, days }) =>
      say("meal-times", { first: clock(first), last: clock(last), days: `${days}` }),
    "closest-day": ({ weekday: day, score, foods }) =>
      say("closest-day", { day: weekday(day), score: `${score}`, foods: list(foods) }),
    "energy-range": ({ low, high, average: mean }, units) =>
      say("energy-range", {
        nutrient: speech.nutrient("calories_kcal", units),
        low: speech.figure(low, "calories_kcal", units),
        high: speech.amountOf(high, "calories_kcal", units),
        average: average(mean, "calories_kcal", units),
        overDays: overDays(mean.days),
      }),
    weekend: ({ weekend, other }, units) =>
      say("weekend", {
        weekend: speech.amountOf(weekend.amount ?? 0, "calories_kcal", units),
        overDays: overDays(weekend.days),
        other: speech.amountOf(other.amount ?? 0, "calories_kcal", units),
        overOtherDays: overDays(other.days),
      }),
    evening: ({ share, minute, days }, units) =>
      say("evening", {
        share: percent(share),
        nutrient: speech.nutrient("calories_kcal", units),
        time: clock(minute),
        overDays: overDays(days),
      }),
  };
}
