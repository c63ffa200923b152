import { statSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes, type UploadedPhoto } from "@morsel/contracts";
import { type Config, readConfig } from "../apps/server/src/config.ts";
import type { Queries } from "../apps/server/src/database/connection.ts";
import { sqliteFileName } from "../apps/server/src/database/sqlite.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { loadAuthSecret } from "../apps/server/src/modules/accounts/index.ts";
import { createPhotoStore } from "../apps/server/src/modules/photos/index.ts";
import { openAndMigrate } from "../apps/server/src/open-and-migrate.ts";
import type { TestDatabase } from "../apps/server/src/testing/databases.ts";
import { formWith, makePicture } from "../apps/server/src/testing/pictures.ts";
import { Account, password } from "../e2e/account.ts";
import { allKept, LossyDisk } from "./crash-disk-model.ts";
import { type Image, putDown, readImage, requireSame } from "./folder-image.ts";
import { findBroken, findBrokenMeanwhile } from "./invariants.ts";
import { checkFile, makeDiners, settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import type { Diner } from "./load.ts";
import type { Random } from "./random.ts";
import { ServerProcess } from "./server-process.ts";
import { type Happening, readHappenings, tracing } from "./system-calls.ts";

/** The name of DATA_DIR in the folder that is watched; the program makes it. */
const dataName = "data";

/** What a server did to its data, and what it answered meanwhile. */
export interface History {
  readonly happenings: readonly Happening[];
  readonly ledger: Ledger;
  readonly diners: readonly Diner[];
  /** What its cookies are signed with. */
  readonly secret: string;
}

/**
 * Starts the real server on nothing, lets people use it until SQLite has moved its log into the
 * database at least once and filled it anew, and stops it, all under a tracer. Throws where what was seen
 * does not make up what is there in the end.
 */
export async function recordHistory(random: Random): Promise<History> {
  const place = await realpath(await mkdtemp(join(tmpdir(), "morsel-power-")));
  const traceFile = `${place}.trace`;
  const environment = { DATA_DIR: join(place, dataName) };
  try {
    const server = await ServerProcess.start({ environment, under: tracing(traceFile) });
    const ledger = new Ledger();
    const diners = await makeDiners(
      { environment, remove: async () => undefined },
      server,
      ledger,
      random,
    );
    await useUntilMoved(server, environment.DATA_DIR, diners, ledger);
    const secret = await loadAuthSecret(environment.DATA_DIR);
    if ((await server.stop()) !== 0) throw new Error(`The traced server:\n${server.errors}`);
    const odd = diners.flatMap(({ oddAnswers }) => oddAnswers);
    if (odd.length > 0) throw new Error(odd.join("\n"));
    const happenings = readHappenings(await readFile(traceFile, "latin1"), place);
    await requireWholeTrace(happenings, place);
    return { happenings, ledger, diners, secret };
  } finally {
    await rm(place, { recursive: true, force: true });
    await rm(traceFile, { force: true });
  }
}

async function useUntilMoved(
  server: ServerProcess,
  dataDir: string,
  diners: readonly Diner[],
  ledger: Ledger,
): Promise<void> {
  const movedAt = () => statSync(join(dataDir, sqliteFileName)).mtimeMs;
  const before = movedAt();
  let isOver = false;
  const living = Promise.all(diners.map((diner) => diner.live(server.url, () => isOver)));
  try {
    for (const { account } of diners) {
      const { answer, id, bytes } = await takePhoto(server.url, account);
      ledger.add(answer, ({ photos }) => photos.set(id, bytes));
    }
    await comeAndLeave(server.url, ledger);
    await server.until("moving its log", () => movedAt() > before);
    const answered = ledger.submits.size;
    await server.until("filling its log anew", () => ledger.submits.size > answered + 10);
  } finally {
    isOver = true;
    await living;
  }
}

async function takePhoto(url: string, { cookie }: Account) {
  const headers = { cookie, origin: url };
  const body = formWith(await makePicture(64, 48).jpeg().toBuffer());
  const answer = await fetch(`${url}${routes.photos}`, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(`Not taken: ${await answer.text()}`);
  const { id } = (await answer.json()) as UploadedPhoto;
  const shown = await fetch(`${url}${routes.photo(id)}`, { headers });
  return { answer, id, bytes: Buffer.from(await shown.arrayBuffer()) };
}

/** Somebody comes, takes a photo, and deletes the account. */
async function comeAndLeave(url: string, ledger: Ledger): Promise<void> {
  const account = await Account.create(url);
  const { id } = await takePhoto(url, account);
  const answer = await fetch(`${url}${routes.account}`, {
    method: "DELETE",
    headers: { cookie: account.cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  if (answer.status !== 204) throw new Error(`Not deleted: ${await answer.text()}`);
  ledger.add(answer, ({ left }) => left.set(account.email, id));
}

/** Throws where the changes that were seen, all kept, are not what is in the folder. */
async function requireWholeTrace(happenings: readonly Happening[], place: string): Promise<void> {
  const disk = new LossyDisk();
  for (const told of happenings) if (told.kind !== "answer") disk.apply(told, told.at);
  requireSame(disk.cutPower(allKept), await readImage(place));
}

/** Opens what a power cut has left, as the program does; gives what is missing of what was answered, or broken. */
export async function findLost(
  image: Image,
  ledger: Ledger,
  { secret }: Pick<History, "secret">,
): Promise<string[]> {
  return onImage(image, async (place) => {
    const config = readConfig(place.environment);
    const closers: (() => unknown)[] = [];
    const broken: string[] = [];
    try {
      const { queries } = await openAndMigrate(config, createLog("silent"), closers);
      broken.push(
        ...(await checkFile(queries)),
        ...(await findBrokenMeanwhile(queries, ledger)),
        ...(await findLostPhotos(queries, config, ledger)),
        ...(await findBack(queries, config, ledger)),
      );
    } catch (error) {
      broken.push(`I7: it does not open: ${error}`);
    } finally {
      for (const close of closers) await close();
    }
    const left = await loadAuthSecret(config.dataDir).catch(String);
    if (left !== secret && ledger.submits.size > 0) broken.push(`I1: the secret is ${left}`);
    if (left.includes("damaged")) broken.push(`I7: ${left}`);
    return broken;
  });
}

async function findLostPhotos(queries: Queries, config: Config, ledger: Ledger) {
  const store = await createPhotoStore(config);
  const rows = await queries.selectFrom("photos").select("id").execute();
  const broken: string[] = [];
  for (const [id, bytes] of ledger.photos) {
    const left = await store.find(id);
    if (!rows.some((row) => row.id === id)) broken.push(`I1: the row of the photo ${id} is gone`);
    if (!left?.equals(bytes)) broken.push(`I1: the photo ${id} has ${left?.length} bytes`);
  }
  return broken;
}

async function findBack(queries: Queries, config: Config, { left }: Ledger) {
  const store = await createPhotoStore(config);
  const people = await queries.selectFrom("users").select("email").execute();
  const broken: string[] = [];
  for (const [email, photo] of left) {
    if (people.some((person) => person.email === email)) broken.push(`I4: ${email} is back`);
    if (await store.find(photo)) broken.push(`I4: a photo of ${email} is back`);
  }
  return broken;
}

/**
 * Starts the real server on what a power cut has left; everybody sends everything again. Gives what is
 * lost, broken or there twice once all is done.
 */
export async function findLostByServer(
  image: Image,
  ledger: Ledger,
  { diners }: Pick<History, "diners">,
): Promise<readonly string[]> {
  return onImage(image, async (place) => {
    await settle(
      place,
      diners.map((diner) => diner.again(ledger)),
    );
    return withDatabase(place, async ({ queries }) => {
      const jobs = await queries.selectFrom("chat_jobs").select("id").execute();
      const sent = diners.reduce((sum, { sentCount }) => sum + sentCount, 0);
      return [
        ...(await findBroken(queries, ledger)),
        ...(jobs.length === sent ? [] : [`I2: ${sent} messages have become ${jobs.length} jobs`]),
      ];
    });
  });
}

async function onImage<Result>(
  image: Image,
  work: (place: Pick<TestDatabase, "environment" | "remove">) => Promise<Result>,
): Promise<Result> {
  const place = await mkdtemp(join(tmpdir(), "morsel-power-"));
  const remove = () => rm(place, { recursive: true, force: true });
  try {
    await putDown(image, place);
    return await work({ environment: { DATA_DIR: join(place, dataName) }, remove });
  } finally {
    await remove();
  }
}
