import { readStatedAmount } from "../read-stated-amount.ts";
import type { EditParser } from "./edit-parser.ts";

/** The longest title that a meal may have. */
const maxTitleLength = 80;

/** "call it Sunday brunch": a title in the user's spelling. */
export const titleParser: EditParser = {
  phrases: (language) => language.edits.titles.titles,
  extract({ title = "" }, context) {
    // "call it a cup and a half"
    if (readStatedAmount(title, context)?.rest === "") return undefined;
    const clean = title.trim().replace(/^["'](.*)["']$/, "$1");
    return [{ kind: "rename", title: clean.slice(0, maxTitleLength).trim() }];
  },
};
