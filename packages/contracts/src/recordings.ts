/** The multipart field that a recording is sent in (spec section 7). */
export const recordingField = "audio";

/** What a recording may be, by its content; also the extension of the file name `recording`. */
export const recordingFormats = ["webm", "mp4", "wav", "ogg"] as const;
export type RecordingFormat = (typeof recordingFormats)[number];
