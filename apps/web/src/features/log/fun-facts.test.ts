import { expect, test } from "vitest";
import { readFunFacts } from "./fun-facts.ts";

const funFacts = readFunFacts();

test("there are 95 to 110 facts of 26 to 100 characters, without questions, exclamations and quotes [S9.fun-facts]", () => {
  expect(funFacts.length).toBeGreaterThanOrEqual(95);
  expect(funFacts.length).toBeLessThanOrEqual(110);
  for (const fact of funFacts) {
    expect(fact.length, fact).toBeGreaterThan(25);
    expect(fact.length, fact).toBeLessThanOrEqual(100);
    expect(fact).toMatch(/^[A-Z][^!?]*\.$/);
    expect(fact, "no quote needs another way to be written").not.toMatch(/["”“]|\s{2}/);
  }
});

test("no two facts share most of their words", () => {
  const told = funFacts.map((fact) => ({ fact, words: contentWords(fact) }));
  for (const [at, one] of told.entries()) {
    for (const other of told.slice(at + 1)) {
      expect(likeness(one.words, other.words), `${one.fact} / ${other.fact}`).toBeLessThan(0.6);
    }
  }
});

test("no fact gives advice about diet or health", () => {
  const advice =
    /\b(should|must\b|healthy|unhealthy|diet|weight|slim|calorie|cancer|cure[sd]?\b|vitamin|disease|good for you|bad for you)/i;
  for (const fact of funFacts) expect(fact).not.toMatch(advice);
});

/** The content words of a fact, in the singular. */
function contentWords(fact: string): ReadonlySet<string> {
  const words = fact.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map((word) => word.replace(/e?s$/, "")));
}

const empty = new Set(
  "about after alone because before belong come comes each family from grow grows have into made most much only plant plants same some than that their them there they this when where while with".split(
    " ",
  ),
);

/** The share of two sets that they have in common, 0-1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.min(one.size, other.size);
}
