import { expect, test } from "vitest";
import { funFacts, pickFunFact } from "./fun-facts.ts";

test("there are facts enough not to tire of, each said once and briefly", () => {
  expect(funFacts.length).toBeGreaterThanOrEqual(20);
  expect(new Set(funFacts).size).toBe(funFacts.length);
  for (const fact of funFacts) {
    expect(fact.length).toBeLessThanOrEqual(100);
    expect(fact).toMatch(/^[A-Z].*\.$/);
  }
  expect(funFacts).toContain(pickFunFact());
});
