/** GET /api/events: server-sent hints. Each names what to fetch again; none carries data. */
export const eventNames = ["jobs", "meals", "edits"] as const;
export type EventName = (typeof eventNames)[number];

export const jobStatuses = ["queued", "processing", "completed", "failed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export function isActive(status: JobStatus): boolean {
  return status === "queued" || status === "processing";
}

/** Request headers of the queue call, both optional (beyond the spec). */
export const queueHeaders = {
  /** Made once per submit: a resend with the same key answers with the same job. */
  idempotencyKey: "Idempotency-Key",
  /** The person's IANA time zone, used for "yesterday" and the local day. Default: UTC. */
  timeZone: "Time-Zone",
} as const;

/** What an Idempotency-Key may look like: a UUID fits. */
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/;

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

/** The multipart field that a recording is sent in (spec section 7). */
export const recordingField = "audio";

/** What a recording may be, by its content; also the extension of the file name `recording`. */
export const recordingFormats = ["webm", "mp4", "wav", "ogg"] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

/** The apps whose exports become meals. */
export const importSources = ["MyFitnessPal", "Cronometer", "Lose It!"] as const;
export type ImportSource = (typeof importSources)[number];

/** The form field of an export's file. */
export const importField = "file";
export const importMaxBytes = 10 * 1024 * 1024;
export const importMaxRows = 20_000;

/** What a token of a person's lets a tool do: `write` can do all that `read` can. */
export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How a person came by a target of their own. */
export const targetMakers = ["hand", "calculator"] as const;
export type TargetMaker = (typeof targetMakers)[number];
