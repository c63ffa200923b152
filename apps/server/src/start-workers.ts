import type { FoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "./ai/built-in-reader.ts";
import type { Models } from "./ai/language-model/index.ts";
import type { MealEditor } from "./ai/meal-editor.ts";
import type { MealReader } from "./ai/meal-reader.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connection.ts";
import type { Signals } from "./database/signals.ts";
import type { Log } from "./http/log.ts";
import type { Metrics } from "./http/metrics.ts";
import { editQueue, messageQueue, refineQueue } from "./jobs/job-queues.ts";
import { Leases } from "./jobs/leases.ts";
import { Worker, type WorkerTiming } from "./jobs/worker.ts";
import { createSignInPurge } from "./modules/accounts/index.ts";
import { purgeShares } from "./modules/calorie-guesses/index.ts";
import { readOwnWords } from "./modules/dictionary/index.ts";
import {
  createModelHelp,
  dropRefinements,
  type PhotoReadingPolicy,
  performEditJob,
  performMealJob,
  performRefineJob,
  purgeRefinements,
} from "./modules/meal-logging/index.ts";
import { purgeDeletedMeals } from "./modules/meals/index.ts";
import { deleteOldUsage } from "./modules/model-consent/index.ts";
import type { Photos } from "./modules/photos/index.ts";

/** Longer than all that a reading by the model may take: the engine still has its turn after it. */
const jobTimeoutWithModelMs = 150_000;

/** What the work is left to. */
export interface WorkerDependencies {
  /** Undefined: the built-in one. */
  readonly reader?: MealReader;
  readonly editor: MealEditor;
  readonly timing?: Partial<WorkerTiming>;
  readonly getFoods: () => FoodIndex;
  readonly models: Models | undefined;
  readonly photos: Photos;
  readonly sight: PhotoReadingPolicy | undefined;
  readonly metrics: Metrics;
}

/** Starts one worker for each kind of job. */
export async function startWorkers(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  ai: WorkerDependencies,
): Promise<readonly Pick<Worker, "wake" | "stop">[]> {
  const { getFoods, reader = createBuiltInReader(getFoods()), editor, timing = {} } = ai;
  const { models, photos, sight } = ai;
  const { queries } = database;
  const help = config.model && models && createModelHelp(queries, models, config.model);
  const messages = new Leases(database, messageQueue);
  const edits = new Leases(database, editQueue);
  const refinements = new Leases(database, refineQueue);
  // The embedded database has no other process whose leases these could be.
  if (database.engine === "sqlite") {
    for (const leases of [messages, edits, refinements]) await leases.expireAll();
  }
  // Not only by the tidying: a model of other settings may be there before it comes.
  if (!help) await dropRefinements(queries);
  const tries = help ? { tryForMs: jobTimeoutWithModelMs } : {};
  const shared = {
    signals,
    jobConcurrency: config.jobConcurrency,
    log,
    observer: ai.metrics,
    timing: { ...tries, ...timing },
  };
  const purgeSignIns = createSignInPurge(queries);
  const cleanup = async () => {
    await purgeSignIns();
    await purgeDeletedMeals(queries);
    await purgeShares(queries);
    await photos.purge();
    await deleteOldUsage(queries);
    if (!help) await dropRefinements(queries);
    await purgeRefinements(queries);
  };
  const findOwnWords = (userId: string) => readOwnWords(queries, userId);
  const workers = [
    new Worker({
      ...shared,
      leases: messages,
      perform: performMealJob(reader, help, sight, findOwnWords),
      cleanup,
    }),
    new Worker({ ...shared, leases: edits, perform: performEditJob(queries, editor, help) }),
    ...(help
      ? [new Worker({ ...shared, leases: refinements, perform: performRefineJob(queries, help) })]
      : []),
  ];
  for (const worker of workers) worker.start();
  return workers;
}
