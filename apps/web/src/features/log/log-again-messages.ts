import { defineMessages, params } from "../../platform/messages.ts";

export const t = defineMessages("logAgain", {
  logAgain: "Log again",
  logNameAgainNow: params("Log {name} again now"),
  pleaseShareAgain: "Please share it again",
  morselNotReadyForNow: "Morsel was not ready for it. It is now.",
});
