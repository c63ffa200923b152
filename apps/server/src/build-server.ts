import type { FoodIndex } from "@morsel/nutrition/estimate";
import type { MealEditor } from "./ai/meal-editor.ts";
import type { Transcriber } from "./ai/transcriber.ts";
import { createTranscriber } from "./ai/transcribers/create-transcriber.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connection.ts";
import type { Signals } from "./database/signals.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/app-type.ts";
import { addEventRoute } from "./http/events.ts";
import { addHealthRoutes } from "./http/health.ts";
import type { Log } from "./http/log.ts";
import { addMetricsRoute, type Metrics } from "./http/metrics.ts";
import { addWeb } from "./http/serve-web-app.ts";
import {
  addAccessRoutes,
  addAccountRoutes,
  createFindCurrentUser,
  createFindSession,
  createIdentity,
  createOwnerCheck,
  endSession,
  loadAuthSecret,
} from "./modules/accounts/index.ts";
import {
  addGuessRoutes,
  addShareRoutes,
  describeSharedPages,
} from "./modules/calorie-guesses/index.ts";
import { addDataRightsRoutes } from "./modules/data-export/index.ts";
import { addDictionaryRoutes } from "./modules/dictionary/index.ts";
import { addImportRoutes } from "./modules/imports/index.ts";
import {
  addAssistantRoute,
  addTokenRoutes,
  createFindTokenOwner,
} from "./modules/integrations/index.ts";
import {
  addDirectEditRoutes,
  addEditRoutes,
  addLogAgainRoutes,
  addMessageRoutes,
  editDebounceMs,
  type PhotoReadingPolicy,
} from "./modules/meal-logging/index.ts";
import { addMealRoutes } from "./modules/meals/index.ts";
import { addModelRoutes } from "./modules/model-consent/index.ts";
import { addPhotoRoutes, type Photos } from "./modules/photos/index.ts";
import { addPreferenceRoutes } from "./modules/preferences/index.ts";
import { addInsightRoutes, addTrendRoutes } from "./modules/trends/index.ts";
import { addVoiceRoutes } from "./modules/voice/index.ts";

interface ServingAi {
  readonly editor: MealEditor;
  /** Undefined: the one of the settings. */
  readonly transcriber?: Transcriber;
  readonly editRestMs?: number;
  readonly photos: Photos;
  readonly sight: PhotoReadingPolicy | undefined;
  readonly metrics: Metrics;
  readonly getFoods: () => FoodIndex;
}

/** The HTTP application with all modules in it, ready to be listened for. */
export async function buildServer(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  {
    editor,
    transcriber,
    editRestMs: restMs = editDebounceMs,
    photos,
    sight,
    metrics,
    getFoods,
  }: ServingAi,
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
  const app = await createApp(config, log, database, findSession, createFindTokenOwner(queries));
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
  addDictionaryRoutes(app, queries, getFoods);
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
