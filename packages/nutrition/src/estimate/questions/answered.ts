import type { MealItem, PortionRule } from "../../meal.ts";
import { withPortionRule } from "../meals/confidence.ts";

/** A food that the user picked from a list is certain. */
export const chosenConfidence = 1;

/** The rule of a portion that is an answer. */
export const answeredRule: PortionRule = "household-portion";

/** The confidence in an item whose portion was answered: as in a counted one, which is not misread either. */
export const answeredConfidence = ({ confidence, portion }: MealItem): number =>
  Math.max(confidence, withPortionRule(confidence, portion.rule, "piece-count"));
