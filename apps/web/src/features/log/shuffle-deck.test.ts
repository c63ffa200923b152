import { expect, test } from "vitest";
import { createDeck } from "./shuffle-deck.ts";

/** A storage that contains `text`. */
function memoryWith(text?: string) {
  let kept = text;
  return {
    read: () => kept,
    write: (left: string) => {
      kept = left;
    },
  };
}

test("every card is drawn once per round, and no card is drawn twice in a row [S2.dashboard.10]", () => {
  const deal = createDeck(7, memoryWith());
  const dealt = Array.from({ length: 700 }, deal);
  for (let start = 0; start < dealt.length; start += 7) {
    expect(dealt.slice(start, start + 7).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
  for (const [at, card] of dealt.entries()) expect(card).not.toBe(dealt[at + 1]);
});

test("the order depends on the random numbers", () => {
  const deal = createDeck(5, memoryWith(), () => 0.99);
  expect([deal(), deal(), deal(), deal(), deal()]).toEqual([4, 3, 2, 1, 0]);
});

test("a round continues after a reload", () => {
  const memory = memoryWith();
  const before = Array.from({ length: 3 }, createDeck(5, memory));
  const after = Array.from({ length: 2 }, createDeck(5, memory));
  expect([...before, ...after].toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test.each(["nonsense", "9 -1 2.5", ""])("stored text %o starts a new round", (text) => {
  const dealt = Array.from({ length: 3 }, createDeck(3, memoryWith(text)));
  expect(dealt.toSorted()).toEqual([0, 1, 2]);
});
