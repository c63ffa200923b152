import type {
  DeviceProblem,
  EditFailureId,
  EditMaker,
  ImportSource,
  JobFailureId,
  JobStatus,
  LanguageId,
  TokenScope,
  WebhookEvent,
  WebhookProblem,
} from "@morsel/contracts";
import type { MacroId, MealType, OwnFood } from "@morsel/nutrition";
import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type {
  AccountsTable,
  PasskeysTable,
  SessionsTable,
  UsersTable,
  VerificationsTable,
} from "./account-tables.ts";

/** What operators decide about an account; an account without a row is an ordinary one. */
interface AccountStatesTable {
  readonly user_id: Fixed<string>;
  /** 1 or 0. */
  readonly is_admin: number;
  /** Epoch milliseconds; null unless the account is disabled. */
  readonly disabled_at: number | null;
}

/** A link with which one person can sign up while sign-up is closed. */
interface InvitationsTable {
  readonly id: Fixed<string>;
  readonly token_hash: Fixed<string>;
  readonly note: Fixed<string>;
  /** Epoch milliseconds, like those below. */
  readonly created_at: Fixed<number>;
  readonly expires_at: Fixed<number>;
  readonly used_at: number | null;
}

/** What operators set on their page. */
interface ServerSettingsTable {
  readonly name: Fixed<"sign-up">;
  readonly value: "open" | "closed";
}

/** A code that sets a new password once. */
interface RecoveryCodesTable {
  readonly user_id: Fixed<string>;
  /** A keyed hash; the code itself is not stored. */
  readonly code_hash: Fixed<string>;
  /** Epoch milliseconds. */
  readonly created_at: Fixed<number>;
}

/** A token for a person's own tools. */
interface AccessTokensTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  readonly name: Fixed<string>;
  readonly scope: Fixed<TokenScope>;
  /** SHA-256 of the token, in hexadecimal; the token itself is not stored. */
  readonly token_hash: Fixed<string>;
  /** Epoch milliseconds. */
  readonly created_at: Fixed<number>;
  /** Epoch milliseconds, rounded to a quarter of an hour; null if it was never used. */
  readonly last_used_at: number | null;
}

/** A shared link, an access token, or the address of a push subscription. */
export type KeyKind = "share" | "token" | "push";

/** Whose a shared link, an access token or a push subscription is: what finds a user without a session. */
interface KeyOwnersTable {
  readonly kind: Fixed<KeyKind>;
  /** `hashKey` of the link's id, the token, or the subscription's address. */
  readonly key_hash: Fixed<string>;
  readonly user_id: string;
  /** The session of a push subscription; null for the others. */
  readonly session_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An export of another app that became meals; its id is that of their job. */
interface ImportsTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  readonly source: Fixed<ImportSource>;
  readonly meals: Fixed<number>;
  /** 'YYYY-MM-DD'. */
  readonly first_day: Fixed<string>;
  readonly last_day: Fixed<string>;
  readonly created_at: Fixed<number>;
}

/** A row of an export that was imported, so that it is not imported twice. */
interface ImportedRowsTable {
  readonly user_id: Fixed<string>;
  /** A hash of the row's content and of the number of equal rows before it. */
  readonly row_key: Fixed<string>;
  readonly import_id: Fixed<string>;
}

/** Counted attempts and calls; better-auth also stores its rows here. */
interface RateLimitsTable {
  readonly id: Fixed<string>;
  readonly key: Fixed<string>;
  readonly count: number;
  /** Epoch milliseconds. */
  readonly last_request: number;
}

/** Columns that are set once, at insert. */
type Fixed<T> = ColumnType<T, T, never>;

/** The columns that every kind of job has. */
export interface JobColumns {
  readonly id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly status: JobStatus;
  /** Counts every claim and never falls: later writes are fenced on it. */
  readonly attempt: number;
  /** Claims that count against the limit; a claim that a stopping server releases does not. */
  readonly tries: number;
  /** Epoch milliseconds; not claimed earlier. */
  readonly run_after: number;
  /** Epoch milliseconds; null unless processing. */
  readonly lease_until: number | null;
  /** The error's id; null unless failed. */
  readonly error: string | null;
  readonly idempotency_key: Fixed<string | null>;
  readonly created_at: Fixed<number>;
  readonly updated_at: number;
}

