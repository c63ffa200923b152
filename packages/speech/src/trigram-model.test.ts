import { describe, expect, test } from "vitest";
import { TrigramModel } from "./trigram-model.ts";

/** Probabilities of an ARPA text, looked up as a recogniser does. */
function readArpa(arpa: string) {
  const shares = new Map<string, number>();
  const backoffs = new Map<string, number>();
  let order = 0;
  for (const line of arpa.split("\n")) {
    order = Number(/^\\(\d)-grams:/.exec(line)?.[1] ?? order);
    const [share, ...rest] = line.split(" ");
    if (order === 0 || rest.length < order) continue;
    const words = rest.slice(0, order).join(" ");
    shares.set(words, 10 ** Number(share));
    if (rest.length > order) backoffs.set(words, 10 ** Number(rest[order]));
  }
  const shareOf = (words: readonly string[]): number => {
    const known = shares.get(words.join(" "));
    if (known !== undefined || words.length === 1) return known ?? 0;
    return (backoffs.get(words.slice(0, -1).join(" ")) ?? 1) * shareOf(words.slice(1));
  };
  return { shares, shareOf };
}

function modelOf(...sentences: readonly string[]): TrigramModel {
  const model = new TrigramModel();
  for (const sentence of sentences) model.add(sentence.split(" "));
  return model;
}

const meals = [
  "two eggs and toast",
  "two eggs and bacon",
  "toast with butter",
  "a cup of tea",
  "a cup of coffee and toast",
];

describe("a trigram model", () => {
  const model = modelOf(...meals);
  const { shares, shareOf } = readArpa(model.toArpa());
  const followers = [...model.words, "</s>"];

  test.each(["two", "eggs", "eggs and", "and toast", "cup of", "<s> a", "toast and", "tea bacon"])(
    "the probabilities of all words after %j add up to 1",
    (context) => {
      const sum = followers.reduce(
        (total, word) => total + shareOf([...context.split(" "), word]),
        0,
      );
      expect(sum).toBeCloseTo(1, 2);
    },
  );

  test("a trigram of the sentences is more probable than an unseen one, which is still possible", () => {
    expect(shareOf(["two", "eggs", "and"])).toBeGreaterThan(shareOf(["two", "eggs", "with"]));
    expect(shareOf(["eggs", "and", "toast"])).toBeGreaterThan(shareOf(["eggs", "and", "coffee"]));
    expect(shareOf(["eggs", "and", "coffee"])).toBeGreaterThan(0);
  });

  test("the header states the numbers of n-grams", () => {
    const arpa = model.toArpa();
    const counts = [...arpa.matchAll(/^ngram \d=(\d+)$/gm)].map(([, count]) => Number(count));
    const found = [1, 2, 3].map(
      (order) => [...shares.keys()].filter((words) => words.split(" ").length === order).length,
    );
    expect(counts).toEqual(found);
  });

  test("adding a sentence with weight n equals adding it n times", () => {
    const weighted = new TrigramModel();
    weighted.add(["tea"], 2);
    weighted.add(["coffee"]);
    expect(weighted.toArpa()).toBe(modelOf("tea", "tea", "coffee").toArpa());
  });
});
