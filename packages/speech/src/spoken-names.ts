import type { Food } from "@morsel/nutrition";

const longestName = 6;

/**
 * A food's names as spoken words: its aliases unchanged, and the first part of its name, alone and
 * after the part that distinguishes it: "Rice, brown" gives "rice" and "brown rice".
 */
export function namesAsSpoken(food: Food): string[][] {
  const names = [...food.aliases, ...turnedNames(food.name)].map(spokenWords);
  const unique = new Map(names.map((words) => [words.join(" "), words]));
  return [...unique.values()].filter(({ length }) => length > 0 && length <= longestName);
}

function turnedNames(name: string): string[] {
  const [first = "", ...rest] = name.replace(/\([^)]*\)/g, "").split(",");
  return [first, ...rest.slice(0, 2).map((part) => `${part} ${first}`)];
}

/** The spoken name of a portion: "cup" for "cup, shredded"; empty if it is a size in figures. */
export function spokenMeasure(label: string): string[] {
  const [first = ""] = label.split(",");
  return /\d/.test(first) ? [] : spokenWords(first).slice(0, 2);
}

function spokenWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("%", " percent ")
    .replaceAll("&", " and ")
    .split(/[^a-z']+/)
    .filter((word) => word !== "");
}

/** The plural: "pork chops". */
export function plural(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), pluralOf(last)];
}

function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return word.endsWith("s") ? word : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
