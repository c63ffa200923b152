import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { recentSignInMs, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { readExport, readJson, signUpWithMeal } from "../../testing/export.ts";
import { uploadPhoto } from "../../testing/pictures.ts";
import { readZip } from "../../testing/read-zip.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { findPersonalTables } from "./personal-tables.ts";

describe.each(databases)("Export and deletion of an account on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const people: Person[] = [];
  async function diner(message?: string): Promise<Person> {
    const person = await signUpWithMeal(test, message);
    people.push(person);
    return person;
  }

  /** How many rows each table with a `user_id` has of a user. */
  async function countRows(userId: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name, owner } of await findPersonalTables(test.queries)) {
      const { count } = await test.queries
        .selectFrom(name as "meals")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where(owner, "=", userId)
        .executeTakeFirstOrThrow();
      counts[name] = Number(count);
    }
    return counts;
  }

  it("the export has every table with a user_id, and only the user's rows [V68, V02]", async () => {
    const [ann, ben] = [await diner("an egg for Ann"), await diner("an egg for Ben")];
    const answer = await ann.get(routes.accountExport);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toMatch(
      /^attachment; filename="morsel-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    const files = readZip(answer.rawPayload);
    const counts = await countRows(ann.userId);
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining(["accounts", "chat_jobs", "meals", "meal_revisions", "sessions"]),
    );
    for (const [table, count] of Object.entries(counts)) {
      expect(readJson(files, `data/${table}.json`), table).toHaveLength(count);
    }
    const all = [...files.values()].join("\n");
    expect(all).toContain("an egg for Ann");
    for (const word of ["an egg for Ben", ben.userId, ben.email]) {
      expect(all).not.toContain(word);
    }
  });

  it("the export has the figures of a meal as JSON and as CSV [V68]", async () => {
    const ann = await diner();
    const [meal] = (await ann.get(routes.meals)).json().items;
    const files = await readExport(ann);
    const [row] = readJson(files, "data/meals.json");
    expect(row).toMatchObject({ title: meal.title, calories_kcal: meal.macros.calories_kcal });
    expect(row.items).toHaveLength(meal.items.length);
    const sheet = files.get("meals.csv")?.toString() ?? "";
    expect(sheet.startsWith('\uFEFF"id","local_day"')).toBe(true);
    const lines = sheet.trimEnd().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]?.split(",")).toHaveLength(lines[1]?.split(/,(?=(?:"|[\d.-]|,|$))/).length ?? 0);
    expect(lines[1]).toContain(meal.id);
    expect(lines[1]).toContain(`,${meal.macros.calories_kcal},`);
    const { low_kcal, high_kcal } = meal.energy_range;
    const { protein_g } = meal.macro_ranges;
    expect(protein_g.low).toBeLessThan(meal.macros.protein_g);
    expect(row).toMatchObject({ energy_low_kcal: low_kcal, energy_high_kcal: high_kcal });
    expect(row).toMatchObject({ protein_g_low: protein_g.low, protein_g_high: protein_g.high });
    expect(lines[0]).toMatch(
      /,"energy_low_kcal","energy_high_kcal","protein_g_low",.*"fat_g_low","fat_g_high"$/,
    );
    expect(lines[1]).toContain(`,${low_kcal},${high_kcal},${protein_g.low},${protein_g.high},`);
    expect(files.get("meal-items.csv")?.toString()).toContain(`"${meal.items[0].food}"`);
  });

  it("a title that a spreadsheet would run as a formula is text in the CSV, and unchanged in the JSON [V35]", async () => {
    const ann = await diner();
    const title = '=HYPERLINK("http://evil.example","x")';
    const owner = ann.userId;
    await test.queries.updateTable("meals").set({ title }).where("user_id", "=", owner).execute();
    const files = await readExport(ann);
    expect(readJson(files, "data/meals.json")[0].title).toBe(title);
    expect(files.get("meals.csv")?.toString()).toContain(
      `"'=HYPERLINK(""http://evil.example"",""x"")"`,
    );
  });

  it("the export contains no password hash and no session token [V68]", async () => {
    const ann = await diner();
    const token = decodeURIComponent(ann.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    const files = await readExport(ann);
    expect([...files.values()].join("\n")).not.toContain(token);
    expect(Object.keys(readJson(files, "data/accounts.json")[0])).not.toContain("password");
    expect(Object.keys(readJson(files, "data/sessions.json")[0])).not.toContain("token");
  });

  it("the export has all rows once, also more rows than one query reads [V68]", async () => {
    const ann = await diner();
    const owner = ann.userId;
    const seed = await test.queries
      .selectFrom("chat_jobs")
      .selectAll()
      .where("user_id", "=", owner)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 450 }, (_, at) => ({
      ...seed,
      id: `01a1fe2a-04c9-7804-a7b8-${String(at).padStart(12, "0")}`,
      idempotency_key: `copy-${at}`,
    }));
    for (let at = 0; at < copies.length; at += 50) {
      await test.queries
        .insertInto("chat_jobs")
        .values(copies.slice(at, at + 50))
        .execute();
    }
    const revisions = Array.from({ length: 450 }, (_, at) => ({
      user_id: owner,
      meal_id: `meal-${at % 9}`,
      version: at,
      job_id: null,
      instructions: null,
      undoes_version: null,
      before_json: "{}",
      patch_json: "[]",
      edited_at: 1,
    }));
    for (let at = 0; at < revisions.length; at += 50) {
      await test.queries
        .insertInto("meal_revisions")
        .values(revisions.slice(at, at + 50))
        .execute();
    }
    const files = await readExport(ann);
    const ids = readJson(files, "data/chat_jobs.json").map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(451);
    expect(ids).toHaveLength(451);
    expect(readJson(files, "data/meal_revisions.json")).toHaveLength(450);
  });

  it("deleting the account requires the password, and removes every row [V69, V11]", async () => {
    const [ann, ben] = [await diner(), await diner()];
    const [owner, other] = [ann.userId, ben.userId];
    // A worker removes the entry of a queue shortly after its last job has ended.
    await vi.waitFor(async () => expect((await countRows(other)).job_queue).toBe(0), soon);
    const before = await countRows(other);
    for (const body of [undefined, {}, { password: "porridge-and-pears" }]) {
      const refused = await remove(ann, body);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error).toBe("password_wrong");
    }
    expect((await countRows(owner)).meals).toBe(1);
    const gone = await remove(ann, { password: testPassword });
    expect(gone.statusCode).toBe(204);
    expect(String(gone.headers["set-cookie"])).toContain("Max-Age=0");
    expect(Object.values(await countRows(owner)).every((count) => count === 0)).toBe(true);
    expect((await ann.get(routes.currentUser)).statusCode).toBe(401);
    expect(await countRows(other)).toEqual(before);
    const { email } = ann;
    const again = await test.app.inject({
      method: "POST",
      url: routes.signIn,
      payload: { email, password: testPassword },
    });
    expect(again.statusCode).toBe(401);
  });

  it("photos are in the export, and are deleted with the account [V68, V69]", async () => {
    const ann = await diner();
    const id = await uploadPhoto(ann);
    const shown = await ann.get(routes.photo(id));
    const files = await readExport(ann);
    const [path = ""] = [...files.keys()].filter((name) => name.startsWith("photos/"));
    expect(path).toMatch(/^photos\/\d{4}-\d\d-\d\d-[0-9a-f]{32}\.jpg$/);
    expect(files.get(path)?.equals(shown.rawPayload)).toBe(true);
    expect((await remove(ann, { password: testPassword })).statusCode).toBe(204);
    const left = await readdir(join(test.config.dataDir, "photos"), { recursive: true });
    expect(left.filter((name) => name.includes(id))).toEqual([]);
  });

  it("deleting an account ends all its sessions immediately, also cached ones [V11]", async () => {
    const ann = await test.signUp();
    const cookies = [ann.cookie];
    for (let at = 0; at < 2; at += 1) cookies.push(await test.signIn(ann.email));
    const callAll = () =>
      Promise.all(
        cookies.map(async (cookie) => {
          const answer = await test.app.inject({ url: routes.jobs, headers: { cookie } });
          return answer.statusCode;
        }),
      );
    // A session that was looked up is cached for half a minute.
    expect(await callAll()).toEqual([200, 200, 200]);
    expect((await remove(ann, { password: testPassword })).statusCode).toBe(204);
    expect(await callAll()).toEqual([401, 401, 401]);
  });

  it("an account without a password is deleted only shortly after a sign-in [V69]", async () => {
    const ann = await test.signUp();
    const owner = ann.userId;
    await test.queries.deleteFrom("accounts").where("user_id", "=", owner).execute();
    const now = Date.now();
    vi.useFakeTimers({ now: now + recentSignInMs + 1000, toFake: ["Date"] });
    const refused = await remove(ann, {});
    vi.useRealTimers();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe("sign_in_again");
    expect((await remove(ann, {})).statusCode).toBe(204);
  });

  it("deletion of an account can be attempted five times with a wrong password [V18]", async () => {
    const ann = await test.signUp();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await remove(ann, { password: "porridge-and-pears" })).statusCode).toBe(403);
    }
    const refused = await remove(ann, { password: testPassword });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect((await ann.get(routes.currentUser)).statusCode).toBe(200);
  });

  const remove = (person: Person, payload: object | undefined) =>
    person.request({ method: "DELETE", url: routes.account, ...(payload ? { payload } : {}) });
});

describe.each(databases)(
  "A job that is running while its account is deleted, on %s",
  (database) => {
    it("a job of a deleted account writes nothing [V69, F34]", async () => {
      let finish: () => void = () => undefined;
      const started = Promise.withResolvers<void>();
      const test = await startTestApp({
        database,
        reader: {
          readMeals: async (...given) => {
            started.resolve();
            await new Promise<void>((done) => {
              finish = done;
            });
            return eggReader.readMeals(...given);
          },
        },
      });
      const ann = await test.signUp();
      await ann.send("an egg");
      await started.promise;
      const gone = await ann.request({
        method: "DELETE",
        url: routes.account,
        payload: { password: testPassword },
      });
      expect(gone.statusCode).toBe(204);
      finish();
      await test.application.close();
      await test.restart();
      for (const { name, owner } of await findPersonalTables(test.queries)) {
        const rows = await test.queries
          .selectFrom(name as "meals")
          .select(owner)
          .execute();
        expect(rows, name).toEqual([]);
      }
      await test.close();
    });
  },
);
