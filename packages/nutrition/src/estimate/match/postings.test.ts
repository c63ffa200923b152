import { describe, expect, it } from "vitest";
import { haveCommonName, PostingList } from "./postings.ts";

describe("PostingList", () => {
  const list = new PostingList();
  list.addName();
  list.addWord("bread", { share: 1, isHead: true, isPenalized: true });
  list.addWord("rye", { share: 0.5, isHead: false, isPenalized: true });
  list.addName();
  list.addName();
  list.addWord("bread", { share: 0.5, isHead: false, isPenalized: true });
  const words = list.byWord();

  it("returns the names and the use of each word, in order", () => {
    const usesOf = (word: string) => {
      const { names, uses } = words.get(word) ?? { names: [], uses: [] };
      return [...names].map((name, at) => ({ name, ...list.wordUses[uses[at] ?? -1] }));
    };
    expect([...words.keys()]).toEqual(["bread", "rye"]);
    expect(usesOf("bread")).toEqual([
      { name: 0, share: 1, isHead: true, isPenalized: true },
      { name: 2, share: 0.5, isHead: false, isPenalized: true },
    ]);
    expect(usesOf("rye")).toEqual([{ name: 0, share: 0.5, isHead: false, isPenalized: true }]);
  });

  it("computes the weight of a name from its words and their shares; 0 for a name without words", () => {
    const weights = list.computeNameWeights((word) => (word === "bread" ? 4 : 3));
    expect([...weights]).toEqual([5.5, 0, 2]);
  });

  it("grows beyond its initial capacity", () => {
    const long = new PostingList();
    for (let name = 0; name < 3000; name += 1) {
      long.addName();
      long.addWord("egg", { share: 1, isHead: true, isPenalized: true });
    }
    expect(long.byWord().get("egg")?.names.at(-1)).toBe(2999);
  });
});

describe("haveCommonName", () => {
  it.each([
    [
      [
        [1, 4, 9],
        [2, 4],
      ],
      true,
    ],
    [
      [
        [1, 4, 9],
        [2, 5, 8],
      ],
      false,
    ],
    [[[7]], true],
    [
      [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
      false,
    ],
    [[[0, 5], [5], [2, 3, 5]], true],
    [[], false],
  ])("%j: %s", (lists, expected) => {
    expect(haveCommonName(lists.map((names) => Int32Array.from(names)))).toBe(expected);
  });
});
