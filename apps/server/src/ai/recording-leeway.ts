/** A browser's recorder stops a moment after it is told to. */
export const recordingLeewayMs = 2000;
