import { z } from "zod";
import {
  invitationMaxDays,
  invitationNoteMaxLength,
  operatorCountMax,
  passwordMaxLength,
} from "./limits.ts";
import { storableText } from "./storable-text.ts";

const count = z.number().int();
/** `operatorCountMax` also if there are more. */
const limitedCount = z.number().int().max(operatorCountMax);
/** ISO 8601. */
const instant = z.string();

/** What an operator starts, one at a time, in a process of its own. */
const operatorTask = z.strictObject({
  kind: z.enum(["import", "backup"]),
  state: z.enum(["running", "done", "failed"]),
  started_at: instant,
  /** Of an import: bytes or foods; 0 of 0 if unknown. */
  done: count,
  total: count,
  /** What it is doing, what it has done, or why it failed. */
  words: z.string(),
});
export type OperatorTask = z.infer<typeof operatorTask>;

const jobKind = z.strictObject({
  /** 'messages', 'edits', 'readings by the model', 'reminders' or 'webhooks'. */
  kind: z.string(),
  queued: count,
  running: count,
  /** In the last 24 hours; of the last `operatorCountMax` jobs. */
  completed: count,
  failed: count,
  /** By the id of the error: never words of a person. */
  failures: z.array(z.strictObject({ error: z.string(), count })),
});
export type OperatorJobKind = z.infer<typeof jobKind>;

/** GET /api/admin/overview: the state of the installation, for its operators only. Without anything that people wrote. */
export const operatorOverview = z.strictObject({
  versions: z.strictObject({
    morsel: z.string(),
    node: z.string(),
    database: z.string(),
    schema: z.string(),
  }),
  started_at: instant,
  health: z.strictObject({
    /** How long the database took for a short question. */
    database_ms: z.number().min(0),
    /** Since when a job that could run has waited, of those that run next; null if none does. */
    waiting_since: instant.nullable(),
    /** Of the process that answers. */
    memory_bytes: count,
  }),
  storage: z.strictObject({
    database_bytes: count,
    /** On the disk of DATA_DIR. */
    free_bytes: count,
    photos: limitedCount,
  }),
  people: z.strictObject({
    total: limitedCount,
    /** Of `operatorCountMax` sessions. */
    seen_in_a_week: limitedCount,
    disabled: limitedCount,
  }),
  is_sign_up_open: z.boolean(),
  jobs: z.array(jobKind),
  foods: z.strictObject({
    starter: count,
    /** null if nothing was imported. */
    imported_at: instant.nullable(),
    imported: z.array(z.strictObject({ dataset: z.string(), foods: count })),
  }),
  /** null if no model is configured. */
  model: z.strictObject({ name: z.string(), sent_to: z.string(), mode: z.string() }).nullable(),
  /** null if speech is not transcribed here. */
  speech: z.string().nullable(),
  /** null if no mail is sent. */
  mail: z
    .strictObject({
      sent: count,
      failed: count,
      last_problem: z.strictObject({ at: instant, reason: z.string() }).nullable(),
    })
    .nullable(),
  task: operatorTask.nullable(),
  /** Newest first. */
  backups: z.array(z.strictObject({ name: z.string(), bytes: count, made_at: instant })),
});
export type OperatorOverview = z.infer<typeof operatorOverview>;

/** An account as an operator sees it. */
const operatorPerson = z.strictObject({
  id: z.string(),
  email: z.string(),
  created_at: instant,
  /** null if no session is left. */
  seen_at: instant.nullable(),
  meals: count,
  photos: count,
  /** Of the photos, and about that of the rows. */
  storage_bytes: count,
  is_admin: z.boolean(),
  is_disabled: z.boolean(),
  /** True for the caller, who can neither disable nor delete the own account here. */
  is_self: z.boolean(),
});
export type OperatorPerson = z.infer<typeof operatorPerson>;

/** GET /api/admin/people, oldest account first; `next` continues the list. */
export const operatorPeople = z.strictObject({
  items: z.array(operatorPerson),
  next: z.string().nullable(),
});
export type OperatorPeople = z.infer<typeof operatorPeople>;

/** PATCH /api/admin/people/{id}: signs the person out and refuses new sessions, or allows them again. Answers 204. */
export const changePersonRequest = z.strictObject({ is_disabled: z.boolean() });

/** DELETE /api/admin/people/{id}: deletes the account with all its data. Needs the operator's password. Answers 204. */
export const deletePersonRequest = z.strictObject({
  password: storableText.max(passwordMaxLength).optional(),
});

/** PUT /api/admin/sign-up: answers 204. */
export const signUpSetting = z.strictObject({ is_open: z.boolean() });

const invitation = z.strictObject({
  id: z.string(),
  note: z.string(),
  created_at: instant,
  expires_at: instant,
  used_at: instant.nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** GET /api/admin/invitations: the newest `invitationsListed`. */
export const invitationList = z.strictObject({ items: z.array(invitation) });

/** POST /api/admin/invitations: a link with which one person can sign up while sign-up is closed. */
export const invitationRequest = z.strictObject({
  /** For the operator: who it is for. */
  note: storableText.trim().max(invitationNoteMaxLength),
  days: z.number().int().min(1).max(invitationMaxDays),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;
/** The only response that contains the link. */
export const newInvitation = invitation.extend({ url: z.string() });
export type NewInvitation = z.infer<typeof newInvitation>;

/** POST /api/admin/tests/{service}: calls the service once. */
export const serviceTest = z.strictObject({ is_working: z.boolean(), words: z.string() });
export type ServiceTest = z.infer<typeof serviceTest>;
