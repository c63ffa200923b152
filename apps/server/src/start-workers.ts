import { mentionsLeftovers } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "./ai/built-in-reader.ts";
import { addMissingKeyOwners } from "./database/key-owners.ts";
import { enterMissingUsers } from "./jobs/job-queue.ts";
import {
  editQueue,
  type MessageJob,
  messageQueue,
  refineQueue,
  reminderQueue,
  webhookQueue,
} from "./jobs/job-queues.ts";
import { Leases } from "./jobs/leases.ts";
import { purgeEndedJobs } from "./jobs/purge-ended-jobs.ts";
import { Worker, type WorkerTiming } from "./jobs/worker.ts";
import { createSignInPurge } from "./modules/accounts/index.ts";
import { deleteSharesOfMeal, purgeShares } from "./modules/calorie-guesses/index.ts";
import {
  purgeDeletedOwnFoods,
  readDictionary,
  readSettledQuestions,
} from "./modules/dictionary/index.ts";
import {
  createModelGateway,
  dropRefinements,
  performEditJob,
  performMealJob,
  performRefineJob,
} from "./modules/meal-logging/index.ts";
import { countLogged, listLoggedFoods, purgeDeletedMeals } from "./modules/meals/index.ts";
import { deleteOldUsage } from "./modules/model-consent/index.ts";
import { findProductMentions } from "./modules/products/index.ts";
import { performReminderJob, queueDueReminders, ReminderTimer } from "./modules/reminders/index.ts";
import { performWebhookJob } from "./modules/webhooks/index.ts";
import type { ApplicationOverrides, Services } from "./services.ts";

/** Longer than a reading by the model may take, so that the engine can still read afterwards. */
const attemptTimeoutWithModelMs = 150_000;

/** Two versions of Morsel run next to each other for no longer. */
const longestUpdateMs = 7 * 24 * 60 * 60_000;

/** Starts one worker for each kind of job. */
export async function startWorkers(
  services: Services,
  overrides: ApplicationOverrides = {},
): Promise<readonly Pick<Worker, "wake" | "stop">[]> {
  const { config, log, database, signals, metrics, getFoods, photos } = services;
  const { findLanguages } = services;
  const { models, photoReading, push, webhookSender } = services;
  const { reader = createBuiltInReader(getFoods()) } = overrides;
  const { queries } = database;
  const gateway = config.model && models && createModelGateway(queries, models, config.model);
  const messages = new Leases(database, messageQueue);
  const edits = new Leases(database, editQueue);
  const refinements = new Leases(database, refineQueue);
  const reminders = new Leases(database, reminderQueue);
  const events = new Leases(database, webhookQueue);
  // The embedded database is used by this process only, so every lease is from before its start.
  if (database.engine === "sqlite") {
    for (const leases of [messages, edits, refinements, reminders, events])
      await leases.expireAll();
  }
  // For what an earlier version, which may still be running, has added since the migration.
  await enterMissingUsers(queries);
  await addMissingKeyOwners(queries, Date.now() - longestUpdateMs);
  // Now, not only in `cleanup`: a process with other settings may have queued some.
  if (!gateway) await dropRefinements(queries);
  const timing: Partial<WorkerTiming> = {
    ...(gateway && { attemptTimeoutMs: attemptTimeoutWithModelMs }),
    ...overrides.timing,
  };
  const shared = {
    signals,
    jobConcurrency: config.jobConcurrency,
    log,
    observer: metrics,
    timing,
  };
  const purgeSignIns = createSignInPurge(queries);
  const cleanup = async () => {
    await enterMissingUsers(queries);
    await purgeSignIns();
    const ofMeals = await purgeDeletedMeals(queries, deleteSharesOfMeal);
    await purgeDeletedOwnFoods(queries);
    const ofShares = await purgeShares(queries);
    await photos.purge([...ofMeals, ...ofShares]);
    await deleteOldUsage(queries);
    if (!gateway) await dropRefinements(queries);
    await purgeEndedJobs(queries);
    database.eraseDeletedRows();
  };
  const findUserContext = createFindUserContext(services);
  const workers = [
    new Worker({
      ...shared,
      leases: messages,
      perform: performMealJob(reader, gateway, photoReading, findUserContext),
      cleanup,
    }),
    new Worker({
      ...shared,
      leases: edits,
      perform: performEditJob(queries, services, gateway),
    }),
    new Worker({ ...shared, leases: events, perform: performWebhookJob(queries, webhookSender) }),
    ...(gateway
      ? [
          new Worker({
            ...shared,
            leases: refinements,
            perform: performRefineJob(queries, findLanguages, gateway),
          }),
        ]
      : []),
  ];
  for (const worker of workers) worker.start();
  if (!push) return workers;
  const sender = new Worker({
    ...shared,
    leases: reminders,
    perform: performReminderJob(queries, push),
  });
  const timer = new ReminderTimer(async () => {
    if ((await queueDueReminders(queries)) > 0) sender.wake();
  }, log);
  sender.start();
  timer.start();
  return [...workers, sender, timer];
}

/** What a message is read with: the user's dictionary, the products that it names, and what the user logged. */
function createFindUserContext({ database, products, getFoods, findLanguages }: Services) {
  const { queries } = database;
  return async ({ userId, message, language, writtenAt }: MessageJob) => {
    const dictionary = await readDictionary(queries, userId);
    const languages = await findLanguages(userId, language);
    const named = await findProductMentions(message, products, {
      foods: getFoods(),
      dictionary,
      languages,
      countLogged: (ids) => countLogged(queries, userId, ids),
    });
    return {
      ...languages,
      dictionary: [...dictionary, ...named],
      settledQuestions: await readSettledQuestions(queries, userId),
      ...(mentionsLeftovers(message) && {
        loggedFoods: await listLoggedFoods(queries, userId, writtenAt),
      }),
    };
  };
}
