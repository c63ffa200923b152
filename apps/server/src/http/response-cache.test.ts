import { describe, expect, it } from "vitest";
import { getCached, type KeptAnswer, setCached } from "./response-cache.ts";

const megabyte = Buffer.alloc(1024 * 1024);

function answer(tag: string): KeptAnswer {
  return { tag, head: {}, body: megabyte };
}

describe("answers that are kept", () => {
  it("are the latest of each list, however often another changes", () => {
    setCached("Ann's meals", answer("1"));
    for (let tag = 1; tag <= 20; tag += 1) setCached("Ben's meals", answer(`${tag}`));
    expect(getCached("Ann's meals", "1")).toBeDefined();
    expect(getCached("Ben's meals", "19")).toBeUndefined();
    expect(getCached("Ben's meals", "20")).toBeDefined();
  });

  it("keep none of the block that they were cut from", () => {
    setCached("a list", { ...answer("1"), body: Buffer.from(megabyte.subarray(0, 10)) });
    const { body } = getCached("a list", "1") ?? answer("");
    expect([body.length, body.buffer.byteLength]).toEqual([10, 10]);
  });

  it("are those asked for lately, where there are too many", () => {
    setCached("first", answer("1"));
    setCached("second", answer("1"));
    for (let count = 0; count < 3; count += 1) {
      expect(getCached("first", "1")).toBeDefined();
      setCached(`more ${count}`, answer("1"));
    }
    expect(getCached("second", "1")).toBeUndefined();
    expect(getCached("first", "1")).toBeDefined();
  });
});
