import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  columnNutrients,
  type MealEntry,
  type MealList,
  type OwnFoodList,
  routes,
  targetsOnDay,
  type UserPreferences,
} from "@morsel/contracts";
import {
  type DailyTarget,
  dailyScore,
  isTargetNutrient,
  macroIds,
  type NutrientId,
  nutrientAmounts,
  nutrientIds,
  roundTo,
  sumNutrients,
} from "@morsel/nutrition";
import { z } from "zod";
import { toOwnFigures, toOwnLine } from "./format-own-food.ts";
import {
  type DisplayPreferences,
  displayOf,
  formatAmount,
  toFigures,
  toReceipt,
} from "./format-receipt.ts";
import type { InternalApiClient } from "./internal-api-client.ts";
import {
  getDisplayPreferences,
  localDay,
  readsOnly,
  type ToolContext,
  toToolResult,
} from "./mcp-tool.ts";

const maxListed = 50;

/** list_meals: the latest meals, or those of a day. */
export function addListTool(server: McpServer, { calls }: ToolContext): void {
  server.registerTool(
    "list_meals",
    {
      title: "List meals",
      description:
        "The person's stored meals with their ids, foods and figures, the one eaten last first: those of one day, or the latest.",
      inputSchema: {
        day: localDay.optional(),
        limit: z
          .number()
          .int()
          .min(1)
          .max(maxListed)
          .default(10)
          .describe("The maximum number of meals."),
      },
      annotations: readsOnly,
    },
    ({ day, limit }) =>
      toToolResult(async () => {
        const meals = await listMeals(calls, { limit: String(limit), ...(day ? { day } : {}) });
        const shown = await getDisplayPreferences(calls);
        const receipts = meals.map((meal) => toReceipt(meal, shown));
        const words = receipts.join("\n\n") || "There are no meals.";
        return { words, figures: { meals: meals.map((meal) => toFigures(meal, shown)) } };
      }),
  );
}

/** day_summary: a day's totals with the daily targets, and its score. */
export function addDayTool(server: McpServer, { calls }: ToolContext): void {
  server.registerTool(
    "day_summary",
    {
      title: "A day's totals",
      description:
        "The totals of a day's meals: energy, macronutrients, vitamins and minerals with the daily targets, the number of meals that report each, and the day's score from 0 to 100.",
      inputSchema: { day: localDay },
      annotations: readsOnly,
    },
    ({ day }) =>
      toToolResult(async () => {
        const meals = await listMeals(calls, { day });
        if (meals.length === 0) {
          return { words: `Nothing is logged on ${day}.`, figures: { day, meals: 0, totals: [] } };
        }
        const shown = await getDisplayPreferences(calls);
        const { amounts, reportedBy } = sumNutrients(meals.map(toAmounts));
        const { targets: own = {}, weekday_targets = {}, reference_intakes } = shown;
        const targets = targetsOnDay(own, weekday_targets, day, reference_intakes);
        const { score } = dailyScore(amounts, scoredNutrients(shown), targets);
        const totals = nutrientIds
          .filter((id) => !(shown.hide_energy && id === "calories_kcal"))
          .map((id) => ({
            id,
            amount: amounts[id] === null ? null : roundTo(amounts[id], 3),
            reported_by_meals: reportedBy[id],
            target: isTargetNutrient(id) ? targets[id] : null,
          }));
        const lines = totals
          .filter(({ id }) => (macroIds as readonly NutrientId[]).includes(id))
          .map((total) => `- ${totalWords(total, meals.length, shown)}`);
        const heading = `${day}: ${meals.length} meals, score ${score} of 100.`;
        return {
          words: [heading, ...lines].join("\n"),
          figures: { day, meals: meals.length, score, totals },
        };
      }),
  );
}

/** list_my_foods: the person's own foods and recipes, whose names any message can use. */
export function addOwnFoodsTool(server: McpServer, { calls }: ToolContext): void {
  server.registerTool(
    "list_my_foods",
    {
      title: "List own foods and recipes",
      description:
        "The person's own foods and recipes with their figures. Use their names in log_meal and edit_meal: 'two bowls of my chili'.",
      inputSchema: {},
      annotations: readsOnly,
    },
    () =>
      toToolResult(async () => {
        const { items } = await calls.get<OwnFoodList>(routes.ownFoods);
        const shown = await getDisplayPreferences(calls);
        const foods = items.map((food) => toOwnFigures(food, shown.hide_energy === true));
        const words = foods.map((food) => toOwnLine(food, shown));
        return {
          words: words.join("\n") || "There are no own foods and recipes.",
          figures: { foods },
        };
      }),
  );
}

async function listMeals(
  calls: InternalApiClient,
  query: Readonly<Record<string, string>>,
): Promise<readonly MealEntry[]> {
  return (await calls.get<MealList>(`${routes.meals}?${new URLSearchParams(query)}`)).items;
}

function toAmounts({ macros, lipids_detail, micros }: MealEntry) {
  return nutrientAmounts({ ...macros, ...lipids_detail, ...micros });
}

/** The nutrients of the columns that the user has chosen to see. */
function scoredNutrients({ mealsVisibleColumns, hide_energy }: UserPreferences) {
  return mealsVisibleColumns.flatMap((column) => {
    const id = columnNutrients[column];
    return id === undefined || (hide_energy && id === "calories_kcal") ? [] : id;
  });
}

interface Total {
  readonly id: NutrientId;
  readonly amount: number | null;
  readonly reported_by_meals: number;
  readonly target: DailyTarget | null;
}

function totalWords(
  { id, amount, reported_by_meals, target }: Total,
  meals: number,
  shown: DisplayPreferences,
): string {
  const { label, unit, convert } = displayOf(id, shown);
  const atLeast = amount !== null && reported_by_meals < meals ? "at least " : "";
  const range = target && { low: convert(target.low), high: convert(target.high) };
  const targetText = range === null ? "" : ` (target: ${targetWords(range)} ${unit})`;
  return `${label}: ${atLeast}${formatAmount(convert(amount), unit)}${targetText}`;
}

function targetWords({ low, high }: Pick<DailyTarget, "low" | "high">): string {
  if (low === null) return `at most ${high}`;
  if (high === null) return `at least ${low}`;
  return low === high ? String(low) : `${low} to ${high}`;
}
