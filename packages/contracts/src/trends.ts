import { type NutrientId, nutrientIds } from "@morsel/nutrition";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import { countDays, maxTrendDays, mondayOf } from "./days.ts";
import { energyRange } from "./meals.ts";

/** GET /api/external/trends?from=&to= (beyond the spec): both days are included. */
export const trendsQuery = z
  .strictObject({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, "from must not be later than to")
  .refine(
    ({ from, to }) => countDays(from, to) <= maxTrendDays,
    `must span at most ${maxTrendDays} days`,
  );

const amounts = z.strictObject(
  Object.fromEntries(nutrientIds.map((id) => [id, z.number().nullable()])) as Record<
    NutrientId,
    z.ZodNullable<z.ZodNumber>
  >,
);

/** The sums of a day with meals. */
export const trendDay = z.strictObject({
  /** 'YYYY-MM-DD', the local day of its meals. */
  day: z.string(),
  meals: z.number().int(),
  /** How many foods those meals have. */
  foods: z.number().int(),
  /** Each in the unit that its id names; null if no food of the day reports it. */
  amounts,
  /** The likely range of its energy; null if a food of the day does not report its energy. */
  energy_range: energyRange.nullable(),
  /** How many of the foods do not report a nutrient: a known amount is then an "at least". */
  unreported: z.partialRecord(z.enum(nutrientIds), z.number().int()),
});
export type TrendDay = z.infer<typeof trendDay>;

/** The meals of one hour of the local day. */
const trendHour = z.strictObject({
  /** 0-23. */
  hour: z.number().int(),
  meals: z.number().int(),
});

const trendFood = z.strictObject({
  food_id: z.string(),
  food: z.string(),
  /** How often it was eaten, and on how many days. */
  times: z.number().int(),
  days: z.number().int(),
});

export const trends = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The days with meals, ascending: a missing day is a gap, not a zero. */
  days: z.array(trendDay),
  /** The hours with meals, ascending. */
  hours: z.array(trendHour),
  /** The most frequent ones, at most 12. */
  foods: z.array(trendFood),
});
export type Trends = z.infer<typeof trends>;

const monday = calendarDay.refine((day) => mondayOf(day) === day, "must be a Monday");

/** GET /api/external/insights?week= (beyond the spec). */
export const insightsQuery = z.strictObject({ week: monday });

export const insight = z.strictObject({
  /** The id of its rule, such as 'fiber-average'. */
  id: z.string(),
  title: z.string(),
  /** A sentence or two with the figures; plain text. */
  text: z.string(),
  /** Its evidence: days as 'YYYY-MM-DD', foods by name. */
  days: z.array(z.string()),
  foods: z.array(z.string()),
});
export type InsightEntry = z.infer<typeof insight>;

export const insightList = z.strictObject({
  /** The Monday of the week. */
  week: z.string(),
  /** How many days of that week have entries. */
  days: z.number().int(),
  items: z.array(insight),
});
export type InsightList = z.infer<typeof insightList>;

/** PUT and DELETE /api/external/insights/{id}/dismissal: of that insight in that week. */
export const dismissalQuery = insightsQuery;
