/** Reads the typed text outside the page's thread: for each question it posts one preview, in order. */

import { csvText } from "virtual:energy-table";
import { parseFoodTable } from "@morsel/food-table/csv";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import type { PreviewQuestion } from "../preview.ts";
import { readPreview } from "./read-preview.ts";

const foods = buildFoodIndex(parseFoodTable(csvText, "energy table"));

self.addEventListener("message", ({ data }: MessageEvent<PreviewQuestion>) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { message, ownWords } = data;
  self.postMessage(readPreview(message, foods, { nowMs: Date.now(), timeZone, ownWords }));
});
