import { t } from "./fun-fact-messages.ts";

/** Shown while a meal is being processed. */
export const readFunFacts = (): readonly string[] => t.facts.split("\n");
