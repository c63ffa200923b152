import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import type { InjectOptions } from "fastify";
import { type Application, startApplication } from "../application.ts";
import { type Config, readConfig } from "../config.ts";
import type { App } from "../http/app-type.ts";
import { createLog, type Log } from "../http/log.ts";
import type { ApplicationOverrides } from "../services.ts";
import { cheapPasswordHash } from "./cheap-password-hash.ts";
import { createAccount, testPassword } from "./create-account.ts";
import type { DatabaseKind, TestDatabase } from "./databases.ts";
import { createMigratedDatabase } from "./migrated-database.ts";
import { getSharedFoods } from "./shared-foods.ts";

export { testPassword };

export const testSecret = "a-secret-of-the-tests-0123456789-abcdef";
export const testPage =
  '<!doctype html><title>Morsel</title><script id="site" type="application/json"></script><script id="current-user" type="application/json"></script>';

/** Tests send requests faster than users; the tests of limits set their own. */
const generousLimits = {
  REQUESTS_PER_MINUTE: "100000",
  TRANSCRIPTS_PER_10_MINUTES: "100000",
  SUBMITS_PER_10_MINUTES: "100000",
  SUBMITS_PER_DAY: "100000",
  SUBMITS_CONCURRENT: "100000",
  PHOTOS_PER_10_MINUTES: "100000",
  SHARED_PAGES_PER_MINUTE: "100000",
  SIGN_INS_PER_15_MINUTES: "100000",
  SIGN_UPS_PER_15_MINUTES: "100000",
};

export interface TestAppOptions extends ApplicationOverrides {
  readonly database: DatabaseKind;
  /** Settings of this test, by their names in the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** True for the product's password hash, which takes 65 ms of processor time; a cheap one by default. */
  readonly isPasswordHashReal?: boolean;
  /** The database and the data folder to start on; new ones with today's tables if unset. */
  readonly place?: TestDatabase;
  /** Silent if unset. */
  readonly log?: Log;
}

/** The real application on a fresh database; `close` removes both. */
export class TestApp {
  readonly config: Config;
  readonly #place: TestDatabase;
  readonly #substitutes: ApplicationOverrides;
  #application: Application;
  #people = 0;

  constructor(
    config: Config,
    place: TestDatabase,
    application: Application,
    substitutes: ApplicationOverrides,
  ) {
    this.config = config;
    this.#place = place;
    this.#application = application;
    this.#substitutes = substitutes;
  }

  get application(): Application {
    return this.#application;
  }

  get app(): App {
    return this.#application.app;
  }

  get passwordHash() {
    return this.#substitutes.passwordHash;
  }

  get getFoods() {
    return getSharedFoods;
  }

  get queries() {
    return this.#application.database.queries;
  }

  /** A new account, signed in. */
  async signUp(): Promise<Person> {
    this.#people += 1;
    const email = `person-${this.#people}@example.com`;
    return new Person(() => this.app, { email, ...(await createAccount(this, email)) });
  }

  /** Signs a user in again, as on another device; returns the cookie of the new session. */
  async signIn(email: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.app.inject({
      method: "POST",
      url: routes.signIn,
      headers,
      payload: { email, password: testPassword },
    });
    if (answer.statusCode !== 200) throw new Error(`Sign-in: ${answer.statusCode} ${answer.body}`);
    return toCookieHeader(answer.headers["set-cookie"]);
  }

  /** Stops and starts it on the same data, as an update does. */
  async restart(): Promise<void> {
    await this.#application.close();
    this.#application = await startApplication(this.config, createLog("silent"), this.#substitutes);
  }

  async close(): Promise<void> {
    await this.#application.close();
    await this.#place.remove();
  }
}

/** Starts the real application for one test file. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const { database, environment, isPasswordHashReal, ...others } = options;
  const {
    log = createLog("silent"),
    place = await createMigratedDatabase(database),
    ...overrides
  } = others;
  const passwordHash = isPasswordHashReal ? {} : { passwordHash: cheapPasswordHash };
  const substitutes = { getFoods: getSharedFoods, ...passwordHash, ...overrides };
  const webDist = join(place.environment.DATA_DIR ?? "", "web");
  await mkdir(join(webDist, "assets"), { recursive: true });
  await writeFile(join(webDist, "index.html"), testPage);
  const config = readConfig({
    ...generousLimits,
    AUTH_SECRET: testSecret,
    LOG_LEVEL: "silent",
    // Otherwise a test would use the speech programs of the machine.
    TRANSCRIBE_PROVIDER: "none",
    WEB_DIST: webDist,
    ...place.environment,
    ...environment,
  });
  const application = await startApplication(config, log, substitutes);
  return new TestApp(config, place, application, substitutes);
}

/** A signed-in user. */
export class Person {
  readonly userId: string;
  readonly email: string;
  cookie: string;
  readonly #app: () => App;

  constructor(
    app: () => App,
    who: { readonly userId: string; readonly email: string; readonly cookie: string },
  ) {
    this.#app = app;
    this.userId = who.userId;
    this.email = who.email;
    this.cookie = who.cookie;
  }

  request(options: InjectOptions) {
    const headers = { cookie: this.cookie, ...options.headers };
    return this.#app().inject({ ...options, headers });
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.request({ method: "GET", url, headers });
  }

  delete(url: string) {
    return this.request({ method: "DELETE", url });
  }

  post(url: string, payload?: object, headers: Record<string, string> = {}) {
    return this.request({ method: "POST", url, headers, ...(payload ? { payload } : {}) });
  }

  /** Sends a message as the dashboard does. */
  send(message: string, headers: Record<string, string> = {}) {
    return this.post(routes.queue, { session_id: "session_1_test", message }, headers);
  }

  /** Sends instructions as the edit screen does. */
  edit(mealId: string, instructions: string, headers: Record<string, string> = {}) {
    return this.post(routes.editMeal(mealId), { instructions }, headers);
  }
}

/** The Cookie header of a browser after these Set-Cookie headers, without the device cookie. */
export function toCookieHeader(setCookie: string | readonly string[] | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .filter((cookie) => !cookie.includes("morsel.device="))
    .join("; ");
}
