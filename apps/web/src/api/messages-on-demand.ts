import { defineMessages, params } from "../platform/messages.ts";

export const t = defineMessages("apiOnDemand", {
  failedFetchMeal: "Failed to fetch the meal",
  removedAgain: "Removed again",
  notAllMealsCould: "Not all meals could be removed. Please check your meals.",
  undo: "Undo",
  nothingLogged: "Nothing was logged. Please try again.",
  loggedAgain: "Logged again",
  loggedCountMeals: params("{loggedCount} meals logged again"),
  failedSave: "Failed to save preferences",
  logged: "Logged",
  linkCouldNotBe: "The link could not be made.",
  linkCouldNotBe2: "The link could not be made. Check the connection and try again.",
});