/** A user who has active jobs of a kind: workers find users here, then their jobs. */
interface JobQueueTable {
  readonly user_id: Fixed<string>;
  /** The jobs' table. */
  readonly kind: Fixed<
    "chat_jobs" | "edit_jobs" | "refine_jobs" | "reminder_jobs" | "webhook_jobs"
  >;
  /** Epoch milliseconds: workers have nothing to do for the user before. */
  readonly ready_at: number;
  /** Running jobs, counted when a worker last looked. */
  readonly running: number;
  /** Epoch milliseconds: when the oldest waiting job was created. */
  readonly waiting_since: number;
}

/** A message that becomes meals, shown in the log history, with its lease. */
export interface ChatJobsTable extends JobColumns {
  /** The client's label of one visit; never used for access. */
  readonly session_id: Fixed<string>;
  /** Empty once all of its meals were deleted permanently. */
  readonly message: string;
  readonly time_zone: Fixed<string>;
  /** That of the sender's request; the user's chosen one comes before it. */
  readonly language: Generated<LanguageId>;
  /** Epoch milliseconds: when it was written, if it waited on a device; null if it was sent immediately. */
  readonly written_at: Fixed<number | null>;
  readonly error: JobFailureId | null;
  /** The photo that was sent with it; null if there was none or it was deleted since. */
  readonly photo_id: string | null;
}

/** Instructions that change a meal; at most one edit of a meal is active. */
export interface EditJobsTable extends JobColumns {
  /** The meal may be deleted by now. */
  readonly meal_id: Fixed<string>;
  /** The version that the instructions were written for; they do not apply to others. */
  readonly base_version: Fixed<number>;
  readonly instructions: Fixed<string>;
  readonly time_zone: Fixed<string>;
  /** That of the sender's request; the user's chosen one comes before it. */
  readonly language: Generated<LanguageId>;
  readonly error: EditFailureId | null;
  /** The words that were not understood or not found, a JSON list; null if there are none. */
  readonly error_words_json: string | null;
}

/** Why a meal was not refined. It is not shown to the user; the meal stays as it is. */
export type RefineFailureId = "meal_changed" | "not_allowed" | "model_failed" | "nothing_better";

/** A meal that the engine was unsure of, to be read again by the language model. */
export interface RefineJobsTable extends JobColumns {
  /** The meal may be deleted by now. */
  readonly meal_id: Fixed<string>;
  /** The version that was unsure; no other is touched. */
  readonly base_version: Fixed<number>;
  readonly time_zone: Fixed<string>;
  /** That of the sender's request; the user's chosen one comes before it. */
  readonly language: Generated<LanguageId>;
  readonly error: RefineFailureId | "gave_up" | null;
}

/** A reminder for one device of a user. */
export interface ReminderJobsTable extends JobColumns {
  /** The device may be removed by now. */
  readonly subscription_id: Fixed<string>;
  readonly meal_type: Fixed<MealType>;
  /** 'YYYY-MM-DD' in the reminder's time zone. */
  readonly local_day: Fixed<string>;
  /** Epoch milliseconds. */
  readonly due_at: Fixed<number>;
}

type MacroColumns = { readonly [Id in MacroId]: number | null };

/** A meal; columns named `_json` hold JSON as text. */
interface MealsTable extends MacroColumns {
  readonly id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly job_id: Fixed<string>;
  /** The meal's place in its message, from 0. */
  readonly ordinal: Fixed<number>;
  readonly photo_id: string | null;
  /** 1 if the photo was stored only, and the estimate comes from the words. */
  readonly photo_unread: Generated<number>;
  readonly title: string;
  readonly description: string;
  readonly meal_type: MealType;
  /** Epoch milliseconds. */
  readonly consumed_at: number;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly local_day: string;
  readonly time_zone: string;
  readonly confidence: number;
  readonly notes: string;
  readonly tags_json: string;
  readonly servings: number;
  readonly serving_size_g: number;
  readonly household_unit: string;
  readonly lipids_json: string;
  readonly micros_json: string;
  readonly items_json: string;
  /** Words of the message that looked like food and matched none. */
  readonly unmatched_json: Generated<string>;
  /** The question about the meal, also if it was answered or dismissed; null if there is none. */
  readonly question_json: Generated<string | null>;
  /** The id of the question while it is open. */
  readonly question_id: Generated<string | null>;
  /**
   * By how many kilocalories an answer narrows the range of the meal, more for left-overs, which are asked about
   * first; null unless the question is open.
   */
  readonly question_kcal: Generated<number | null>;
  readonly version: number;
  readonly created_at: Fixed<number>;
  readonly updated_at: number;
}

