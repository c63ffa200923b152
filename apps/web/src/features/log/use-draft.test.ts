import { describe, expect, test } from "vitest";
import { appendSpoken, appendToDraft, remainingDraft } from "./use-draft.ts";

describe("a message that is put back into the box", () => {
  test.each([
    ["an empty box", "", "toast", "toast"],
    ["a blank box", " \n ", "toast", "toast"],
    ["the same text", "toast", "toast", "toast"],
    ["other text, which stays", "soup ", "toast", "soup\ntoast"],
  ])("joins %s", (_, draft, message, expected) => {
    expect(appendToDraft(draft, message)).toBe(expected);
  });
});

test.each([
  ["", "two eggs", "two eggs"],
  [" \n", "two eggs", "two eggs"],
  ["toast", "two eggs", "toast two eggs"],
  ["toast and ", "two eggs", "toast and two eggs"],
])("%j and the spoken words %j give %j", (draft, words, expected) => {
  expect(appendSpoken(draft, words)).toBe(expected);
});

describe("after a message is accepted", () => {
  test.each([
    ["the box is empty", "two eggs", "two eggs", ""],
    ["spaces around it do not stay", " two eggs \n", "two eggs", ""],
    ["what was typed meanwhile stays", "two eggs\nand tea", "two eggs", "and tea"],
    ["a box that was rewritten stays", "soup", "two eggs", "soup"],
  ])("%s", (_, draft, sent, expected) => {
    expect(remainingDraft(draft, sent)).toBe(expected);
  });
});
