import { z } from "zod";

/** POST /api/external/photos (beyond the spec): the photo's id, for a message. */
export const uploadedPhoto = z.strictObject({ id: z.string() });
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** POST /api/external/audio/transcribe: the words as one line of text. */
export const transcription = z.strictObject({ transcript: z.string() });
export type Transcription = z.infer<typeof transcription>;

/** GET /api/external/audio/status (beyond the spec): whether the server can transcribe. */
export const voiceStatus = z.strictObject({
  available: z.boolean(),
  /** True for a recogniser without a large model: the words need checking. */
  is_basic: z.boolean(),
  /** Only if it is not available: what to do instead. */
  how: z.string().nullable(),
});
export type VoiceStatus = z.infer<typeof voiceStatus>;
