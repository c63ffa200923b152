import { describe, expect, test } from "vitest";
import { appendSpoken, appendToDraft, remainingDraft } from "./use-draft.ts";

describe("appendToDraft", () => {
  test.each([
    ["an empty draft", "", "toast", "toast"],
    ["a blank draft", " \n ", "toast", "toast"],
    ["a draft with the same text", "toast", "toast", "toast"],
    ["a draft with other text", "soup ", "toast", "soup\ntoast"],
  ])("appends a message to %s", (_, draft, message, expected) => {
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

describe("the draft after a message is accepted", () => {
  test.each([
    ["is empty if it was the message", "two eggs", "two eggs", ""],
    ["is empty if it was the message and spaces", " two eggs \n", "two eggs", ""],
    ["keeps the text after the message", "two eggs\nand tea", "two eggs", "and tea"],
    ["is unchanged if it does not begin with the message", "soup", "two eggs", "soup"],
  ])("%s", (_, draft, sent, expected) => {
    expect(remainingDraft(draft, sent)).toBe(expected);
  });
});
