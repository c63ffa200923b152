import { languageIds } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { letterTexts } from "./languages/index.ts";
import { toText } from "./lay-out.ts";
import type { LetterId } from "./letter-texts.ts";
import { writeLetter } from "./letters.ts";

const sender = { baseUrl: "https://morsel.example.com", contactEmail: "care@example.com" };
const particulars = { token: "abc", event: { device: "Firefox", at: new Date(0) } };

describe.each(languageIds)("a mail in %s", (language) => {
  it.each(Object.keys(letterTexts.en.letters) as LetterId[])(
    "%s says what the English one says: its link, its hours and whom to write to",
    (id) => {
      const write = (tag: typeof language) => toText(writeLetter(id, tag, sender, particulars));
      const worded = write(language);
      expect(worded).not.toMatch(/[{}]|undefined/);
      for (const fact of [/https:\S+/, /\b24\b/, /care@example\.com/])
        expect(worded.match(fact)?.[0]).toBe(write("en").match(fact)?.[0]);
    },
  );
});
