import { ProductStore } from "@morsel/food-table/products";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { createBuiltInEditor } from "./ai/built-in-editor.ts";
import { createModels, type Models, type ModelTiming } from "./ai/language-model/index.ts";
import type { MealEditor } from "./ai/meal-editor.ts";
import type { MealReader } from "./ai/meal-reader.ts";
import type { PhotoReader } from "./ai/photo-reader.ts";
import type { Transcriber } from "./ai/transcriber.ts";
import type { Config, MailSettings } from "./config.ts";
import type { Database, Queries } from "./database/connection.ts";
import type { Signals } from "./database/signals.ts";
import type { Log } from "./http/log.ts";
import { Metrics } from "./http/metrics.ts";
import type { WorkerTiming } from "./jobs/worker.ts";
import type { PasswordHash } from "./modules/accounts/index.ts";
import {
  createFoodIndexLoader,
  createLanguageFinder,
  type FindLanguages,
} from "./modules/foods/index.ts";
import { Mailer } from "./modules/mail/index.ts";
import type { PhotoReadingPolicy } from "./modules/meal-logging/index.ts";
import { consumeQuota, hasConsented, requireReading } from "./modules/model-consent/index.ts";
import { createPhotoStore, Photos } from "./modules/photos/index.ts";
import { readPreferences } from "./modules/preferences/index.ts";
import { loadPushKeys, type PostToPushService, PushService } from "./modules/reminders/index.ts";
import { WebhookSender } from "./modules/webhooks/index.ts";

/** What a test replaces. */
export interface ApplicationOverrides {
  readonly getFoods?: () => FoodIndex;
  readonly reader?: MealReader;
  readonly editor?: MealEditor;
  readonly transcriber?: Transcriber;
  /** Without one, and without one in the settings, only the words of a photo message are read. */
  readonly photoReader?: PhotoReader;
  readonly modelTiming?: Partial<ModelTiming>;
  readonly timing?: Partial<WorkerTiming>;
  readonly editDebounceMs?: number;
  readonly passwordHash?: PasswordHash;
  readonly postToPushService?: PostToPushService;
  readonly mailRetryAfterMs?: readonly number[];
}

/** What the HTTP application and the workers are made of. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly signals: Signals;
  readonly metrics: Metrics;
  readonly getFoods: () => FoodIndex;
  readonly findLanguages: FindLanguages;
  readonly products: ProductStore;
  readonly editor: MealEditor;
  readonly photos: Photos;
  /** The language model of the settings; undefined if none is set. */
  readonly models: Models | undefined;
  /** Undefined if no model can read photos. */
  readonly photoReading: PhotoReadingPolicy | undefined;
  /** Undefined if no mail is sent. */
  readonly mailer: Mailer | undefined;
  /** Delivers the events of users' meals. */
  readonly webhookSender: WebhookSender;
  /** Sends reminders; undefined if they are switched off. */
  readonly push: PushService | undefined;
}

export async function createServices(
  config: Config,
  log: Log,
  database: Database,
  signals: Signals,
  overrides: ApplicationOverrides,
): Promise<Services> {
  const getFoods = overrides.getFoods ?? createFoodIndexLoader(config.dataDir);
  const photos = new Photos(database.queries, await createPhotoStore(config));
  const metrics = new Metrics(config.dataDir);
  const models =
    config.model && createModels(config.model, getFoods, log, overrides.modelTiming, metrics);
  const photoReader = overrides.photoReader ?? models?.photoReader;
  return {
    config,
    log,
    database,
    signals,
    metrics,
    getFoods,
    findLanguages: createLanguageFinder(getFoods, async (userId) => {
      const { language } = await readPreferences(database.queries, userId);
      return language;
    }),
    products: openProducts(config.dataDir),
    editor: overrides.editor ?? createBuiltInEditor(getFoods),
    photos,
    models,
    photoReading: createPhotoReading(config, database.queries, photos, photoReader),
    mailer: config.mail && createMailer(config.mail, log, metrics, overrides),
    webhookSender: new WebhookSender(config.mayWebhooksReachHome),
    push: await createPush(config, database.queries, metrics, overrides.postToPushService),
  };
}

function createMailer(
  settings: MailSettings,
  log: Log,
  metrics: Metrics,
  { mailRetryAfterMs }: ApplicationOverrides,
): Mailer {
  const onResult = (result: string) => metrics.mailed(result);
  return new Mailer({
    ...{ settings, log, onResult },
    ...(mailRetryAfterMs ? { retryAfterMs: mailRetryAfterMs } : {}),
  });
}

/** Throws a `ProductStoreError` for a damaged file, so that the server does not start with it. */
function openProducts(dataDir: string): ProductStore {
  const products = new ProductStore(dataDir);
  products.hasProducts();
  return products;
}

/** Undefined if reminders are off, or the app has no service worker to show them. */
async function createPush(
  { reminders, hasServiceWorker, contactEmail }: Config,
  queries: Queries,
  metrics: Metrics,
  post: PostToPushService | undefined,
): Promise<PushService | undefined> {
  if (!reminders || !hasServiceWorker) return undefined;
  return new PushService({
    keys: reminders.keys ?? (await loadPushKeys(queries)),
    contactEmail,
    post,
    onResult: (kind) => metrics.pushed(kind),
  });
}

/** Reads photos of people who have consented, within their quota. */
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
