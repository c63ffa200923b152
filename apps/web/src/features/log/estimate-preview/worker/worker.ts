/** Estimates messages in a worker: posts one preview per request, in order. */

import { csvText } from "virtual:energy-table";
import { parseFoodTable } from "@morsel/food-table/csv";
import { buildFoodIndex, ownFoodEntries } from "@morsel/nutrition/estimate";
import type { PreviewRequest } from "../preview.ts";
import { estimatePreview } from "./estimate-preview.ts";

const foods = buildFoodIndex(parseFoodTable(csvText, "energy table"));

self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { message, ownFoods } = data;
  const dictionary = [...data.dictionary, ...ownFoods.flatMap(ownFoodEntries)];
  self.postMessage(estimatePreview(message, foods, { nowMs: Date.now(), timeZone, dictionary }));
});
