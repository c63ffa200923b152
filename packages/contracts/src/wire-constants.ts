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
  /** Created once per submit: a resend with the same key returns the same job. */
  idempotencyKey: "Idempotency-Key",
  /** The user's IANA time zone, used for "yesterday" and the local day. Default: UTC. */
  timeZone: "Time-Zone",
} as const;

/** The form of an Idempotency-Key; UUIDs match. */
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/;

/** The multipart field of a photo. */
export const photoField = "photo";

/** The formats of a photo, detected from its content. */
export const photoMediaTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** The largest accepted photo; a phone's best has about half as much. */
export const photoMaxBytes = 12 * 1024 * 1024;

/** Days for which an estimate can be shared. */
export const shareDays = [7, 30, 90] as const;
type ShareDays = (typeof shareDays)[number];
export const defaultShareDays: ShareDays = 90;

/** The multipart field of a recording (spec section 7). */
export const recordingField = "audio";

/** The formats of a recording, detected from its content; also the extensions of its file name. */
export const recordingFormats = ["webm", "mp4", "wav", "ogg"] as const;
export type RecordingFormat = (typeof recordingFormats)[number];

/** The apps whose exports can be imported. */
export const importSources = ["MyFitnessPal", "Cronometer", "Lose It!"] as const;
export type ImportSource = (typeof importSources)[number];

/** The multipart field of an export. */
export const importField = "file";
export const importMaxBytes = 10 * 1024 * 1024;
export const importMaxRows = 20_000;

/** The scopes of a token; `write` includes `read`. */
export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How a user's target was set. */
export const targetMakers = ["hand", "calculator"] as const;
export type TargetMaker = (typeof targetMakers)[number];

/** Why a reminder did not reach a device: no answer, or the push service refused it. */
export const deviceProblems = ["unreachable", "refused"] as const;
export type DeviceProblem = (typeof deviceProblems)[number];

/** Webhooks of a user. */
export const maxWebhooks = 10;
export const webhookUrlMaxLength = 2000;
/** 'private_network': the address is of a network that the operator has not allowed. */
export const webhookProblems = ["unreachable", "private_network"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
