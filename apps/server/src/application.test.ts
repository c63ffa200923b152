import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { routes } from "@morsel/contracts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApplication } from "./application.ts";
import { readConfig } from "./config.ts";
import { createLog } from "./http/log.ts";
import { createTestDatabase, databases } from "./testing/databases.ts";
import { BlockingEditor, doubled } from "./testing/editors.ts";
import { eggReader } from "./testing/estimates.ts";
import { findFreePort } from "./testing/free-port.ts";
import { getSharedFoods } from "./testing/shared-foods.ts";
import { soon } from "./testing/soon.ts";
import { startTestApp, testPassword, toCookieHeader } from "./testing/test-app.ts";

describe.each(databases)("The application on %s", (database) => {
  it("keeps the user, messages and meals through a restart", async () => {
    const test = await startTestApp({ database, reader: eggReader });
    const ann = await test.signUp();
    await ann.send("an egg");
    await vi.waitFor(
      async () => expect((await ann.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    const read = async () =>
      Promise.all(
        [routes.currentUser, routes.jobs, routes.meals].map(async (url) =>
          (await ann.get(url)).json(),
        ),
      );
    const before = await read();
    await test.restart();
    expect(await read()).toEqual(before);
    await test.close();
  });

  it("every query on users' rows filters by user id, except the worker's claims [V08]", async () => {
    const editor = new BlockingEditor();
    editor.followInstructions = async (meal) => doubled(meal);
    const test = await startTestApp({ database, reader: eggReader, editor });
    const asked = new Set<string>();
    const executor = test.application.database.queries.getExecutor();
    const execute = vi.spyOn(
      Object.getPrototypeOf(Object.getPrototypeOf(executor)),
      "executeQuery",
    );
    const ann = await test.signUp();
    await ann.send("an egg");
    await vi.waitFor(
      async () => expect((await ann.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    const [meal] = (await ann.get(routes.meals)).json().items;
    await ann.get(routes.jobs);
    await ann.edit(meal.id, "double it");
    await vi.waitFor(
      async () => expect((await ann.get(routes.editStatus(meal.id))).json().patch).toBeDefined(),
      soon,
    );
    await ann.post(routes.undoEdit(meal.id), { version: 2 });
    await ann.get(routes.mealRevisions(meal.id));
    await ann.get(routes.processingMeals);
    await ann.delete(routes.meal(meal.id));
    for (const [query] of execute.mock.calls) asked.add((query as { sql: string }).sql);
    execute.mockRestore();
    await test.close();
    const onPeoplesRows = [...asked].filter((text) =>
      /^(select|update|delete).*"(chat_jobs|edit_jobs|meals|meal_revisions|user_revisions)"/.test(
        text,
      ),
    );
    expect(onPeoplesRows.length).toBeGreaterThan(20);
    // One query reads the revisions of all users that poll at the same time.
    const ofThose = /^select "user_id", "resource", "revision" .* "user_id" = any\(\$1\)/;
    const unbound = onPeoplesRows.filter(
      (text) => !/"user_id" = (\?|\$)/.test(text) && !ofThose.test(text),
    );
    // The worker's queries: claim the next job, and fail expired ones.
    expect(unbound.length).toBeLessThanOrEqual(6);
    for (const text of unbound) {
      expect(text).toMatch(/^update "(chat|edit)_jobs" set .*"lease_until"/);
    }
  });
});

describe("The data folder", () => {
  it("a second process on a data folder in use is refused with a reason [F14]", async () => {
    const test = await startTestApp({ database: "sqlite", reader: eggReader });
    await expect(startApplication(test.config, createLog("silent"))).rejects.toThrow(
      /Another Morsel is using .*DATA_DIR/,
    );
    await test.restart();
    await test.close();
  });

  it("an unwritable data folder stops the start with a message that names it [F20]", async () => {
    const place = await createTestDatabase("sqlite");
    const notAFolder = join(place.environment.DATA_DIR ?? "", "file");
    await writeFile(notAFolder, "");
    const config = readConfig({ DATA_DIR: notAFolder });
    const started = startApplication(config, createLog("silent"), { reader: eggReader });
    await expect(started).rejects.toThrow(`DATA_DIR is '${notAFolder}', but Morsel cannot write`);
    await place.remove();
  });

  it("a data folder that other users of the machine can open stops the start with the command to run [V79]", async () => {
    const place = await createTestDatabase("sqlite");
    const { DATA_DIR = "" } = place.environment;
    for (const mode of [0o755, 0o701, 0o704]) {
      await chmod(DATA_DIR, mode);
      const started = startApplication(readConfig(place.environment), createLog("silent"));
      await expect(started).rejects.toThrow(`chmod o= '${DATA_DIR}'`);
    }
    await chmod(DATA_DIR, 0o750);
    const application = await startApplication(readConfig(place.environment), createLog("silent"), {
      getFoods: getSharedFoods,
    });
    await application.close();
    await place.remove();
  });

  it("the created secret is readable only by its owner [V79]", async () => {
    const place = await createTestDatabase("sqlite");
    const config = readConfig({ ...place.environment, LOG_LEVEL: "silent" });
    const application = await startApplication(config, createLog("silent"), {
      getFoods: getSharedFoods,
      reader: eggReader,
    });
    await application.close();
    const { mode, size } = await stat(join(config.dataDir, "auth-secret"));
    expect(mode & 0o777).toBe(0o600);
    expect(size).toBeGreaterThan(40);
    await place.remove();
  });
});

const root = join(import.meta.dirname, "../../..");
/** What `npm start` starts: the sources take twice as long. */
const mainFile = join(root, "apps/server/dist/main.js");

/** Starts the real program, as an operator does, and waits until it logs that it is ready. */
async function startProgram(environment: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const program = spawn(process.execPath, [mainFile], {
    env: { ...environment, PORT: String(port) },
  });
  let stderr = "";
  program.stderr.on("data", (text) => {
    stderr += text;
  });
  const exited = once(program, "exit").then(([code]) => code as number | null);
  for await (const line of createInterface(program.stdout)) {
    if (line.includes("Morsel is ready")) break;
  }
  // Its later log is not read; a full pipe would stop the program.
  program.stdout.resume();
  return { program, exited, url: `http://127.0.0.1:${port}`, errors: () => stderr };
}

describe("The server program", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const { ensureServerBuilt } = await import(join(root, "scripts/setup.mjs"));
    ensureServerBuilt();
  });

  it("the server answers requests that arrived before the stop signal, and exits with 0 [F07]", async () => {
    const place = await createTestDatabase("sqlite");
    const { program, exited, url, errors } = await startProgram({
      ...place.environment,
      SUBMITS_PER_10_MINUTES: "1000",
      SUBMITS_CONCURRENT: "1000",
    });
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email: "a@example.com", password: testPassword });
    await fetch(`${url}${routes.signUp}`, { method: "POST", headers, body });
    const signedIn = await fetch(`${url}${routes.signIn}`, { method: "POST", headers, body });
    const cookie = toCookieHeader(signedIn.headers.getSetCookie());
    const sent = Array.from({ length: 40 }, (_, count) =>
      fetch(`${url}${routes.queue}`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify({ session_id: "s", message: `${count} eggs` }),
      }),
    );
    await Promise.race(sent);
    program.kill("SIGTERM");
    const statuses = (await Promise.all(sent)).map((answer) => answer.status);
    expect(statuses).toEqual(statuses.map(() => 202));
    expect(await exited).toBe(0);
    expect(errors()).toBe("");
    await place.remove();
  });

  it("an invalid setting stops the start with a message that names it, without a stack [V79]", () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [mainFile], {
      env: { PORT: "http" },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe("PORT is 'http'. Allowed: a whole number from 1 to 65535.\n");
  });

  it("refuses a port that another program uses, and says what to do", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const place = await createTestDatabase("sqlite");
    const program = spawn(process.execPath, [mainFile], {
      env: { ...place.environment, PORT: String(port) },
    });
    let stderr = "";
    program.stderr.on("data", (text) => {
      stderr += text;
    });
    const [code] = await once(program, "exit");
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another port.\n`,
    );
    other.close();
    await place.remove();
  });
});
