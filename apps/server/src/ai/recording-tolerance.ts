/** A browser's recorder stops shortly after `stop()`. */
export const recordingToleranceMs = 2000;
