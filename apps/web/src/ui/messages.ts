import { defineMessages, params } from "../platform/messages.ts";

export const t = defineMessages("ui", {
  morsel: "Morsel",
  hint: "Hint",
  gotIt: "Got it",
  undo: "Undo",
  dismissText: params("Dismiss: {text}"),
  dismiss: "Dismiss",
  question: "Question dismissed",
  morselWill: "Morsel will not ask this again.",
  mealUpdated: "Meal updated",
  labelMorsel: params("{label}: Morsel will remember this."),
  notCounted: "Not counted",
  notCounted2: "Not counted:",
  wordsChoose: params("{words}: choose what it is"),
  refresh2: "Refresh failed",
  pleaseTry: "Please try again.",
  refresh: "Refresh",
  error: "Error",
  editUndone: "Edit undone",
  quickAdd: "Quick add",
});
