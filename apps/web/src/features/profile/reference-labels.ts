import type { ReferenceId } from "@morsel/nutrition";

/** The reference intakes that can be the default targets. */
export const referenceLabels: Readonly<Record<ReferenceId, string>> = {
  us: "Morsel's own, near US labels",
  uk: "UK reference intakes",
  eu: "EU reference intakes",
};

/** The source of a target that the user has not set. */
export const referenceSources: Readonly<Record<ReferenceId, string>> = {
  us: "Default",
  uk: "UK reference",
  eu: "EU reference",
};

/** What the sugar of a target is. */
export const sugarNotes: Readonly<Record<ReferenceId, string>> = {
  us: "Sugar is total sugar, from fruit and milk too. US labels set 50 g for added sugar only.",
  uk: "Sugar is total sugar: the reference intake of 90 g includes that of fruit and milk.",
  eu: "Sugar is total sugar: the reference intake of 90 g includes that of fruit and milk.",
};
