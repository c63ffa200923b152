import { isRefused } from "../edit-outcome.ts";
import { findTarget } from "../find-target.ts";
import type { EditParser } from "./edit-parser.ts";

/** "same crackers", "all of the coke": an item that does not change. */
export const confirmationParser: EditParser = {
  phrases: (language) => language.edits.presence.confirmations,
  extract({ name }, context) {
    return name !== undefined && isRefused(findTarget(name, context)) ? undefined : [];
  },
};
