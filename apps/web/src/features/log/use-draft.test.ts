import { describe, expect, test } from "vitest";
import { joinDraft, leftOver } from "./use-draft.ts";

describe("a message that comes back into the box", () => {
  test.each([
    ["an empty box", "", "toast", "toast"],
    ["a blank box", " \n ", "toast", "toast"],
    ["the same text", "toast", "toast", "toast"],
    ["other text, which stays", "soup ", "toast", "soup\ntoast"],
  ])("joins %s", (_, draft, message, expected) => {
    expect(joinDraft(draft, message)).toBe(expected);
  });
});

describe("once a message is accepted", () => {
  test.each([
    ["the box is empty", "two eggs", "two eggs", ""],
    ["spaces around it do not stay", " two eggs \n", "two eggs", ""],
    ["what was typed meanwhile stays", "two eggs\nand tea", "two eggs", "and tea"],
    ["a box that was rewritten stays", "soup", "two eggs", "soup"],
  ])("%s", (_, draft, sent, expected) => {
    expect(leftOver(draft, sent)).toBe(expected);
  });
});
