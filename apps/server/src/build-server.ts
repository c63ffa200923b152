import { createBuiltInReader } from "./ai/built-in-reader.ts";
import { createTranscriber } from "./ai/transcribers/create-transcriber.ts";
import { createApp } from "./http/app.ts";
import type { App } from "./http/app-type.ts";
import { eventRoute } from "./http/events.ts";
import { healthRoutes } from "./http/health.ts";
import { measureRequests, metricsRoute } from "./http/metrics.ts";
import { addWeb } from "./http/serve-web-app.ts";
import {
  accountRoutes,
  createAccounts,
  createFindCurrentUser,
  endSession,
} from "./modules/accounts/index.ts";
import { calorieGuesses, describeSharedPages } from "./modules/calorie-guesses/index.ts";
import { dataExport } from "./modules/data-export/index.ts";
import { Demo } from "./modules/demo/index.ts";
import { dictionary } from "./modules/dictionary/index.ts";
import { foods } from "./modules/foods/index.ts";
import { imports } from "./modules/imports/index.ts";
import { createFindTokenOwner, integrations } from "./modules/integrations/index.ts";
import { editDebounceMs, mealLogging } from "./modules/meal-logging/index.ts";
import { meals } from "./modules/meals/index.ts";
import { modelConsent } from "./modules/model-consent/index.ts";
import { OperatorTasks, operator } from "./modules/operator/index.ts";
import { photoRoutes } from "./modules/photos/index.ts";
import { preferences } from "./modules/preferences/index.ts";
import { productRoutes } from "./modules/products/index.ts";
import { reminders } from "./modules/reminders/index.ts";
import { trends } from "./modules/trends/index.ts";
import { voice } from "./modules/voice/index.ts";
import { webhooks } from "./modules/webhooks/index.ts";
import type { ApplicationOverrides, Services } from "./services.ts";

/** For the operator; users see only that voice is not available. */
const noTranscriber =
  "voice uses the browser's recogniser: install pocketsphinx and ffmpeg, or set TRANSCRIBE_BASE_URL to a speech service, to transcribe here";

/** Builds the HTTP application with all modules, ready to listen. */
export async function buildServer(
  {
    config,
    log,
    database,
    signals,
    metrics,
    getFoods,
    findLanguages,
    products,
    editor,
    photos,
    models,
    photoReading,
    push,
    webhookSender,
    mailer,
  }: Services,
  { editDebounceMs: debounceMs = editDebounceMs, ...overrides }: ApplicationOverrides = {},
): Promise<App> {
  const { limits, baseUrl, model } = config;
  const { queries } = database;
  const transcriber = overrides.transcriber ?? (await createTranscriber(config));
  if (!transcriber) log.info({}, noTranscriber);
  // Every module that stores personal data outside of the database.
  const dataSources = [photos];
  const demo = config.isDemo
    ? new Demo({ database, signals, reader: createBuiltInReader(getFoods()), dataSources, log })
    : undefined;
  const accounts = await createAccounts(config, database, signals, log, {
    passwordHash: overrides.passwordHash,
    mailer,
    demo,
  });
  const { reauthentication: owner, findSession, providerName } = accounts;
  const app = await createApp(config, log, database, findSession, createFindTokenOwner(queries));

  measureRequests(app, metrics);
  app.register(healthRoutes, { queries });
  app.register(metricsRoute, { queries, metrics, token: config.metricsToken });
  app.register(eventRoute, { signals, findSession });
  app.register(accountRoutes, accounts);
  app.register(mealLogging, {
    database,
    signals,
    limits,
    editor,
    products,
    findLanguages,
    debounceMs,
    photoReading,
  });
  app.register(meals, { database, signals });
  app.register(preferences, { database });
  app.register(trends, { database, findLanguages });
  app.register(foods, { getFoods, products, findLanguages });
  app.register(productRoutes, { queries, products, findLanguages });
  app.register(dictionary, { queries, signals, getFoods, findLanguages });
  app.register(dataExport, {
    database,
    signals,
    dataSources,
    reauthentication: owner,
    endSession: (request, reply) => endSession(accounts, request, reply),
  });
  app.register(integrations, { queries, signals });
  app.register(modelConsent, { database, model });
  app.register(reminders, { queries, push });
  app.register(webhooks, { queries, webhookSender, isDemo: config.isDemo });
  app.register(photoRoutes, { photos, labelReading: photoReading, limits });
  app.register(imports, { queries, signals });
  const tasks = new OperatorTasks();
  app.addHook("onClose", () => tasks.close());
  app.register(operator, {
    ...{ config, database, signals, dataSources, models, transcriber, mailer, tasks },
    reauthentication: owner,
  });
  app.register(calorieGuesses, { database, photos, limits });
  app.register(voice, { transcriber, limits });

  const describePage = describeSharedPages(app, { database, limits, baseUrl });
  const web = {
    ...config,
    ...(providerName ? { signInProvider: providerName } : {}),
    ...(mailer ? { sendsMail: true as const } : {}),
  };
  await demo?.start();
  app.addHook("onClose", () => demo?.close());
  await addWeb(app, web, createFindCurrentUser(accounts), describePage);
  await app.ready();
  return app;
}