/** The sums of a user's meals on one day. A day without meals has no row; other days may not have one yet. */
interface DaySumsTable {
  readonly user_id: Fixed<string>;
  /** 'YYYY-MM-DD'. */
  readonly local_day: Fixed<string>;
  readonly sum_json: string;
  readonly eaten_json: string;
}

/** An insight that a user has dismissed for that week. */
interface InsightDismissalsTable {
  readonly user_id: Fixed<string>;
  /** The Monday, 'YYYY-MM-DD'. */
  readonly week: Fixed<string>;
  readonly insight: Fixed<string>;
}

/** A recently deleted meal that can still be restored. */
interface DeletedMealsTable {
  readonly id: Fixed<string>;
  readonly user_id: Fixed<string>;
  /** The whole row of `meals`, as JSON. */
  readonly row_json: Fixed<string>;
  /** The meal's photo, which is restored with it. */
  readonly photo_id: Fixed<string | null>;
  /** Epoch milliseconds. */
  readonly deleted_at: number;
}

/** One edit of a meal, and the meal before it: the history, and what an undo restores. */
export interface MealRevisionsTable {
  readonly user_id: Fixed<string>;
  readonly meal_id: Fixed<string>;
  /** The version that the edit created. */
  readonly version: Fixed<number>;
  /** The edit job that made it; null for a direct edit. */
  readonly job_id: Fixed<string | null>;
  /** The user's own words; null for a direct edit or an undo. */
  readonly instructions: Fixed<string | null>;
  /** The version whose edit this one undoes; null if it is not an undo. */
  readonly undoes_version: Fixed<number | null>;
  /** 'model' if the model refined the meal; edits that a user asked for are the user's. */
  readonly made_by: ColumnType<EditMaker, EditMaker | undefined, never>;
  /** The whole row of `meals` before the edit, as JSON. */
  readonly before_json: Fixed<string>;
  readonly patch_json: Fixed<string>;
  /** Epoch milliseconds. */
  readonly edited_at: Fixed<number>;
}

/** A user's preferences; no row if they are all defaults. */
interface UserPreferencesTable {
  readonly user_id: Fixed<string>;
  readonly meals_visible_columns_json: string;
  /** Own daily targets by nutrient; '{}' if there are none. */
  readonly targets_json: Generated<string>;
  /** Own targets of days of the week, by weekday and nutrient; '{}' if there are none. */
  readonly weekday_targets_json: Generated<string>;
  /** 0 or 1: energy is hidden everywhere. */
  readonly hide_energy: Generated<number>;
  /** 0 or 1: a meal is not estimated while it is typed. */
  readonly hide_preview: Generated<number>;
  /** 0 or 1: no meal asks a question. */
  readonly hide_questions: Generated<number>;
  /** 'kcal' or 'kJ'. */
  readonly energy_unit: Generated<string>;
  /** 0 or 1: salt is shown in place of sodium. */
  readonly shows_salt: Generated<number>;
  /** 'us', 'uk' or 'eu'. */
  readonly reference_intakes: Generated<string>;
  /** The language of the screens and of mails; empty until the user has chosen one. */
  readonly language: Generated<string>;
  readonly updated_at: number;
}

/** A user's consent to sending their words to the language model; no row if they were not asked. */
interface ModelConsentsTable {
  readonly user_id: Fixed<string>;
  /** 0 or 1. */
  readonly is_allowed: number;
  /** The host that was named in the question; the consent covers this host only. */
  readonly sent_to: string;
  /** Epoch milliseconds. */
  readonly answered_at: number;
}

/** How often the language model was asked on a day. */
interface ModelReadingsTable {
  /** A person's id, or 'all'. */
  readonly scope: Fixed<string>;
  /** 'YYYY-MM-DD' in UTC. */
  readonly day: Fixed<string>;
  readonly readings: number;
}

/**
 * A meal as it was when it was shared: anyone with the link may read it until it expires. To revoke
 * it removes the row.
 */
