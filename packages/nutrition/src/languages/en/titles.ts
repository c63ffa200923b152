import { wordSet } from "../word-lists.ts";
import { joinList, wordOthers } from "./quotations.ts";

/** Longest title that fits on two lines of a meal card. */
const maxTitleLength = 80;

/** "Scrambled Eggs, Whole Wheat Toast and Orange Juice", shortened to 80 characters as "… + 2 more". */
export function wordTitle(foods: readonly string[]): string {
  const names = [...new Set(foods.map(titleCase))].filter((name) => name !== "");
  const fullTitle = joinList(names);
  if (fullTitle.length <= maxTitleLength) return fullTitle;
  for (let count = Math.min(names.length - 1, maxTitleLength); count > 0; count -= 1) {
    const shortened = `${names.slice(0, count).join(", ")} + ${wordOthers(names.length - count)}`;
    if (shortened.length <= maxTitleLength) return shortened;
  }
  return `${(names[0] ?? "").slice(0, maxTitleLength - 1).trimEnd()}…`;
}

/** Words in lower case in a title, unless they begin it; the last are those of "chili con carne" and "pain au chocolat". */
const lowercaseWords = wordSet(
  "a an and as at by for from in of on or the to with without au aux avec com con de del di et mit und y",
);

/** Words between foods, which a title does not begin with; the last are those of German and French messages. */
const leadingWords = wordSet("and plus with x dazu ein eine einen einem und mit et avec");
/** Words of an amount whose number is not part of a title, which it does not end with: "serves 4", "x 3". */
const trailingWords = wordSet("serves serving servings yields x and with");

function titleCase(words: string): string {
  const clean = words.replace(/[\s.,;:!?()"]+/g, " ").trim();
  return trimWords(clean.split(" "))
    .map((word, position) =>
      position > 0 && lowercaseWords.has(word.toLowerCase())
        ? word.toLowerCase()
        : capitalize(word),
    )
    .join(" ");
}

/** Without the words that say nothing about the food; a single word stays. */
function trimWords(words: readonly string[]): readonly string[] {
  const last = words.length - 1;
  if (last < 1) return words;
  if (leadingWords.has((words[0] ?? "").toLowerCase())) return trimWords(words.slice(1));
  if (trailingWords.has((words[last] ?? "").toLowerCase())) return trimWords(words.slice(0, last));
  return words;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
