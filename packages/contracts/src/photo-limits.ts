/** The multipart field that a photo is sent in. */
export const photoField = "photo";

/** What a photo may be, by its content. */
export const photoMediaTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** The largest photo that is taken; a phone's best has about half as much. */
export const photoMaxBytes = 12 * 1024 * 1024;

/** Lengths of time that an estimate can be shared for. */
export const shareDays = [7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];
export const defaultShareDays: ShareDays = 90;
