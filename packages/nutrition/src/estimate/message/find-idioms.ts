import { idioms } from "../../languages/en/idioms.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { Span } from "../words/span.ts";

const idiomPattern = new RegExp(`(?<![\\w'])(?:${anyRow(idioms)})(?![\\w])`, "gi");

/** The spans of phrases that contain a food word but do not mention food: idioms, objects, body parts, medicine. */
export function findIdioms(message: string): Span[] {
  return [...normalizeApostrophes(message).matchAll(idiomPattern)].map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
  }));
}

/** Replaces typographic apostrophes; keeps the length. */
const normalizeApostrophes = (message: string) => message.replaceAll("’", "'");
