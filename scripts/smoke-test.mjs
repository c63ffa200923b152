// `node scripts/smoke-test.mjs`: starts Morsel with `npm start` on a free port and an empty data folder, logs a meal as a
// new user, and stops it. `node scripts/smoke-test.mjs URL` tries a Morsel that runs. Plain JavaScript without packages,
// for any system and any Node that `npm start` supports.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { root, say, stop } from "./setup.mjs";

const readyWithinMs = 300_000;
const loggedWithinMs = 20_000;
const isWindows = process.platform === "win32";

const started = performance.now();
const given = process.argv[2];
const own = given ? undefined : await startMorsel();
const url = given ?? own?.url ?? "";
try {
  await until(readyWithinMs, "ready", async () => {
    if (own?.hasEnded()) throw new Error("npm start has ended");
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  });
  say(`ready after ${seconds()} s`);
  await tryIt();
  say(`a page, a new user and a meal: all there after ${seconds()} s`);
} catch (error) {
  own?.end();
  stop(error instanceof Error ? error.message : String(error));
}
own?.end();

async function startMorsel() {
  const dataDir = mkdtempSync(join(tmpdir(), "morsel-smoke-"));
  const port = await findFreePort();
  const child = spawn("npm", ["start"], {
    cwd: root,
    stdio: "inherit",
    // npm is a script on Windows.
    shell: isWindows,
    detached: !isWindows,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, REMINDERS: "off" },
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) {
      if (isWindows) spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
      else process.kill(-child.pid, "SIGTERM");
    }
    child.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  };
  return { url: `http://localhost:${port}`, end, hasEnded: () => child.exitCode !== null };
}

async function tryIt() {
  const page = await fetch(url, { headers: { accept: "text/html" } });
  const html = await page.text();
  if (!html.includes("Say what you")) throw new Error(`The landing page is missing:\n${html}`);
  const account = { email: `smoke-${Date.now()}@example.com`, password: "plums-and-porridge" };
  await post("/api/identity/sign-up/email", account);
  const session = await post("/api/identity/sign-in/email", account);
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const message = { session_id: "smoke", message: "two eggs and a slice of toast" };
  await post("/api/external/chat/queue", message, { cookie });
  const meal = await until(loggedWithinMs, "a meal", async () => {
    const answer = await fetch(`${url}/api/external/meals`, { headers: { cookie } });
    return (await answer.json()).items[0];
  });
  const foods = meal.items.map((/** @type {{ food: string }} */ { food }) => food).join(", ");
  if (!/egg/i.test(foods) || !/toast/i.test(foods)) throw new Error(`The meal has: ${foods}`);
}

/**
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
async function post(path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * @template Result
 * @param {number} withinMs
 * @param {string} name
 * @param {() => Promise<Result | undefined>} attempt
 * @returns {Promise<Result>}
 */
async function until(withinMs, name, attempt) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const result = await attempt();
    if (result !== undefined) return result;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Not ${name} within ${withinMs / 1000} s`);
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

function seconds() {
  return ((performance.now() - started) / 1000).toFixed(1);
}
