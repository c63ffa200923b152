import { statSync } from "node:fs";
import { join } from "node:path";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInEditor } from "./ai/built-in-editor.ts";
import { createBuiltInReader } from "./ai/built-in-reader.ts";
import { createModels, type Models, type ModelTiming } from "./ai/language-model/index.ts";
import type { MealEditor } from "./ai/meal-editor.ts";
import type { MealReader } from "./ai/meal-reader.ts";
import type { PhotoReader } from "./ai/photo-reader.ts";
import type { Transcriber } from "./ai/transcriber.ts";
import { createTranscriber } from "./ai/transcribers/create-transcriber.ts";
import { hasUnfinishedRestore } from "./backup/index.ts";
import { type Config, ConfigError } from "./config.ts";
import { type Database, openDatabase, type Queries } from "./database/connection.ts";
import { type Migration, migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/index.ts";
import { openSignals, type Signals } from "./database/signals.ts";
import { type FolderLock, isDamaged, sqliteFileName, tryLockFolder } from "./database/sqlite.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/app-type.ts";
import { addEventRoute } from "./http/events.ts";
import { addHealthRoutes } from "./http/health.ts";
import type { Log } from "./http/log.ts";
import { addMetricsRoute, Metrics } from "./http/metrics.ts";
import { addWeb } from "./http/web.ts";
import { editQueue, messageQueue, refineQueue } from "./jobs/job-queues.ts";
import { Leases } from "./jobs/leases.ts";
import { Worker, type WorkerTiming } from "./jobs/worker.ts";
import {
  accountsMigration,
  addAccessRoutes,
  addAccountRoutes,
  createFindCurrentUser,
  createFindSession,
  createIdentity,
  createOwnerCheck,
  createSignInPurge,
  endSession,
  loadAuthSecret,
  passkeysMigration,
} from "./modules/accounts/index.ts";
import {
  addGuessRoutes,
  addShareRoutes,
  describeSharedPages,
  purgeShares,
} from "./modules/calorie-guesses/index.ts";
import { addDataRightsRoutes } from "./modules/data-rights/index.ts";
import { keepFoods } from "./modules/foods/index.ts";
import { addImportRoutes } from "./modules/imports/index.ts";
import {
  addDirectEditRoutes,
  addEditRoutes,
  addLogAgainRoutes,
  addMessageRoutes,
  createModelHelp,
  dropRefinements,
  editRestMs,
  performEditJob,
  performMealJob,
  performRefineJob,
  purgeRefinements,
  type Sight,
} from "./modules/meal-writing/index.ts";
import { addMealRoutes, purgeDeletedMeals } from "./modules/meals/index.ts";
import {
  addModelRoutes,
  forgetReadings,
  hasConsented,
  requireReading,
  takeReading,
} from "./modules/model-consent/index.ts";
import {
  addAssistantRoute,
  addTokenRoutes,
  createFindTokenOwner,
} from "./modules/own-tools/index.ts";
import { addPhotoRoutes, createPhotoStore, Photos } from "./modules/photos/index.ts";
import { addPreferenceRoutes } from "./modules/preferences/index.ts";
import { addInsightRoutes, addTrendRoutes } from "./modules/trends/index.ts";
import { addVoiceRoutes } from "./modules/voice/index.ts";

/** Longer than all that a reading by the model may take: the engine still has its turn after it. */
const tryWithModelMs = 150_000;

/** Morsel, running. */
export interface Application {
  readonly database: Database;
  readonly signals: Signals;
  /** Undefined where this process only works. */
  readonly app: App | undefined;
  /** One for each kind of job; none where this process only serves. */
  readonly workers: readonly Pick<Worker, "wake" | "stop">[];
  /** Finishes what is being answered, gives jobs back, and closes everything. */
  close(): Promise<void>;
}

/** What a test puts in place of the real thing. */
export interface Substitutes {
  readonly reader?: MealReader;
  readonly editor?: MealEditor;
  readonly transcriber?: Transcriber;
  /** Undefined, and none in the settings: photos are kept, and their words are read. */
  readonly photoReader?: PhotoReader;
  readonly modelTiming?: Partial<ModelTiming>;
  readonly timing?: Partial<WorkerTiming>;
  readonly editRestMs?: number;
}

/** What reading and editing are left to. */
interface Ai extends Substitutes {
  readonly photos: Photos;
  /** Undefined where nothing here looks at photos. */
  readonly sight: Sight | undefined;
  readonly getFoods: () => FoodIndex;
  readonly editor: MealEditor;
  /** The language model of the settings; undefined where there is none. */
  readonly models: Models | undefined;
  readonly metrics: Metrics;
}

/** Starts everything but the listening, one step after the other. */
export async function startApplication(
  config: Config,
  log: Log,
  substitutes: Substitutes = {},
): Promise<Application> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if (!config.databaseUrl) closers.push(lockDataFolder(config.dataDir));
    requirePrivateFolder(config.dataDir);
    requireWholeRestore(config.dataDir);
    const database = await openWhole(config, log, closers);
    const signals = await openSignals(database, config.databaseUrl, log);
    closers.push(() => signals.close());
    const getFoods = keepFoods(config.dataDir);
    const photos = new Photos(database.queries, await createPhotoStore(config));
    const metrics = new Metrics();
    const models =
      config.model && createModels(config.model, getFoods, log, substitutes.modelTiming, metrics);
    const photoReader = substitutes.photoReader ?? models?.photoReader;
    const ai: Ai = {
      editor: createBuiltInEditor(getFoods),
      ...substitutes,
      getFoods,
      models,
      metrics,
      photos,
      sight: openSight(config, database.queries, photos, photoReader),
    };
    const workers =
      config.role === "serve" ? [] : await startWorkers(config, database, signals, log, ai);
    closers.push(() => Promise.all(workers.map((worker) => worker.stop())));
    const app =
      config.role === "work" ? undefined : await composeApp(config, database, signals, log, ai);
    closers.push(() => app?.close());
    return { database, signals, app, workers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database and brings it up to date. Throws a ConfigError where it is damaged. */
async function openWhole(config: Config, log: Log, closers: (() => unknown)[]): Promise<Database> {
  try {
    const database = openDatabase({
      ...config,
      onError: (error) => log.warn({ err: error }, "database connection broke"),
    });
    closers.push(() => database.close());
    await migrate(database, allMigrations(database.engine));
    return database;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new ConfigError(
      `The database ${join(config.dataDir, sqliteFileName)} is damaged (${(error as Error).message}). Nothing of it was changed. Restore a backup: npm run restore -- FILE. What is there now is set aside by it, not deleted.`,
    );
  }
}

/** What looks at photos, of those who allow it and as long as their budget lasts. */
function openSight(
  { model }: Config,
  queries: Queries,
  photos: Photos,
  reader: PhotoReader | undefined,
): Sight | undefined {
  return (
    reader && {
      reader,
      photos,
      mayLook: async (userId) => !model || hasConsented(queries, userId, model.sentTo),
      takeLook: async (userId) => !model || takeReading(queries, userId, model),
      requireLook: async (userId) => {
        if (model) await requireReading(queries, userId, model);
      },
    }
  );
}

/** In the order in which they were written. */
function allMigrations(engine: Database["engine"]): readonly Migration[] {
  const all = [accountsMigration(engine), passkeysMigration(engine), ...migrations];
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function requireWholeRestore(dataDir: string): void {
  if (!hasUnfinishedRestore(dataDir)) return;
  throw new ConfigError(
    `A restore into ${dataDir} was broken off half-way. Do it again: npm run restore -- FILE. What was there before it is kept in ${dataDir} under names that begin with before-restore.`,
  );
}

function lockDataFolder(dataDir: string): () => void {
  let lock: FolderLock | undefined;
  try {
    lock = tryLockFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR is '${dataDir}', but Morsel cannot write there: ${reason}.`);
  }
  if (lock) return () => lock.release();
  throw new ConfigError(
    `Another Morsel is using ${dataDir}. Stop it, or give this one its own DATA_DIR and PORT.`,
  );
}

/** The folder holds people's meals and the key to their sessions; Windows tells of nobody by these bits. */
function requirePrivateFolder(dataDir: string): void {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  if (process.platform === "win32" || (mode & 0o007) === 0) return;
  throw new ConfigError(
    `DATA_DIR is '${dataDir}', which every user of this machine may look into. Run: chmod o= '${dataDir}'`,
  );
}

async function startWorkers(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  ai: Ai,
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
  const tries = help ? { tryForMs: tryWithModelMs } : {};
  const shared = {
    signals,
    jobsAtOnce: config.jobsAtOnce,
    log,
    observer: ai.metrics,
    timing: { ...tries, ...timing },
  };
  const purgeSignIns = createSignInPurge(queries);
  const tidy = async () => {
    await purgeSignIns();
    await purgeDeletedMeals(queries);
    await purgeShares(queries);
    await photos.purge();
    await forgetReadings(queries);
    if (!help) await dropRefinements(queries);
    await purgeRefinements(queries);
  };
  const workers = [
    new Worker({ ...shared, leases: messages, perform: performMealJob(reader, help, sight), tidy }),
    new Worker({ ...shared, leases: edits, perform: performEditJob(queries, editor, help) }),
    ...(help
      ? [new Worker({ ...shared, leases: refinements, perform: performRefineJob(queries, help) })]
      : []),
  ];
  for (const worker of workers) worker.start();
  return workers;
}

interface ServingAi {
  readonly editor: MealEditor;
  /** Undefined: the one of the settings. */
  readonly transcriber?: Transcriber;
  readonly editRestMs?: number;
  readonly photos: Photos;
  readonly sight: Sight | undefined;
  readonly metrics: Metrics;
}

async function composeApp(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  { editor, transcriber, editRestMs: restMs = editRestMs, photos, sight, metrics }: ServingAi,
): Promise<App> {
  const secret = config.authSecret ?? (await loadAuthSecret(config.dataDir));
  const identity = await createIdentity(database, { ...config, ...config.limits, secret }, log);
  const findSession = createFindSession(database.queries, signals, {
    name: identity.cookieName,
    secret,
  });
  const { queries } = database;
  const owner = createOwnerCheck(queries, identity);
  const hasProvider = config.provider !== undefined;
  const accounts = { queries, identity, findSession, signals, hasProvider };
  const app = await createApp(config, log, findSession, createFindTokenOwner(queries));
  addHealthRoutes(app, database);
  addMetricsRoute(app, database, metrics, config.metricsToken);
  addAccountRoutes(app, accounts);
  const providerName = config.provider?.name;
  addAccessRoutes(app, { queries, signals, identity, owner, providerName });
  addMessageRoutes(app, database, signals, config.limits, sight);
  addLogAgainRoutes(app, database, signals, config.limits);
  addMealRoutes(app, database, signals);
  addEditRoutes(app, database, signals, { limits: config.limits, restMs });
  addDirectEditRoutes(app, database, signals, editor);
  addPreferenceRoutes(app, database);
  addTrendRoutes(app, database);
  addInsightRoutes(app, database);
  // Every module that keeps more of a person than rows stands here.
  const holders = [photos];
  addDataRightsRoutes(app, {
    database,
    signals,
    holders,
    ...owner,
    endSession: (request, reply) => endSession(accounts, request, reply),
  });
  addTokenRoutes(app, queries);
  addAssistantRoute(app, signals);
  addModelRoutes(app, database, config.model);
  await addPhotoRoutes(app, photos, config.limits);
  await addImportRoutes(app, queries, signals);
  addShareRoutes(app, database);
  addGuessRoutes(app, database.queries, photos, config.limits);
  await addVoiceRoutes(app, transcriber ?? (await createTranscriber(config)), config.limits);
  addEventRoute(app, signals, findSession);
  const describePage = describeSharedPages(app, database.queries, config.baseUrl, config.limits);
  const web = { ...config, ...(providerName ? { signInProvider: providerName } : {}) };
  await addWeb(app, web, createFindCurrentUser(accounts), describePage);
  await app.ready();
  return app;
}
