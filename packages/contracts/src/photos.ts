import { z } from "zod";

/** POST /api/external/photos (beyond the spec): the id by which a message then names the photo. */
export const uploadedPhoto = z.strictObject({ id: z.string() });
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;
