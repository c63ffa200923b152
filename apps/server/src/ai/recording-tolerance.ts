/** A browser's recorder stops a moment after it is told to. */
export const recordingToleranceMs = 2000;
