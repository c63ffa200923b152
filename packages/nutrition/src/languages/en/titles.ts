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

/** Words in lower case in a title, unless they begin it. */
const lowercaseWords = wordSet("a an and as at by for from in of on or the to with without");

function titleCase(words: string): string {
  const clean = words.replace(/[\s.,;:!?()"]+/g, " ").trim();
  return clean
    .split(" ")
    .map((word, position) =>
      position > 0 && lowercaseWords.has(word.toLowerCase())
        ? word.toLowerCase()
        : capitalize(word),
    )
    .join(" ");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
