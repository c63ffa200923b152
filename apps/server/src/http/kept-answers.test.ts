import { describe, expect, it } from "vitest";
import { findKept, type KeptAnswer, keepAnswer } from "./kept-answers.ts";

const megabyte = Buffer.alloc(1024 * 1024);

function answer(tag: string): KeptAnswer {
  return { tag, head: {}, body: megabyte };
}

describe("answers that are kept", () => {
  it("are the latest of each list, however often another changes", () => {
    keepAnswer("Ann's meals", answer("1"));
    for (let tag = 1; tag <= 20; tag += 1) keepAnswer("Ben's meals", answer(`${tag}`));
    expect(findKept("Ann's meals", "1")).toBeDefined();
    expect(findKept("Ben's meals", "19")).toBeUndefined();
    expect(findKept("Ben's meals", "20")).toBeDefined();
  });

  it("keep none of the block that they were cut from", () => {
    keepAnswer("a list", { ...answer("1"), body: Buffer.from(megabyte.subarray(0, 10)) });
    const { body } = findKept("a list", "1") ?? answer("");
    expect([body.length, body.buffer.byteLength]).toEqual([10, 10]);
  });

  it("are those asked for lately, where there are too many", () => {
    keepAnswer("first", answer("1"));
    keepAnswer("second", answer("1"));
    for (let count = 0; count < 3; count += 1) {
      expect(findKept("first", "1")).toBeDefined();
      keepAnswer(`more ${count}`, answer("1"));
    }
    expect(findKept("second", "1")).toBeUndefined();
    expect(findKept("first", "1")).toBeDefined();
  });
});
