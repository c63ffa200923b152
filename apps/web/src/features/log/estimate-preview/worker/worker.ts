/** Estimates messages in a worker: posts one preview per request, in order. */

import { csvText } from "virtual:energy-table";
import { parseFoodTable } from "@morsel/food-table/csv";
import { buildFoodIndex, type MessageContext, ownFoodEntries } from "@morsel/nutrition/estimate";
import type { PreviewRequest } from "../preview.ts";
import { estimatePreview } from "./estimate-preview.ts";

const foods = buildFoodIndex(parseFoodTable(csvText, "energy table"));

const read = (message: string, dictionary: NonNullable<MessageContext["dictionary"]> = []) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return estimatePreview(message, foods, { nowMs: Date.now(), timeZone, dictionary });
};

// A first reading compiles the patterns and takes many times as long as the next, so it is not the user's.
read("for breakfast two eggs and toast");

self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  const { message, dictionary, ownFoods } = data;
  self.postMessage(read(message, [...dictionary, ...ownFoods.flatMap(ownFoodEntries)]));
});
