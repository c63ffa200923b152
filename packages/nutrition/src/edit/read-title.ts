import type { EditOperation } from "../edits.ts";

const naming = [
  /^(?:please )?(?:re-?name|re-?title)(?: (?:(?:the |this |my )?(?:meal|entry)|it|this|that))?(?: (?:to|as|into))?[: ](.+)/is,
  /^(?:call|name|title) (?:(?:the |this |my )?(?:meal|entry)|it|this|that)(?: as)?[: ](.+)/is,
  /^(?:change|set|make|update|edit) (?:the |its |my )?(?:title|name)(?: of (?:it|this|the meal))?(?: to(?: be)?| into|:)? (.+)/is,
  /^(?:the |its )?(?:title|name)(?: should be| is|:) ?(.+)/is,
  /^(?:it|this) (?:should be|is) (?:called|named|titled) (.+)/is,
];

/** The longest title that a meal may have. */
const maxTitleLength = 80;

/** Reads a new title, in the user's spelling. */
export function readTitle(words: string): EditOperation[] | undefined {
  for (const pattern of naming) {
    const title = pattern.exec(words.trim())?.[1];
    if (title === undefined) continue;
    const clean = title
      .trim()
      .replace(/^["“'‘](.*)["”'’][.!]?$/s, "$1")
      .replace(/\s+/g, " ")
      .trim();
    if (clean !== "") return [{ kind: "rename", title: clean.slice(0, maxTitleLength).trim() }];
  }
  return undefined;
}

const undoing =
  /^(?:please )?(?:(?:undo|revert|reverse|cancel|roll back)(?: (?:it|that|this|(?:that|this|the|my)? ?(?:last|latest|previous|recent)? ?(?:change|edit|update|one|thing)s?))?|(?:take|put|change|turn|set) (?:it|that|this) back(?: (?:again|(?:to )?(?:how|the way|what|as) it was(?: before)?))?|go back(?: to (?:before|how it was|the way it was))?|(?:back )?(?:to )?(?:how|as|the way) it was(?: before)?|restore (?:it|that|the meal)|never ?mind(?: that| the last change)?)(?: please)?$/i;

/** True if an instruction undoes the latest edit. */
export const isUndo = (words: string): boolean => undoing.test(words.trim().replace(/[.!]+$/, ""));
