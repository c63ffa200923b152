import { defineMessages } from "../../platform/messages.ts";

export const t = defineMessages("legal", {
  /** Shown above the legal texts in other languages. */
  inEnglishOnly: "This text is in English only.",
});
