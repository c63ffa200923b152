/** The longest title that a meal card shows on two lines. */
const longestTitle = 80;

/** "Scrambled Eggs, Whole Wheat Toast and Orange Juice", cut to 80 characters as "… + 2 more". */
export function titleOf(foods: readonly string[]): string {
  const names = [...new Set(foods.map(titleCase))].filter((name) => name !== "");
  const whole = joinNames(names);
  if (whole.length <= longestTitle) return whole;
  for (let kept = Math.min(names.length - 1, longestTitle); kept > 0; kept -= 1) {
    const cut = `${names.slice(0, kept).join(", ")} + ${names.length - kept} more`;
    if (cut.length <= longestTitle) return cut;
  }
  return `${(names[0] ?? "").slice(0, longestTitle - 1).trimEnd()}…`;
}

function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const smallWords = new Set([
  "a",
  "an",
  "and",
  "as",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
  "without",
]);

function titleCase(words: string): string {
  const clean = words.replace(/[\s.,;:!?()"]+/g, " ").trim();
  return clean
    .split(" ")
    .map((word, place) =>
      place > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capital(word),
    )
    .join(" ");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
