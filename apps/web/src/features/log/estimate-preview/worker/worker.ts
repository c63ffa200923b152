/** Reads what is being typed, beside the page: a message in, its preview out, in turn. */

import { csvText } from "virtual:energy-table";
import { parseFoodTable } from "@morsel/food-table/csv";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { readPreview } from "./read-preview.ts";

const foods = buildFoodIndex(parseFoodTable(csvText, "energy table"));

self.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  self.postMessage(readPreview(data, foods, { nowMs: Date.now(), timeZone }));
});
