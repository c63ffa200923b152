import type { ReferenceId } from "@morsel/nutrition";
import { t } from "./messages.ts";

/** The reference intakes that can be the default targets. */
export const referenceLabels: Readonly<Record<ReferenceId, string>> = {
  get us() {
    return t.morselsOwnNearUsLabels;
  },
  get uk() {
    return t.ukReferenceIntakes;
  },
  get eu() {
    return t.euReferenceIntakes;
  },
};

/** The source of a target that the user has not set. */
export const referenceSources: Readonly<Record<ReferenceId, string>> = {
  get us() {
    return t.default;
  },
  get uk() {
    return t.ukReference;
  },
  get eu() {
    return t.euReference;
  },
};

/** What the sugar of a target is. */
export const sugarNotes: Readonly<Record<ReferenceId, string>> = {
  get us() {
    return t.sugarTotalSugarFromFruit;
  },
  get uk() {
    return t.sugarTotalSugarReference;
  },
  get eu() {
    return t.sugarTotalSugarReference;
  },
};
