import type { Part } from "./part.ts";

/** The codes of parts, on which patterns of roles are tested. */
export const codesOf = (parts: readonly Part[]) => parts.map(({ code }) => code).join("");

/** A regular expression of codes; spaces separate them for the reader. */
export const partPattern = (source: string, flags = "") =>
  new RegExp(source.replace(/\s/g, ""), flags);
