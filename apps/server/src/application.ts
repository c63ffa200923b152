import type { FoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInEditor } from "./ai/built-in-editor.ts";
import { createModels, type Models, type ModelTiming } from "./ai/language-model/index.ts";
import type { MealEditor } from "./ai/meal-editor.ts";
import type { MealReader } from "./ai/meal-reader.ts";
import type { PhotoReader } from "./ai/photo-reader.ts";
import type { Transcriber } from "./ai/transcriber.ts";
import { buildServer } from "./build-server.ts";
import type { Config } from "./config.ts";
import {
  acquireDataDirLock,
  assertPrivateDirectory,
  assertRestoreCompleted,
} from "./data-directory.ts";
import type { Database, Queries } from "./database/connection.ts";
import { openSignals, type Signals } from "./database/signals.ts";
import type { App } from "./http/app-type.ts";
import { createHealthApp } from "./http/health-app.ts";
import type { Log } from "./http/log.ts";
import { Metrics } from "./http/metrics.ts";
import type { Worker, WorkerTiming } from "./jobs/worker.ts";
import { createFoodIndexLoader } from "./modules/foods/index.ts";
import type { PhotoReadingPolicy } from "./modules/meal-logging/index.ts";
import { consumeQuota, hasConsented, requireReading } from "./modules/model-consent/index.ts";
import { createPhotoStore, Photos } from "./modules/photos/index.ts";
import { openAndMigrate } from "./open-and-migrate.ts";
import { startWorkers } from "./start-workers.ts";

/** Morsel, running. */
export interface Application {
  readonly database: Database;
  readonly signals: Signals;
  /** With ROLE=work it has only the health and metrics routes. */
  readonly app: App;
  /** One for each kind of job; none where this process only serves. */
  readonly workers: readonly Pick<Worker, "wake" | "stop">[];
  /** Finishes what is being answered, gives jobs back, and closes everything. */
  close(): Promise<void>;
}

/** What a test puts in place of the real thing. */
export interface ApplicationOverrides {
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
interface Ai extends ApplicationOverrides {
  readonly photos: Photos;
  /** Undefined where nothing here looks at photos. */
  readonly sight: PhotoReadingPolicy | undefined;
  readonly getFoods: () => FoodIndex;
  readonly editor: MealEditor;
  /** The language model of the settings; undefined if none is set. */
  readonly models: Models | undefined;
  readonly metrics: Metrics;
}

/** Starts everything but the listening, one step after the other. */
export async function startApplication(
  config: Config,
  log: Log,
  substitutes: ApplicationOverrides = {},
): Promise<Application> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if (!config.databaseUrl) closers.push(await acquireDataDirLock(config.dataDir));
    assertPrivateDirectory(config.dataDir);
    assertRestoreCompleted(config.dataDir);
    const database = await openAndMigrate(config, log, closers);
    const signals = await openSignals(database, config.databaseUrl, log);
    closers.push(() => signals.close());
    const getFoods = createFoodIndexLoader(config.dataDir);
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
      sight: createPhotoReading(config, database.queries, photos, photoReader),
    };
    const workers =
      config.role === "serve" ? [] : await startWorkers(config, database, signals, log, ai);
    closers.push(() => Promise.all(workers.map((worker) => worker.stop())));
    const app =
      config.role === "work"
        ? createHealthApp(log, database, metrics, config.metricsToken)
        : await buildServer(config, database, signals, log, ai);
    closers.push(() => app.close());
    return { database, signals, app, workers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What looks at photos, of those who allow it and as long as their budget lasts. */
function createPhotoReading(
  { model }: Config,
  queries: Queries,
  photos: Photos,
  reader: PhotoReader | undefined,
): PhotoReadingPolicy | undefined {
  return (
    reader && {
      reader,
      photos,
      hasConsented: async (userId) => !model || hasConsented(queries, userId, model.sentTo),
      consumeQuota: async (userId) => !model || consumeQuota(queries, userId, model),
      requireQuota: async (userId) => {
        if (model) await requireReading(queries, userId, model);
      },
    }
  );
}
