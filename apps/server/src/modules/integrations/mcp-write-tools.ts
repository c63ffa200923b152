import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  type ChatJob,
  type ChatJobMeals,
  type EditStatus,
  instructionsMaxLength,
  isActive,
  type MealEntry,
  messageMaxLength,
  ownFoodRequest,
  routes,
  type SavedOwnFood,
} from "@morsel/contracts";
import { z } from "zod";
import { toOwnFigures, toOwnLine } from "./format-own-food.ts";
import { toFigures, toReceipt } from "./format-receipt.ts";
import { ApiCallError } from "./internal-api-client.ts";
import {
  getDisplayPreferences,
  mealId,
  type ToolContext,
  timeZone,
  toToolResult,
} from "./mcp-tool.ts";

/** The label of meals that assistants log; the dashboard uses its visit ids. */
const sessionId = "assistant";

/** log_meal: words in, the stored meals with their receipts out. */
export function addLogTool(server: McpServer, { calls, waitUntil }: ToolContext): void {
  server.registerTool(
    "log_meal",
    {
      title: "Log a meal",
      description:
        "Stores what the person ate, in their own words with any amounts and time that they said, and answers with the foods, grams, nutrients and sources that Morsel found. Call it once for each message.",
      inputSchema: {
        description: z
          .string()
          .max(messageMaxLength)
          .describe("What was eaten, as '2 eggs, toast with butter and a flat white at 8'."),
        time_zone: timeZone,
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ description, time_zone }) =>
      toToolResult(async () => {
        const message = { session_id: sessionId, message: description };
        const queued = await calls.post<ChatJob>(routes.queue, message, time_zone);
        const job = await waitUntil(async () => {
          const found = await calls.get<ChatJobMeals>(routes.job(queued.id));
          return isActive(found.status) ? undefined : found;
        });
        if (!job) {
          const words = "It is stored and still being read. list_meals will show it in a while.";
          return { words, figures: { status: "processing", meals: [] } };
        }
        if (job.status !== "completed") {
          throw new ApiCallError(job.error ?? "The message was cancelled before it was read.");
        }
        const shown = await getDisplayPreferences(calls);
        return {
          words: `Logged.\n\n${job.meals.map((meal) => toReceipt(meal, shown)).join("\n\n")}`,
          figures: { status: job.status, meals: job.meals.map((meal) => toFigures(meal, shown)) },
        };
      }),
  );
}

/** edit_meal: an instruction in words in, the changed meal out. */
export function addEditTool(server: McpServer, { calls, waitUntil }: ToolContext): void {
  server.registerTool(
    "edit_meal",
    {
      title: "Correct a meal",
      description:
        "Changes a stored meal by an instruction in plain words, as 'remove the butter and double the rice' or 'it was at 7 am'. The whole instruction is applied, or none of it; the person can undo it in Morsel.",
      inputSchema: {
        meal_id: mealId,
        instructions: z.string().max(instructionsMaxLength).describe("What to change, in words."),
        time_zone: timeZone,
      },
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
    ({ meal_id, instructions, time_zone }) =>
      toToolResult(async () => {
        await calls.post(routes.editMeal(meal_id), { instructions }, time_zone);
        const edit = await waitUntil(async () => {
          const found = await calls.get<EditStatus>(routes.editStatus(meal_id));
          return isActive(found.status) ? undefined : found;
        });
        if (!edit) {
          const words = "The change is still being made. list_meals will show it in a while.";
          return { words, figures: { status: "processing" } };
        }
        if (edit.status !== "completed") {
          throw new ApiCallError(edit.error ?? "The meal was deleted before it was changed.");
        }
        const meal = await calls.get<MealEntry>(routes.meal(meal_id));
        const shown = await getDisplayPreferences(calls);
        return {
          words: `Changed.\n\n${toReceipt(meal, shown)}`,
          figures: { status: edit.status, meal: toFigures(meal, shown) },
        };
      }),
  );
}

/** save_recipe: ingredients in words in, the stored recipe with its figures out. */
export function addRecipeTool(server: McpServer, { calls }: ToolContext): void {
  const recipe = ownFoodRequest.options[1].shape;
  server.registerTool(
    "save_recipe",
    {
      title: "Save a recipe",
      description:
        "Stores a dish with its ingredients and yield, and answers with its figures. Afterwards its name can be used in log_meal and edit_meal: 'two bowls of my chili'.",
      inputSchema: {
        name: recipe.name.describe("The dish, as 'my chili'."),
        ingredients: recipe.lines.describe(
          "One ingredient with its amount in each, as '500 g minced beef'.",
        ),
        servings: recipe.servings.optional().describe("How many servings it makes, if known."),
        cooked_g: recipe.cooked_g
          .optional()
          .describe("What it weighs after cooking in grams, if known."),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ name, ingredients: lines, servings = null, cooked_g = null }) =>
      toToolResult(async () => {
        const request = { kind: "recipe", name, other_names: [], lines, servings, cooked_g };
        const saved = await calls.post<SavedOwnFood>(routes.ownFoods, request, undefined);
        const shown = await getDisplayPreferences(calls);
        const food = toOwnFigures(saved, shown.hide_energy === true);
        const notCounted = saved.recipe?.lines.flatMap(({ not_counted }) => not_counted) ?? [];
        const lost = notCounted.map((words) => `Not counted: ${words}`);
        return {
          words: ["Saved.", "", toOwnLine(food, shown), ...lost].join("\n"),
          figures: { recipe: food, not_counted: notCounted },
        };
      }),
  );
}
