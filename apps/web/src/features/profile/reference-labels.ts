import type { ReferenceId } from "@morsel/nutrition";
import { t } from "./messages.ts";

/** The reference intakes that can be the default targets. */
export const referenceLabels = (): Readonly<Record<ReferenceId, string>> => ({
  us: t.morselsOwnNearUsLabels,
  uk: t.ukReferenceIntakes,
  eu: t.euReferenceIntakes,
});

/** The source of a target that the user has not set. */
export const referenceSources = (): Readonly<Record<ReferenceId, string>> => ({
  us: t.default,
  uk: t.ukReference,
  eu: t.euReference,
});

/** What the sugar of a target is. */
export const sugarNotes = (): Readonly<Record<ReferenceId, string>> => ({
  us: t.sugarTotalSugarFromFruit,
  uk: t.sugarTotalSugarReference,
  eu: t.sugarTotalSugarReference,
});
