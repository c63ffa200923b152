import { lowercaseTitleWords, wordShortTitle } from "../../languages/en/meal-notes.ts";
import { joinList } from "../../languages/en/quotations.ts";

/** Longest title that fits on two lines of a meal card. */
const maxTitleLength = 80;

/** "Scrambled Eggs, Whole Wheat Toast and Orange Juice", shortened to 80 characters as "… + 2 more". */
export function composeTitle(foods: readonly string[]): string {
  const names = [...new Set(foods.map(titleCase))].filter((name) => name !== "");
  const fullTitle = joinList(names);
  if (fullTitle.length <= maxTitleLength) return fullTitle;
  for (let count = Math.min(names.length - 1, maxTitleLength); count > 0; count -= 1) {
    const shortened = wordShortTitle(names.slice(0, count).join(", "), names.length - count);
    if (shortened.length <= maxTitleLength) return shortened;
  }
  return `${(names[0] ?? "").slice(0, maxTitleLength - 1).trimEnd()}…`;
}

function titleCase(words: string): string {
  const clean = words.replace(/[\s.,;:!?()"]+/g, " ").trim();
  return clean
    .split(" ")
    .map((word, position) =>
      position > 0 && lowercaseTitleWords.has(word.toLowerCase())
        ? word.toLowerCase()
        : capitalize(word),
    )
    .join(" ");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
