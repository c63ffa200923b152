import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  barcode,
  foodQueryMaxLength,
  type MealEntry,
  maxChosenAmount,
  type ProductEntry,
  type ProductHitEntry,
  type ProductList,
  type ProductLookup,
  productPaths,
  routes,
} from "@morsel/contracts";
import { macroIds } from "@morsel/nutrition";
import { z } from "zod";
import { toOwnFigures, toOwnLine } from "./format-own-food.ts";
import {
  type DisplayPreferences,
  displayOf,
  formatAmount,
  toFigures,
  toReceipt,
} from "./format-receipt.ts";
import {
  getDisplayPreferences,
  readsOnly,
  type ToolContext,
  timeZone,
  toToolResult,
} from "./mcp-tool.ts";

const maxFound = 20;

/** find_product: packaged products by barcode or by words. */
export function addFindProductTool(server: McpServer, { calls }: ToolContext): void {
  server.registerTool(
    "find_product",
    {
      title: "Find a packaged product",
      description:
        "Looks up a packaged product by its barcode, or searches brands and names. Answers with figures per 100 g, portions and the source, whose notice must be shown with them.",
      inputSchema: {
        barcode: barcode.optional().describe("The digits below the bars."),
        query: z
          .string()
          .max(foodQueryMaxLength)
          .optional()
          .describe("Brand and name, if there is no barcode: 'hill farm oat biscuits'."),
      },
      annotations: readsOnly,
    },
    ({ barcode: code, query }) =>
      toToolResult(async () => {
        const shown = await getDisplayPreferences(calls);
        if (code !== undefined) {
          const found = await calls.post<ProductLookup>(
            productPaths.lookup,
            { barcode: code },
            undefined,
          );
          return describeLookup(found, shown);
        }
        const { items } = await calls.post<ProductList>(
          productPaths.search,
          { query: query ?? "", limit: maxFound },
          undefined,
        );
        const lines = items.map((hit) => toHitLine(hit, shown));
        return {
          words: lines.join("\n") || "No product has all of these words.",
          figures: { products: items.map((hit) => withoutEnergy(hit, shown)) },
        };
      }),
  );
}

/** log_product: an amount of the product of a barcode, as a meal. */
export function addLogProductTool(server: McpServer, { calls }: ToolContext): void {
  server.registerTool(
    "log_product",
    {
      title: "Log a packaged product",
      description:
        "Stores an amount of the product with a barcode as a meal. The person's own food with that barcode comes before the product.",
      inputSchema: {
        barcode: barcode.describe("The digits below the bars."),
        amount: z
          .number()
          .positive()
          .max(maxChosenAmount)
          .describe("Grams (millilitres of a drink), or a number of portions."),
        portion: z
          .string()
          .optional()
          .describe("The label of one of its portions, as find_product gives it: 'serving'."),
        time_zone: timeZone,
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ barcode: code, amount, portion, time_zone }) =>
      toToolResult(async () => {
        const food = { barcode: code, amount, ...(portion === undefined ? {} : { portion }) };
        const meal = await calls.post<MealEntry>(routes.quickAdd, { food }, time_zone);
        const shown = await getDisplayPreferences(calls);
        return {
          words: `Logged.\n\n${toReceipt(meal, shown)}`,
          figures: { meal: toFigures(meal, shown) },
        };
      }),
  );
}

function describeLookup({ own_food, product }: ProductLookup, shown: DisplayPreferences) {
  const isHidden = shown.hide_energy === true;
  const own = own_food && toOwnFigures(own_food, isHidden);
  const words = [
    ...(own ? [`Your own food:\n${toOwnLine(own, shown)}`] : []),
    ...(product ? [toProductWords(product, shown)] : []),
  ];
  return {
    words: words.join("\n\n"),
    figures: {
      ...(own && { own_food: own }),
      ...(product && { product: withoutFoodEnergy(product, isHidden) }),
    },
  };
}

function toProductWords({ food, is_per_volume }: ProductEntry, shown: DisplayPreferences): string {
  const unit = is_per_volume ? "ml" : "g";
  const amounts = macroIds
    .filter((id) => !(shown.hide_energy && id === "calories_kcal"))
    .map((id) => {
      const { label, unit: ofAmount, convert } = displayOf(id, shown);
      return `${label.toLowerCase()} ${formatAmount(convert(food.per_100g[id]), ofAmount)}`;
    });
  const portions = food.portions.map(({ label, grams }) => `${label} (${grams} ${unit})`);
  return [
    `${food.name}, 100 ${unit}: ${amounts.join(", ")}`,
    ...(portions.length > 0 ? [`Portions: ${portions.join(", ")}`] : []),
    ...food.source.attributions,
  ].join("\n");
}

function toHitLine(
  { name, barcode: code, calories_kcal, is_per_volume }: ProductHitEntry,
  shown: DisplayPreferences,
): string {
  const { unit, convert } = displayOf("calories_kcal", shown);
  const energy = shown.hide_energy
    ? ""
    : `, ${formatAmount(convert(calories_kcal), unit)} in 100 ${is_per_volume ? "ml" : "g"}`;
  return `- ${name}${energy}${code === null ? "" : `, barcode ${code}`}`;
}

function withoutEnergy({ calories_kcal, ...hit }: ProductHitEntry, shown: DisplayPreferences) {
  return shown.hide_energy ? hit : { ...hit, calories_kcal };
}

function withoutFoodEnergy(product: ProductEntry, isHidden: boolean) {
  if (!isHidden) return product;
  const { calories_kcal: _, ...per_100g } = product.food.per_100g;
  return { ...product, food: { ...product.food, per_100g } };
}
