import { z } from "zod";

/** POST /api/external/photos (beyond the spec): the id by which a message then names the photo. */
export const uploadedPhoto = z.strictObject({ id: z.string() });
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** POST /api/external/audio/transcribe: what was said, ready to be put into a text. */
export const transcription = z.strictObject({ transcript: z.string() });
export type Transcription = z.infer<typeof transcription>;

/** GET /api/external/audio/status (beyond the spec): can this server hear, and how well? */
export const voiceStatus = z.strictObject({
  available: z.boolean(),
  /** True where a recogniser without a large model listens: the words need checking. */
  is_basic: z.boolean(),
  /** Only if it is not available: how the operator switches it on. */
  how: z.string().nullable(),
});
export type VoiceStatus = z.infer<typeof voiceStatus>;
