import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  accountPages,
  credentialRoutes,
  type OperatorOverview,
  operatorOverview,
  operatorPeople,
  operatorRoutes,
  pages,
  recoveryRoutes,
  routes,
} from "@morsel/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { explainQueries } from "../../testing/explain-queries.ts";
import { MailCatcher, tokenIn } from "../../testing/mail-catcher.ts";
import { ModelService } from "../../testing/model-service.ts";
import { uploadPhoto } from "../../testing/pictures.ts";
import { unhurried } from "../../testing/rounds.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { setAdmin } from "../accounts/index.ts";
import { runOperatorCommand } from "./index.ts";

/** Made-up ids and bodies with which each route of operators is called. */
const anId = "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8";
const soon = { interval: 20, timeout: 30_000 };

describe.each(mainDatabases)("The operator's page on %s", (database) => {
  let test: TestApp;
  let operator: Person;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
    operator = await test.signUp();
    await setAdmin(test.queries, operator.userId);
  });
  afterAll(() => test.close());

  const overview = async (): Promise<OperatorOverview> =>
    operatorOverview.parse((await operator.get(operatorRoutes.overview)).json());
  const personOf = async (who: Person) => {
    const { items } = operatorPeople.parse((await operator.get(operatorRoutes.people)).json());
    return items.find(({ id }) => id === who.userId);
  };
  const patch = (who: Person, isOff: boolean, by = operator) =>
    by.request({
      method: "PATCH",
      url: operatorRoutes.person(who.userId),
      payload: { is_disabled: isOff },
    });

  it("its routes do not exist for others, and need a session [V03, V04]", async () => {
    const other = await test.signUp();
    const mine = test.app.declaredRoutes.filter(({ access }) => access === "admin");
    expect(mine.length).toBeGreaterThanOrEqual(11);
    for (const { method, url } of mine) {
      const request = { method: method as "GET", url: url.replace(":id", anId) };
      const denied = await other.request(request);
      expect([url, denied.statusCode, denied.json().error]).toEqual([url, 404, "not_found"]);
      const anonymous = await test.app.inject(request);
      expect([url, anonymous.statusCode]).toEqual([url, 401]);
    }
  });

  it("shows people with counts, and nothing that they wrote", async () => {
    const diner = await test.signUp();
    await diner.send("an egg with marker-words");
    await vi.waitFor(
      async () => expect((await diner.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    expect(await personOf(diner)).toMatchObject({
      ...{ email: diner.email, meals: 1, photos: 0 },
      ...{ is_admin: false, is_disabled: false, is_self: false },
    });
    expect(await personOf(operator)).toMatchObject({ is_admin: true, is_self: true });
    const bodies = [
      (await operator.get(operatorRoutes.overview)).body,
      (await operator.get(operatorRoutes.people)).body,
    ];
    for (const body of bodies) expect(body).not.toMatch(/marker-words|egg/i);
    const messages = (await overview()).jobs.find(({ kind }) => kind === "messages");
    expect(messages?.completed).toBeGreaterThanOrEqual(1);
  });

  it("shows the space that a person takes: the sizes of photos, and about that of the rows", async () => {
    const diner = await test.signUp();
    const bytesOf = async () => (await personOf(diner))?.storage_bytes ?? Number.NaN;
    expect(await bytesOf()).toBe(0);
    await uploadPhoto(diner);
    const photo = await test.queries
      .selectFrom("photos")
      .selectAll()
      .where("user_id", "=", diner.userId)
      .executeTakeFirstOrThrow();
    expect(photo.bytes).toBeGreaterThan(100);
    expect(await bytesOf()).toBe(Number(photo.bytes));
    // A photo of an earlier version, whose size was not stored.
    await sql`update photos set bytes = null where user_id = ${diner.userId}`.execute(test.queries);
    expect(await bytesOf()).toBe(Math.round(photo.width * photo.height * 0.15));
    const before = await bytesOf();
    await diner.send(`an egg ${"and nothing else ".repeat(20)}`);
    await vi.waitFor(async () => expect((await personOf(diner))?.meals).toBe(1), soon);
    // A row of the message and one of the meal.
    expect(await bytesOf()).toBeGreaterThan(before + 2000);
    expect(await bytesOf()).toBeLessThan(before + 20_000);
  });

  it("shows failures by kind, without the words that failed", async () => {
    const diner = await test.signUp();
    const before = (await overview()).jobs[0]?.failed ?? 0;
    await test.queries
      .insertInto("chat_jobs")
      .values({
        ...{ id: anId, user_id: diner.userId, session_id: "s", message: "secret words" },
        ...{ time_zone: "UTC", status: "failed", attempt: 1, tries: 1, run_after: 0 },
        ...{ lease_until: null, error: "no_food_found", idempotency_key: null, photo_id: null },
        ...{ created_at: Date.now(), updated_at: Date.now(), written_at: null },
      } as never)
      .execute();
    const [messages] = (await overview()).jobs;
    expect(messages?.failed).toBe(before + 1);
    expect(messages?.failures).toContainEqual({ error: "no_food_found", count: before + 1 });
  });

  it.runIf(database === "sqlite")(
    "counts jobs without reading those that ended long ago",
    async () => {
      const plans = await explainQueries(test.queries, () => overview());
      for (const table of ["chat_jobs", "edit_jobs"]) {
        const steps = plans
          .filter(({ text }) => text.includes(`"${table}"`))
          .flatMap((plan) => plan.steps);
        const reads = steps.filter((step) => step.includes(table));
        expect(reads).toEqual([
          expect.stringMatching(new RegExp(`USING (COVERING )?INDEX ${table}_(one_)?underway`)),
          expect.stringMatching(new RegExp(`^SEARCH ${table} USING INDEX ${table}_ended`)),
        ]);
      }
    },
  );

  it("shows the health: the database's answer, the memory, and since when a job that can run has waited", async () => {
    const { userId } = await test.signUp();
    const nowMs = Date.now();
    // No model is set, so that no worker takes this kind.
    const waits = async (readyAt: number, waitingSince: number) => {
      await test.queries
        .insertInto("job_queue")
        .values({
          ...{ user_id: userId, kind: "refine_jobs", running: 0 },
          ...{ ready_at: readyAt, waiting_since: waitingSince },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { health } = await overview();
      await test.queries.deleteFrom("job_queue").where("user_id", "=", userId).execute();
      return health.waiting_since;
    };
    const ago = (minutes: number) => nowMs - minutes * 60_000;
    expect(await waits(nowMs + 600_000, ago(60))).toBeNull();
    expect(await waits(0, ago(60))).toBe(new Date(ago(60)).toISOString());
    expect(await waits(ago(2), ago(60))).toBe(new Date(ago(2)).toISOString());
    const { health } = await overview();
    expect(health.waiting_since).toBeNull();
    expect(health.memory_bytes).toBeGreaterThan(20e6);
    expect(health.database_ms).toBeGreaterThanOrEqual(0);
  });

  it("a disabled account is signed out everywhere, and its links and tokens stop until it is enabled", async () => {
    const person = await test.signUp();
    await person.send("an egg");
    const [meal] = await vi.waitFor(async () => {
      const { items } = (await person.get(routes.meals)).json();
      expect(items).toHaveLength(1);
      return items;
    }, soon);
    const share = (
      await person.post(routes.shares, { meal_id: meal.id, with_photo: false, days: 7 })
    ).json();
    const link = routes.calorieGuess(share.path.split("/").at(-1));
    const token = (await person.post(routes.tokens, { name: "Watch", scope: "read" })).json().token;
    const statuses = async () => [
      (await person.get(routes.jobs)).statusCode,
      (await test.app.inject({ url: routes.meals, headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
      (await test.app.inject({ url: link })).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await patch(person, true)).statusCode).toBe(204);
    expect(await statuses()).toEqual([401, 401, 404]);
    const signIn = (password: string) =>
      test.app.inject({
        method: "POST",
        url: routes.signIn,
        payload: { email: person.email, password },
      });
    const refused = await signIn(testPassword);
    expect([refused.statusCode, refused.json().error]).toEqual([403, "account_disabled"]);
    // Only who knows the password learns of it.
    expect((await signIn("wrong-password")).json().error).toBe("credentials_wrong");
    expect((await personOf(person))?.is_disabled).toBe(true);
    expect((await patch(person, false)).statusCode).toBe(204);
    person.cookie = await test.signIn(person.email);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it("an account is deleted with the operator's password, and never the operator's own", async () => {
    const person = await test.signUp();
    const remove = (id: string, password?: string) =>
      operator.request({
        method: "DELETE",
        url: operatorRoutes.person(id),
        payload: password ? { password } : {},
      });
    expect((await remove(person.userId)).json().error).toBe("password_wrong");
    expect((await remove(operator.userId, testPassword)).json().error).toBe("own_account");
    expect((await patch(operator, true)).json().error).toBe("own_account");
    expect((await remove(anId, testPassword)).json().error).toBe("person_not_found");
    expect((await remove(person.userId, testPassword)).statusCode).toBe(204);
    expect(await personOf(person)).toBeUndefined();
    expect((await person.get(routes.jobs)).statusCode).toBe(401);
  });

  it("sign-up can be closed, and an invitation lets one person in, once and in time", async () => {
    const signUp = (email: string, invitation?: string) =>
      test.app.inject({
        method: "POST",
        url: routes.signUp,
        payload: { email, password: testPassword, ...(invitation ? { invitation } : {}) },
      });
    const set = (isOpen: boolean) =>
      operator.request({
        method: "PUT",
        url: operatorRoutes.signUp,
        payload: { is_open: isOpen },
      });
    const invite = async () =>
      (await operator.post(operatorRoutes.invitations, { note: "Ben", days: 7 })).json();
    const invitations = async () => (await operator.get(operatorRoutes.invitations)).json().items;
    await set(false);
    expect((await overview()).is_sign_up_open).toBe(false);
    // The answer is the same for an address that has an account.
    const closed = await signUp("one@example.com");
    expect([closed.statusCode, closed.json().error]).toEqual([403, "sign_up_closed"]);
    expect((await signUp(operator.email)).body).toBe(closed.body);
    const { url, id } = await invite();
    expect(url).toMatch(`${test.config.baseUrl}${pages.signIn}?mode=create#`);
    const token = new URL(url).hash.slice(1);
    expect((await signUp("one@example.com", token)).statusCode).toBe(204);
    await test.signIn("one@example.com");
    expect((await signUp("two@example.com", token)).json().error).toBe("sign_up_closed");
    expect((await invitations())[0]).toMatchObject({ id, note: "Ben" });
    expect((await invitations())[0].used_at).not.toBeNull();
    // Two at the same time: one gets in.
    const other = new URL((await invite()).url).hash.slice(1);
    const both = await Promise.all(
      ["three", "four"].map((name) => signUp(`${name}@example.com`, other)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    const late = await invite();
    await test.queries
      .updateTable("invitations")
      .set({ expires_at: Date.now() - 1 } as never)
      .where("id", "=", late.id)
      .execute();
    const lateToken = new URL(late.url).hash.slice(1);
    expect((await signUp("five@example.com", lateToken)).json().error).toBe("sign_up_closed");
    const removed = await invite();
    expect((await operator.delete(operatorRoutes.invitation(removed.id))).statusCode).toBe(204);
    const removedToken = new URL(removed.url).hash.slice(1);
    expect((await signUp("six@example.com", removedToken)).json().error).toBe("sign_up_closed");
    await set(true);
    expect((await signUp("seven@example.com")).statusCode).toBe(204);
  });

  it(
    "a backup is written in DATA_DIR, one at a time, and cannot be downloaded",
    unhurried,
    async () => {
      expect((await operator.post(operatorRoutes.backups)).statusCode).toBe(202);
      const second = await operator.post(operatorRoutes.backups);
      expect([second.statusCode, second.json().error]).toEqual([409, "task_running"]);
      await vi.waitFor(
        async () => expect((await overview()).task?.state).not.toBe("running"),
        soon,
      );
      const { task, backups } = await overview();
      expect(task).toMatchObject({ kind: "backup", state: "done" });
      expect(backups).toHaveLength(1);
      expect(existsSync(join(test.config.dataDir, "backups", backups[0]?.name ?? ""))).toBe(true);
      const answer = await operator.get(`${operatorRoutes.backups}/${backups[0]?.name}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  it(
    "an upload that is no table of foods is refused with the reason, and leaves nothing",
    unhurried,
    async () => {
      const send = (payload: string) =>
        operator.request({
          method: "POST",
          url: `${operatorRoutes.foods}?extension=csv`,
          headers: { "content-type": "application/octet-stream" },
          payload,
        });
      expect((await send("name,price\nspoon,3\n")).statusCode).toBe(202);
      await vi.waitFor(async () => expect((await overview()).task?.state).toBe("failed"), soon);
      expect((await overview()).task?.words).toMatch(/foods\.csv/);
      expect(readdirSync(test.config.dataDir).filter((name) => name.startsWith("upload-"))).toEqual(
        [],
      );
      const json = await operator.post(`${operatorRoutes.foods}?extension=csv`, {});
      expect(json.statusCode).toBe(415);
    },
  );
});

describe("The operator's page", () => {
  it("belongs to the first account, and to no later one", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const isAdmin = async (email: string) => {
      await test.app.inject({
        method: "POST",
        url: routes.signUp,
        payload: { email, password: testPassword },
      });
      const cookie = await test.signIn(email);
      return (
        await test.app.inject({ url: credentialRoutes.accountAccess, headers: { cookie } })
      ).json().is_admin;
    };
    expect(await isAdmin("first@example.com")).toBe(true);
    expect(await isAdmin("second@example.com")).toBe(false);
    await test.close();
  });

  it("tries the model and the mail server, and reports what they answer", async () => {
    const [model, mail] = [await ModelService.start(), await MailCatcher.start()];
    const test = await startTestApp({
      database: "sqlite",
      environment: { ...model.environment, ...mail.environment },
    });
    const operator = await test.signUp();
    await setAdmin(test.queries, operator.userId);
    const run = async (service: string) =>
      (await operator.post(operatorRoutes.test(service))).json();
    expect(await run("model")).toMatchObject({ is_working: true });
    expect(model.questions.length).toBeGreaterThan(0);
    expect(await run("mail")).toMatchObject({ is_working: true });
    expect((await mail.next(operator.email)).subject).toBe("A test from Morsel");
    mail.refusals.push({ code: 550, words: "no" });
    expect(await run("mail")).toEqual({
      is_working: false,
      words: "The mail server did not take it (EMESSAGE 550).",
    });
    // No speech service is configured here.
    expect((await operator.post(operatorRoutes.test("speech"))).statusCode).toBe(404);
    expect((await operator.post(operatorRoutes.test("other"))).statusCode).toBe(400);
    await test.close();
    await model.close();
    await mail.close();
  });

  it("an invitation also counts where accounts begin with a link", async () => {
    const mail = await MailCatcher.start();
    const test = await startTestApp({ database: "sqlite", environment: mail.environment });
    const operator = await test.signUp();
    await setAdmin(test.queries, operator.userId);
    await operator.request({
      method: "PUT",
      url: operatorRoutes.signUp,
      payload: { is_open: false },
    });
    const post = (url: string, payload: object) =>
      test.app.inject({ method: "POST", url, payload });
    const email = "invited@example.com";
    expect((await post(recoveryRoutes.signUpLink, { email })).json().error).toBe("sign_up_closed");
    const { url } = (await operator.post(operatorRoutes.invitations, { note: "", days: 1 })).json();
    const invitation = new URL(url).hash.slice(1);
    expect((await post(recoveryRoutes.signUpLink, { email, invitation })).statusCode).toBe(204);
    const token = tokenIn(await mail.next(email));
    const body = { token, password: testPassword };
    expect((await post(recoveryRoutes.confirmSignUp, body)).statusCode).toBe(200);
    expect(
      (await post(recoveryRoutes.signUpLink, { email: "x@example.com", invitation })).json().error,
    ).toBe("sign_up_closed");
    await test.close();
    await mail.close();
  });
});

const root = join(import.meta.dirname, "../../../../..");

describe.each(mainDatabases)("npm run admin on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const run = (...args: string[]) => runOperatorCommand(args, () => test.config);

  it("makes a link with which a person chooses a new password", async () => {
    const { email } = await test.signUp();
    const { exitCode, text } = await run("reset-link", email.toUpperCase());
    expect(exitCode).toBe(0);
    const url = text.match(/https?:\S+/)?.[0] ?? "";
    expect(url).toMatch(`${accountPages.resetPassword}#`);
    const payload = { token: new URL(url).hash.slice(1), password: "plums-and-porridge" };
    const set = () =>
      test.app.inject({ method: "POST", url: recoveryRoutes.resetPassword, payload });
    expect((await set()).statusCode).toBe(204);
    expect((await set()).json().error).toBe("link_expired");
  });

  it("lists, disables, enables, promotes and deletes accounts", async () => {
    const { email } = await test.signUp();
    const state = async () => {
      const { text } = await run("list");
      return text.split("\n").find((line) => line.includes(email)) ?? "";
    };
    expect(await state()).toMatch(/0 meals/);
    expect(await run("disable", email)).toEqual({ exitCode: 0, text: `${email} is disabled.` });
    expect(await state()).toMatch(/disabled/);
    expect((await run("enable", email)).exitCode).toBe(0);
    expect(await state()).not.toMatch(/disabled/);
    expect((await run("make-admin", email)).exitCode).toBe(0);
    expect(await state()).toMatch(/operator/);
    expect((await run("delete", email)).exitCode).toBe(2);
    expect(await state()).toMatch(/operator/);
    expect((await run("delete", email, "--yes")).exitCode).toBe(0);
    expect(await state()).toBe("");
  });

  it("says what is wrong with a command", async () => {
    expect(await run("disable", "nobody@example.com")).toEqual({
      exitCode: 1,
      text: "There is no account with the address nobody@example.com. 'npm run admin -- list' shows all.",
    });
    expect((await run("reset-link")).text).toMatch(/needs the address of an account/);
    expect((await run("explode")).text).toMatch(/'explode' is not a command/);
    expect((await run("--help")).exitCode).toBe(0);
    expect((await run()).exitCode).toBe(2);
  });
});

it("npm run admin, as a program, prints what is wrong and ends with 1", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "scripts", "admin.ts"), "list"],
    {
      encoding: "utf8",
      env: { DATA_DIR: join(root, "no-such-folder") },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ There is no database in .*no-such-folder/);
});
