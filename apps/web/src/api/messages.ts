import { defineMessages } from "../platform/messages.ts";

export const t = defineMessages("api", {
  failedEdit: "Failed to edit meal",
  failedSubmit: "Failed to submit meal. Please try again.",
  rateLimit: "Rate limit exceeded. Please try again later.",
  failedSubmit2: "Failed to submit meal",
  failedCancel: "Failed to cancel job",
  failedFetch: "Failed to fetch jobs",
  failedFetch2: "Failed to fetch meals",
  thisMealCan: "This meal can no longer be brought back.",
  failed: "Failed to restore meal",
  mealNotFound: "Meal not found - it may have already been deleted",
  failedDelete: "Failed to delete meal",
  invalidMeal: "Invalid meal ID.",
});
