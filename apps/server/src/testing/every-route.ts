import { randomUUIDv7 } from "node:crypto";
import { credentialRoutes, routes } from "@morsel/contracts";
import type { InjectOptions } from "fastify";
import { OAuth2Server } from "oauth2-mock-server";
import { expect, vi } from "vitest";
import type { DeclaredRoute } from "../http/session-guard.ts";
import type { DatabaseKind } from "./databases.ts";
import { eggReader } from "./estimates.ts";
import { ModelService } from "./model-service.ts";
import { makePicture, sendPhoto } from "./pictures.ts";
import { FakeBrowser } from "./push-service.ts";
import { type Fixtures, type RouteExample, routeExamples } from "./route-examples.ts";
import { soon } from "./soon.ts";
import { SpeechService } from "./speech-service.ts";
import { type Person, startTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";
import { makeToken } from "./token-holder.ts";
import { WebhookReceiver } from "./webhook-receiver.ts";

/** A route with an example of how it is called. */
export interface TriedRoute extends DeclaredRoute {
  /** 'GET /api/external/meals/:id' */
  readonly name: string;
  readonly example: RouteExample;
}

interface OptionalService {
  close(): Promise<void>;
  /** Deletes the recorded requests. */
  forget?(): void;
}

/** The real application with every optional service, so that it has every route. */
export class EveryRoute {
  readonly app: TestApp;
  readonly #services: readonly OptionalService[];
  readonly #receiver: WebhookReceiver;

  private constructor(
    app: TestApp,
    receiver: WebhookReceiver,
    services: readonly OptionalService[],
  ) {
    this.app = app;
    this.#receiver = receiver;
    this.#services = services;
  }

  static async start(
    database: DatabaseKind,
    options: Partial<TestAppOptions> = {},
  ): Promise<EveryRoute> {
    const [model, speech] = [await ModelService.start(), await SpeechService.start()];
    const receiver = await WebhookReceiver.start();
    const provider = new OAuth2Server();
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    const app = await startTestApp({
      database,
      reader: eggReader,
      postToPushService: async () => new Response(null, { status: 201 }),
      ...options,
      environment: {
        ...model.environment,
        ...speech.environment,
        OIDC_ISSUER: provider.issuer.url ?? "",
        OIDC_CLIENT_ID: "morsel",
        WEBHOOK_PRIVATE_NETWORKS: "allow",
        ...options.environment,
      },
    });
    const services = [app, model, speech, receiver, { close: () => provider.stop() }];
    return new EveryRoute(app, receiver, services);
  }

  async close(): Promise<void> {
    for (const service of this.#services) await service.close();
  }

  /** Deletes the recorded requests of the external services. */
  forgetQuestions(): void {
    for (const service of this.#services) service.forget?.();
  }

  /** The whole route table. Throws if a route has no example yet, or an example no route. */
  get routes(): readonly TriedRoute[] {
    // Routes that accept only tokens are tested in modules/integrations, those of operators in modules/operator.
    const declared = this.app.app.declaredRoutes
      .filter(({ access }) => access !== "token" && access !== "admin")
      .map((route) => ({ ...route, name: `${route.method} ${route.url}` }));
    const names = declared.map(({ name }) => name);
    const missing = names.filter((name) => !(name in routeExamples));
    const needless = Object.keys(routeExamples).filter((name) => !names.includes(name));
    if (missing.length + needless.length > 0) {
      throw new Error(
        `apps/server/src/testing/route-examples.ts lacks ${missing.join(", ") || "nothing"}, and has no route for ${needless.join(", ") || "nothing"}`,
      );
    }
    return declared.map((route) => ({ ...route, example: routeExamples[route.name] ?? {} }));
  }

  /** A user with one of each resource that a path or a body can name. */
  async settle(): Promise<{ person: Person; its: Fixtures }> {
    const person = await this.app.signUp();
    const [photo, sparePhoto] = [await this.#keepPhoto(person), await this.#keepPhoto(person)];
    const payload = { session_id: "s", message: "an egg", photo_id: photo };
    const job = (await person.post(routes.queue, payload)).json().id;
    const [meal] = await vi.waitFor(async () => {
      const { items } = (await person.get(routes.meals)).json();
      expect(items).toHaveLength(1);
      return items;
    }, soon);
    const wish = { meal_id: meal.id, with_photo: true, days: 7 };
    const share = (await person.post(routes.shares, wish)).json();
    const { sessions } = (await person.get(credentialRoutes.accountAccess)).json();
    const token = await makeToken(person);
    const entry = { phrase: "my cereal", meaning: "40 g granola" };
    const dictionaryEntry = (await person.post(routes.dictionary, entry)).json();
    const device = new FakeBrowser("https://push.example.com").subscription;
    const { devices } = (await person.post(routes.reminderDevices, device)).json();
    const food = {
      ...{ kind: "food", name: "house granola", other_names: [], per: "100-g" },
      ...{ serving_g: 40, figures: { calories_kcal: 450 } },
    };
    const ownFood = (await person.post(routes.ownFoods, food)).json();
    const webhook = (await person.post(routes.webhooks, { url: this.#receiver.url })).json();
    const brought = randomUUIDv7();
    await this.app.queries
      .insertInto("imports")
      .values({
        user_id: person.userId,
        id: brought,
        source: "Lose It!",
        meals: 1,
        first_day: "2026-01-05",
        last_day: "2026-01-05",
        created_at: Date.now(),
      })
      .execute();
    const passkey = randomUUIDv7();
    await this.app.queries
      .insertInto("passkeys")
      .values({
        id: passkey,
        user_id: person.userId,
        name: "Phone",
        created_at: new Date().toISOString(),
        public_key: "k",
        credential_id: passkey,
        counter: 0,
        device_type: "singleDevice",
        backed_up: this.app.config.databaseUrl ? false : 0,
      } as never)
      .execute();
    return {
      person,
      its: {
        ...{ photo, sparePhoto, job, passkey, meal: meal.id, version: 1, share: share.id },
        link: share.path.split("/").at(-1),
        session: sessions[0].id,
        token: token.id,
        import: brought,
        dictionaryEntry: dictionaryEntry.id,
        reminderDevice: devices[0].id,
        ownFood: ownFood.id,
        webhook: webhook.id,
      },
    };
  }

  async #keepPhoto(person: Person): Promise<string> {
    return (await sendPhoto(person, await makePicture(16, 12).jpeg().toBuffer())).json().id;
  }

  /** Calls a route as its example says, with these ids; `over` changes the request. */
  async call(
    { method, url, example }: TriedRoute,
    its: Fixtures,
    { cookie, ...over }: InjectOptions & { readonly cookie?: string | undefined } = {},
  ) {
    const payload = await toPayload(await example.body?.(its));
    const isStream = url === routes.events && cookie !== undefined;
    const answer = await this.app.app.inject({
      method: method as "GET",
      url: url
        .replace(":id", encodeURIComponent(example.id?.(its) ?? example.name ?? ""))
        .replace(":place", "0"),
      ...payload,
      ...(example.query ? { query: example.query } : {}),
      // An event stream has no end: wait only for its head.
      payloadAsStream: isStream,
      ...over,
      headers: { ...payload.headers, ...(cookie ? { cookie } : {}), ...over.headers },
    });
    if (isStream) answer.stream().destroy();
    return answer;
  }
}

/** Well-formed ids of resources that do not exist. */
export const madeUp: Fixtures = {
  meal: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8",
  job: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d9",
  photo: "0123456789abcdef0123456789abcdef",
  sparePhoto: "0123456789abcdef0123456789abcdee",
  share: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811da",
  session: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811db",
  passkey: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811dc",
  token: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811dd",
  import: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811de",
  dictionaryEntry: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811df",
  reminderDevice: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811e0",
  ownFood: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811e1",
  webhook: "01a1fe2a-04c9-7804-a7b8-7ac8d4b811e2",
  link: "AAAAAAAAAAAAAAAAAAAAAA",
  version: 1,
};

async function toPayload(body: object | undefined): Promise<InjectOptions> {
  if (!(body instanceof FormData)) return body ? { payload: body } : {};
  const sent = new Response(body);
  const type = sent.headers.get("content-type") ?? "";
  return { payload: Buffer.from(await sent.arrayBuffer()), headers: { "content-type": type } };
}

/** A body with one of its texts replaced, once for each text in it; `at` is the text's path. */
export function withEachText(
  body: unknown,
  text: string,
): readonly { readonly at: string; readonly body: unknown }[] {
  if (typeof body === "string") return [{ at: "", body: text }];
  if (typeof body !== "object" || body === null || body instanceof FormData) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    withEachText(value, text).map((changed) => ({
      at: `.${key}${changed.at}`,
      body: Array.isArray(body)
        ? body.with(Number(key), changed.body)
        : { ...body, [key]: changed.body },
    })),
  );
}