interface CalorieGuessesTable {
  /** For its owner's requests; it does not open the shared page. */
  readonly id: Fixed<string>;
  /** SHA-256 of the id in the link, in hexadecimal; the link itself is not stored. */
  readonly link_hash: Fixed<string>;
  readonly user_id: Fixed<string>;
  /** The meal may be deleted by now. */
  readonly meal_id: Fixed<string | null>;
  /** The photo that is shown with it; null if there is none. */
  readonly photo_id: Fixed<string | null>;
  readonly title: Fixed<string>;
  readonly total_calories_kcal: number | null;
  readonly notes: string;
  readonly meals_json: string;
  /** 0 or 1: its owner hid energy when it was created, so it shows none. */
  readonly energy_hidden: Generated<number>;
  /** 0 or 1: the page stays after its meal was deleted. */
  readonly outlives_meal: Generated<number>;
  readonly created_at: Fixed<number>;
  /** Epoch milliseconds. */
  readonly expires_at: number;
}

/** An entry of a user's dictionary. */
interface DictionaryEntriesTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  /** The normalised phrase. */
  readonly phrase_key: string;
  readonly phrase: string;
  readonly meaning: string;
  readonly created_at: Fixed<number>;
}

/** A phrase that a user declined to add to the dictionary. */
interface DeclinedSuggestionsTable {
  readonly user_id: Fixed<string>;
  readonly phrase_key: Fixed<string>;
}

/** A food or recipe of a user. */
interface OwnFoodsTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  readonly kind: Fixed<OwnFood["kind"]>;
  readonly name: string;
  readonly other_names_json: string;
  /** What the figures are of. */
  readonly per: OwnFood["per"];
  /** Null if unknown. */
  readonly serving_g: number | null;
  /** The known amounts of nutrients. */
  readonly figures_json: string;
  /** `StoredRecipe`; null for a food. */
  readonly recipe_json: string | null;
  /** 14 digits; null if the user gave none. */
  readonly barcode: string | null;
  /** The meal that it was saved from; null if none. The meal may be deleted. */
  readonly meal_id: Fixed<string | null>;
  /** The key of the request that added it; null if it had none. */
  readonly idempotency_key: Fixed<string | null>;
  readonly version: number;
  readonly created_at: Fixed<number>;
  readonly updated_at: number;
  /** Epoch milliseconds; null unless it was deleted and can be restored. */
  readonly deleted_at: number | null;
}

/** The names of a user's foods and recipes, except deleted ones. */
interface OwnFoodNamesTable {
  readonly user_id: Fixed<string>;
  /** The normalised name. */
  readonly name_key: Fixed<string>;
  readonly food_id: Fixed<string>;
}

/** A question that a user has answered or dismissed, so that it is not asked again about the same words. */
interface SettledQuestionsTable {
  readonly user_id: Fixed<string>;
  /** `MealQuestion.id` of the engine: the kind of question and the normalised words. */
  readonly question: Fixed<string>;
}

/** A reminder to log a kind of meal. */
interface RemindersTable {
  readonly user_id: Fixed<string>;
  readonly meal_type: Fixed<MealType>;
  /** 'HH:MM' in `time_zone`. */
  readonly time_of_day: string;
  /** The ids of its days of the week, a JSON list. */
  readonly weekdays_json: string;
  readonly time_zone: string;
  /** Epoch milliseconds: when it is due next. */
  readonly next_at: number;
}

/** A browser's push subscription. It ends with the session in which it was made. */
interface PushSubscriptionsTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  readonly session_id: Fixed<string>;
  /** The address at the browser's push service: a secret, like the keys. */
  readonly endpoint: Fixed<string>;
  /** The keys that messages to the device are encrypted with. */
  readonly p256dh_key: Fixed<string>;
  readonly auth_key: Fixed<string>;
  /** 'Firefox on Windows'. */
  readonly device: Fixed<string>;
  readonly problem: DeviceProblem | null;
  /** Epoch milliseconds. */
  readonly created_at: Fixed<number>;
}

/** An address that gets each event of a user's meals. */
interface WebhooksTable {
  readonly user_id: Fixed<string>;
  readonly id: Fixed<string>;
  readonly url: Fixed<string>;
  /** The base64 of the key that signs the events. */
  readonly signing_key: Fixed<string>;
  readonly problem: WebhookProblem | null;
  /** Epoch milliseconds. */
  readonly created_at: Fixed<number>;
  readonly last_delivered_at: number | null;
}
export type WebhookRow = Selectable<WebhooksTable>;

