/** Estimates messages in a worker: posts one preview per request, in order. */

import { csvText } from "virtual:energy-table";
import { parseEnergyTable } from "@morsel/food-table/csv";
import { buildFoodIndex, type MessageContext, ownFoodEntries } from "@morsel/nutrition/estimate";
import type { PreviewRequest } from "../preview.ts";
import { estimatePreview } from "./estimate-preview.ts";
import { loadLanguage } from "./load-language.ts";

const foods = buildFoodIndex(parseEnergyTable(csvText));

const read = (message: string, known: Pick<MessageContext, "dictionary" | "language"> = {}) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return estimatePreview(message, foods, { nowMs: Date.now(), timeZone, ...known });
};

// A first reading compiles the patterns and takes many times as long as the next, so it is not the user's.
read("for breakfast two eggs and toast");

self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  void answer(data);
});

/** The estimator sends the next request after the answer. */
async function answer({ message, dictionary, ownFoods, language: tag }: PreviewRequest) {
  const language = await loadLanguage(tag, foods);
  const entries = [...dictionary, ...ownFoods.flatMap(ownFoodEntries)];
  self.postMessage(read(message, { dictionary: entries, ...(language && { language }) }));
}
