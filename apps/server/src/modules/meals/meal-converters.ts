import type { MealEntry, MealItemEntry } from "@morsel/contracts";
import {
  type EnergyRange,
  lipidIds,
  type MacroId,
  type MealEstimate,
  type MealItem,
  type MealQuestion,
  macroIds,
  microIds,
  type NutrientAmounts,
  type NutrientId,
  nutrientAmounts,
} from "@morsel/nutrition";
import { itemName, macroRanges, mealRange } from "@morsel/nutrition/estimate";
import type { MealRow, NewMealRow } from "../../database/tables.ts";
import { toLocalDay } from "./local-day.ts";

/** Where a new meal comes from and what it is called by. */
interface MealOrigin {
  readonly id: string;
  readonly userId: string;
  readonly jobId: string;
  /** The meal's place in its message, from 0. */
  readonly ordinal: number;
  readonly timeZone: string;
  /** Unset: none was sent with the message. */
  readonly photoId?: string | null;
  /** True if nothing looked at that photo. */
  readonly isPhotoUnread?: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

type Amounts<Id extends NutrientId> = Record<Id, number | null>;

/** What of a meal's row is the meal itself: all that an edit may change, and an undo brings back. */
export type MealContent = Omit<
  MealRow,
  | "id"
  | "user_id"
  | "job_id"
  | "ordinal"
  | "photo_id"
  | "photo_unread"
  | "version"
  | "created_at"
  | "updated_at"
>;

/** A meal as the engine estimates it → a new row. */
export function estimateToRow(meal: MealEstimate, origin: MealOrigin): NewMealRow {
  return {
    id: origin.id,
    user_id: origin.userId,
    job_id: origin.jobId,
    ordinal: origin.ordinal,
    photo_id: origin.photoId ?? null,
    photo_unread: origin.photoId && origin.isPhotoUnread ? 1 : 0,
    ...estimateToContent(meal, origin.timeZone),
    version: 1,
    created_at: origin.createdAt,
    updated_at: origin.createdAt,
  };
}

/** A meal as the engine makes it → the columns that say so; it is put on its day in `timeZone`. */
export function estimateToContent(meal: MealEstimate, timeZone: string): MealContent {
  return {
    title: meal.title,
    description: meal.description,
    meal_type: meal.mealType,
    consumed_at: meal.consumedAtMs,
    local_day: toLocalDay(meal.consumedAtMs, timeZone),
    time_zone: timeZone,
    confidence: meal.confidence,
    notes: meal.notes,
    tags_json: JSON.stringify(meal.tags),
    servings: meal.serving.servings,
    serving_size_g: meal.serving.servingSizeGrams,
    household_unit: meal.serving.householdUnit,
    ...pickAmounts(meal.nutrients, macroIds),
    lipids_json: JSON.stringify(pickAmounts(meal.nutrients, lipidIds)),
    micros_json: JSON.stringify(pickAmounts(meal.nutrients, microIds)),
    items_json: toAsciiJson(meal.items),
    unmatched_json: JSON.stringify(meal.unmatched ?? []),
    ...questionToColumns(meal.question),
  };
}

type QuestionColumns = Pick<MealRow, "question_json" | "question_id" | "question_kcal">;

/** The columns of a meal's question; without one, those of a meal that asks nothing. */
export function questionToColumns(question: MealQuestion | undefined): QuestionColumns {
  const isOpen = question?.state === "open";
  return {
    question_json: question ? toAsciiJson(question) : null,
    question_id: isOpen ? question.id : null,
    question_kcal: isOpen ? toRank(question) : null,
  };
}

/** More than the energy of any meal. */
const leftoversFirstKcal = 1_000_000;

/** Left-overs are asked about before the other meals of the day: the person named the earlier meal. */
const toRank = ({ narrowsKcal, answers }: MealQuestion): number =>
  answers.some(({ grams }) => grams !== undefined) ? leftoversFirstKcal + narrowsKcal : narrowsKcal;

/** SQLite's text becomes a string three times as fast if it is ASCII; explanations have quotes and “×”. */
function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A row → the columns that an undo brings back, each as it was. */
export function rowToContent(row: MealRow): MealContent {
  const {
    id,
    user_id,
    job_id,
    ordinal,
    photo_id,
    photo_unread,
    version,
    created_at,
    updated_at,
    ...content
  } = row;
  return content;
}

/** A row → the meal as the engine made it. */
export function rowToEstimate(row: MealRow): MealEstimate {
  const items = JSON.parse(row.items_json) as MealItem[];
  const unmatched = JSON.parse(row.unmatched_json) as string[];
  const question = parseQuestion(row.question_json);
  return {
    title: row.title,
    description: row.description,
    mealType: row.meal_type,
    consumedAtMs: row.consumed_at,
    items,
    nutrients: amountsOfRow(row),
    serving: {
      servings: row.servings,
      servingSizeGrams: row.serving_size_g,
      householdUnit: row.household_unit,
    },
    confidence: row.confidence,
    energyRange: mealRange(items),
    notes: row.notes,
    ...(unmatched.length > 0 ? { unmatched } : {}),
    ...(question ? { question } : {}),
    tags: JSON.parse(row.tags_json),
  };
}

/** A revision or deleted meal of an earlier release has no such column. */
function parseQuestion(json: string | null | undefined): MealQuestion | undefined {
  return json ? JSON.parse(json) : undefined;
}

/** The columns that a meal entry is made from: all but those of the message, of the row itself, and its question. */
export const entryColumns = [
  "id",
  "title",
  "description",
  ...macroIds,
  "servings",
  "serving_size_g",
  "household_unit",
  "lipids_json",
  "micros_json",
  "tags_json",
  "consumed_at",
  "meal_type",
  "confidence",
  "notes",
  "local_day",
  "items_json",
  "unmatched_json",
  "photo_id",
  "photo_unread",
  "version",
] as const satisfies readonly (keyof MealRow)[];

export interface AskedRow {
  /** The question that the meal asks on its day; null if it asks none. */
  readonly asked_json: string | null;
}

type EntryRow = Pick<MealRow, (typeof entryColumns)[number]> & AskedRow;

/** A row → the meal entry of the wire. */
export function rowToEntry(row: EntryRow): MealEntry {
  const { head, tail } = partsOfEntry(row);
  return {
    ...head,
    lipids_detail: pickAmounts(JSON.parse(row.lipids_json), lipidIds),
    micros: pickAmounts(JSON.parse(row.micros_json), microIds),
    tags: JSON.parse(row.tags_json),
    ...tail,
  };
}

/** The same as JSON. What is stored in the wire's form is not parsed: a list has a hundred meals. */
export function rowToEntryJson(row: EntryRow): string {
  const { head, tail } = partsOfEntry(row);
  const lipids = toAmountsJson(row.lipids_json, storedLipids, lipidIds);
  const micros = toAmountsJson(row.micros_json, storedMicros, microIds);
  const middle = `"lipids_detail":${lipids},"micros":${micros},"tags":${row.tags_json}`;
  return `${JSON.stringify(head).slice(0, -1)},${middle},${JSON.stringify(tail).slice(1)}`;
}

/** An entry before and after the fields that are stored as JSON of the wire's form. */
function partsOfEntry(row: EntryRow) {
  const items = parseItems(row.items_json);
  const head = {
    id: row.id,
    title: row.title,
    description: row.description,
    macros: pickAmounts(row, macroIds),
    serving: {
      servings: row.servings,
      serving_size_g: row.serving_size_g,
      household_unit: row.household_unit,
    },
  };
  const tail = {
    context: {
      consumed_at: new Date(row.consumed_at).toISOString(),
      meal_type: row.meal_type,
      confidence_score: row.confidence,
      notes: row.notes,
    },
    local_day: row.local_day,
    items: items.map(itemToEntry),
    not_counted: JSON.parse(row.unmatched_json),
    energy_range: rangeToEntry(mealRange(items)),
    macro_ranges: macroRanges(items),
    question: askedToEntry(row),
    ...(row.photo_id === null ? {} : { photo_id: row.photo_id }),
    ...(row.photo_unread === 0 ? {} : { is_photo_unread: true }),
    version: row.version,
  };
  return { head, tail };
}

/** Text of stored amounts that has exactly these nutrients, in this order. */
function amountsPattern(ids: readonly NutrientId[]): string {
  return ids.map((id) => `"${id}":[^\\s,"{}]+`).join(",");
}
const storedLipids = new RegExp(`^\\{${amountsPattern(lipidIds)}\\}$`);
const storedMicros = new RegExp(`^\\{${amountsPattern(microIds)}\\}$`);

/** Stored amounts as JSON; those of an earlier release may lack some nutrients. */
function toAmountsJson<Id extends NutrientId>(
  text: string,
  complete: RegExp,
  ids: readonly Id[],
): string {
  return complete.test(text) ? text : JSON.stringify(pickAmounts(JSON.parse(text), ids));
}

/** The macros of a stored item, and its other nutrients. */
const storedNutrients = new RegExp(`("nutrients":\\{${amountsPattern(macroIds)})[^{}]*`, "g");

/** Stored items with the nutrients that an entry shows; parsing the others takes as long again. */
function parseItems(text: string): MealItem[] {
  return JSON.parse(text.replace(storedNutrients, "$1"));
}

/** A range of the engine → the range of the wire. */
export function rangeToEntry({ lowKcal, highKcal }: EnergyRange): MealEntry["energy_range"] {
  return lowKcal === null || highKcal === null ? null : { low_kcal: lowKcal, high_kcal: highKcal };
}

/** The question that a row of `meals` asks; null if it asks none. */
export function askedToEntry({ asked_json }: AskedRow): MealEntry["question"] {
  const question = parseQuestion(asked_json);
  if (!question) return null;
  const { id, text, answers } = question;
  return { id, text, answers: answers.map(({ label }) => ({ label })) };
}

/** An item as the engine makes it, and as it is stored → the item of the wire. */
function itemToEntry(item: MealItem): MealItemEntry {
  return {
    text: item.text,
    name: itemName(item),
    food_id: item.food.id,
    food: item.food.name,
    source: item.source.dataset,
    source_id: item.source.id,
    source_record_of: item.source.recordOf ?? null,
    grams: item.grams,
    portion: {
      rule: item.portion.rule,
      explanation: item.portion.explanation,
      is_stated: item.portion.isStated,
    },
    confidence: item.confidence,
    macros: pickAmounts(item.nutrients, macroIds),
  };
}

/** All amounts of a meal's row, as one list. */
export function amountsOfRow(
  row: Pick<MealRow, MacroId | "lipids_json" | "micros_json">,
): NutrientAmounts {
  return nutrientAmounts({
    ...pickAmounts(row, macroIds),
    ...JSON.parse(row.lipids_json),
    ...JSON.parse(row.micros_json),
  });
}

/** The amounts of some nutrients; one that the source has no word of is unknown. */
export function pickAmounts<Id extends NutrientId>(
  amounts: Readonly<Partial<Record<NutrientId, number | null>>>,
  ids: readonly Id[],
): Amounts<Id> {
  // A loop: a list of meals comes through here a thousand times.
  const picked: Partial<Amounts<Id>> = {};
  for (const id of ids) picked[id] = amounts[id] ?? null;
  return picked as Amounts<Id>;
}
