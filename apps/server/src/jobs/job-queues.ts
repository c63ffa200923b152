import type { LanguageId, WebhookEvent } from "@morsel/contracts";
import type { MealType } from "@morsel/nutrition";
import type { Selectable } from "kysely";
import type {
  ChatJobRow,
  EditJobRow,
  JobColumns,
  RefineJobRow,
  ReminderJobRow,
  RevisedResource,
  WebhookJobRow,
} from "../database/tables.ts";

/** The tables of all queues. */
export const jobTables = [
  "chat_jobs",
  "edit_jobs",
  "refine_jobs",
  "reminder_jobs",
  "webhook_jobs",
] as const;
export type JobTable = (typeof jobTables)[number];

/** A worker's claim on a job; the attempt number shows whether the claim is still valid. */
export interface Lease {
  readonly jobId: string;
  readonly userId: string;
  readonly attempt: number;
}

export interface ClaimedJob extends Lease {
  /** The number of this attempt, from 1. */
  readonly tries: number;
}

/** One kind of job: its table, and how its rows become jobs. */
export interface JobQueue<Job extends ClaimedJob> {
  readonly table: JobTable;
  /** The user's list that changes with every step of a job: for its revision and its hint; undefined if none does. */
  readonly list: (RevisedResource & ("jobs" | "edits")) | undefined;
  toJob(row: Selectable<JobColumns>): Job;
}

/** A message to be turned into meals. */
export interface MessageJob extends ClaimedJob {
  readonly message: string;
  /** IANA time zone of the sender. */
  readonly timeZone: string;
  /** The language that it was sent in. */
  readonly language: LanguageId;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** The photo that was sent with it, or null. With a photo, the message may be blank. */
  readonly photoId: string | null;
}

export const messageQueue: JobQueue<MessageJob> = {
  table: "chat_jobs",
  list: "jobs",
  toJob: (row: ChatJobRow) => ({
    ...toClaimed(row),
    message: row.message,
    timeZone: row.time_zone,
    language: row.language,
    writtenAt: row.written_at ?? row.created_at,
    photoId: row.photo_id,
  }),
};

/** Instructions that change a meal. */
export interface EditJob extends ClaimedJob {
  readonly mealId: string;
  /** The version of the meal that they were written for. */
  readonly baseVersion: number;
  readonly instructions: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly createdAt: number;
}

export const editQueue: JobQueue<EditJob> = {
  table: "edit_jobs",
  list: "edits",
  toJob: (row: EditJobRow) => ({
    ...toClaimed(row),
    mealId: row.meal_id,
    baseVersion: row.base_version,
    instructions: row.instructions,
    timeZone: row.time_zone,
    language: row.language,
    createdAt: row.created_at,
  }),
};

/** A meal that the engine was unsure of, to be read again by the language model. */
export interface RefineJob extends ClaimedJob {
  readonly mealId: string;
  /** The version of the meal that was unsure. */
  readonly baseVersion: number;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly createdAt: number;
}

export const refineQueue: JobQueue<RefineJob> = {
  table: "refine_jobs",
  list: "edits",
  toJob: (row: RefineJobRow) => ({
    ...toClaimed(row),
    mealId: row.meal_id,
    baseVersion: row.base_version,
    timeZone: row.time_zone,
    language: row.language,
    createdAt: row.created_at,
  }),
};

/** A reminder for one device. */
export interface ReminderJob extends ClaimedJob {
  readonly subscriptionId: string;
  readonly mealType: MealType;
  /** The day on which no meal of that kind may be logged yet, 'YYYY-MM-DD'. */
  readonly localDay: string;
  /** Epoch milliseconds. */
  readonly dueAt: number;
}

export const reminderQueue: JobQueue<ReminderJob> = {
  table: "reminder_jobs",
  list: undefined,
  toJob: (row: ReminderJobRow) => ({
    ...toClaimed(row),
    subscriptionId: row.subscription_id,
    mealType: row.meal_type,
    localDay: row.local_day,
    dueAt: row.due_at,
  }),
};

/** An event for one webhook. */
export interface WebhookJob extends ClaimedJob {
  readonly webhookId: string;
  readonly eventId: string;
  readonly event: WebhookEvent;
  readonly mealId: string;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
  /** The number of the delivery, from 1. */
  readonly delivery: number;
}

export const webhookQueue: JobQueue<WebhookJob> = {
  table: "webhook_jobs",
  list: undefined,
  toJob: (row: WebhookJobRow) => ({
    ...toClaimed(row),
    webhookId: row.webhook_id,
    eventId: row.event_id,
    event: row.event,
    mealId: row.meal_id,
    happenedAt: row.happened_at,
    delivery: row.delivery,
  }),
};

function toClaimed(row: Selectable<JobColumns>): ClaimedJob {
  return { jobId: row.id, userId: row.user_id, attempt: row.attempt, tries: row.tries };
}