/** An event to be delivered to a webhook. It names the meal only; the words are read when it is sent. */
export interface WebhookJobsTable extends JobColumns {
  /** The webhook may be removed by now. */
  readonly webhook_id: Fixed<string>;
  /** The same for each delivery of one event. */
  readonly event_id: Fixed<string>;
  readonly event: Fixed<WebhookEvent>;
  readonly meal_id: Fixed<string>;
  /** Epoch milliseconds. */
  readonly happened_at: Fixed<number>;
  /** The number of the delivery, from 1. */
  readonly delivery: Fixed<number>;
}
export type WebhookJobRow = Selectable<WebhookJobsTable>;

/** Keys of this installation that were generated at its first start. */
interface ServerKeysTable {
  readonly name: Fixed<string>;
  readonly value: Fixed<string>;
  readonly created_at: Fixed<number>;
}

/** A photo in the photo store. The row is deleted after the file, so that no file is left without a row. */
interface PhotosTable {
  /** 128 random bits in hexadecimal. */
  readonly id: Fixed<string>;
  /** No reference: the row outlives the account until the file is removed. */
  readonly user_id: Fixed<string>;
  readonly width: Fixed<number>;
  readonly height: Fixed<number>;
  /** Of the file; null for photos that were stored before the column was there. */
  readonly bytes: ColumnType<number | null, number, never>;
  readonly created_at: Fixed<number>;
}

/** Increases with every change of a user's lists; ETags are made from it. */
interface UserRevisionsTable {
  readonly user_id: Fixed<string>;
  /** 'turn' is not a list: its row is the lock of a user's own calls (`lockUser`). */
  readonly resource: Fixed<RevisedResource | "turn">;
  readonly revision: number;
}

export type RevisedResource = "jobs" | "meals" | "edits" | "preferences" | "insights";

/** On PostgreSQL only: the row that the process which migrates locks. */
interface MigrationLockTable {
  readonly id: Fixed<number>;
}

interface SchemaMigrationsTable {
  readonly name: Fixed<string>;
  readonly applied_at: Fixed<number>;
}

/** The whole schema, the same on SQLite and PostgreSQL. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  accounts: AccountsTable;
  account_states: AccountStatesTable;
  invitations: InvitationsTable;
  server_settings: ServerSettingsTable;
  recovery_codes: RecoveryCodesTable;
  access_tokens: AccessTokensTable;
  key_owners: KeyOwnersTable;
  imports: ImportsTable;
  imported_rows: ImportedRowsTable;
  own_words: DictionaryEntriesTable;
  own_foods: OwnFoodsTable;
  own_food_names: OwnFoodNamesTable;
  own_word_refusals: DeclinedSuggestionsTable;
  settled_questions: SettledQuestionsTable;
  verifications: VerificationsTable;
  rate_limits: RateLimitsTable;
  chat_jobs: ChatJobsTable;
  job_queue: JobQueueTable;
  edit_jobs: EditJobsTable;
  refine_jobs: RefineJobsTable;
  reminder_jobs: ReminderJobsTable;
  webhooks: WebhooksTable;
  webhook_jobs: WebhookJobsTable;
  reminders: RemindersTable;
  push_subscriptions: PushSubscriptionsTable;
  server_keys: ServerKeysTable;
  meals: MealsTable;
  meal_revisions: MealRevisionsTable;
  day_sums: DaySumsTable;
  insight_dismissals: InsightDismissalsTable;
  deleted_meals: DeletedMealsTable;
  user_preferences: UserPreferencesTable;
  model_consents: ModelConsentsTable;
  model_readings: ModelReadingsTable;
  calorie_guesses: CalorieGuessesTable;
  photos: PhotosTable;
  user_revisions: UserRevisionsTable;
  schema_migrations: SchemaMigrationsTable;
  migration_lock: MigrationLockTable;
}

export type ChatJobRow = Selectable<ChatJobsTable>;
export type ReminderJobRow = Selectable<ReminderJobsTable>;
export type ReminderRow = Selectable<RemindersTable>;
export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>;
export type RefineJobRow = Selectable<RefineJobsTable>;
export type EditJobRow = Selectable<EditJobsTable>;
export type ImportRow = Selectable<ImportsTable>;
export type MealRow = Selectable<MealsTable>;
export type NewMealRow = Insertable<MealsTable>;
export type OwnFoodRow = Selectable<OwnFoodsTable>;
export type MealRevisionRow = Selectable<MealRevisionsTable>;
