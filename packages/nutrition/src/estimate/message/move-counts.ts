import type { Language } from "../../languages/language.ts";
import { countIn } from "../chunks/read-count.ts";

/**
 * Writes counts that follow a food before it: "toast (2)", "spring rolls x 4", "6 nuggets x2", "almonds, twice".
 * Keeps the length.
 */
export function moveCounts(message: string, language: Language): string {
  return language.countsAfterFoods.reduce(
    (text, pattern) =>
      text.replace(pattern, (all: string, ...rest) => {
        const { count = "1", name = "", times, twice } = rest.at(-1) as Groups;
        const factor = twice === undefined ? (times ?? "1") : "2";
        const total = multiply(count, factor, language);
        const space = all.length - String(total).length - name.trim().length;
        if (total === undefined || space < 1) return all;
        // A size in the name stays in its place.
        return /\d/.test(name)
          ? `${total} ${name.trim()}`.padEnd(all.length)
          : `${total}${" ".repeat(space)}${name.trim()}`;
      }),
    message,
  );
}

type Groups = Readonly<Record<"count" | "name" | "times" | "twice", string | undefined>>;

/** A count times a factor; a fraction stays as it is written. */
function multiply(count: string, factor: string, language: Language): string | undefined {
  if (factor === "1") return count;
  const [one, other] = [count, factor].map((words) => countIn(words, language));
  return one === undefined || other === undefined ? undefined : String(one * other);
}
