import { createHmac, randomBytes, randomUUIDv7, timingSafeEqual } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

/** Wrong passwords for one account before its next tries have to wait. */
export const freeTries = 10;
const firstWaitMs = 2000;
const longestWaitMs = 60_000;
/** Without a try for this long, the count begins again. */
const forgetAfterMs = 60 * 60_000;

/** Devices that one browser remembers: a family's. */
const maxDevices = 5;

interface KnownOrNewDevice {
  /** The value of the device cookie to send back after signing in. */
  readonly deviceCookie: string;
  /** True if the browser has signed in to the account before. */
  readonly isKnownDevice: boolean;
}

/** A try to sign in that has been counted. */
export interface CountedTry extends KnownOrNewDevice {
  /** Takes the count back: the password was right, or was not checked. */
  undo(): Promise<void>;
}

/**
 * Slows tries to guess one account's password down, from however many addresses they come; each address has
 * its own limit besides. A device that has signed in to the account is counted on its own, so that others
 * never delay it. An e-mail without an account is treated alike.
 */
export class SignInSlowdown {
  readonly #queries: Queries;
  readonly #secret: string;

  constructor(queries: Queries, secret: string) {
    this.#queries = queries;
    this.#secret = secret;
  }

  /** Counts a try. Throws `rate_limited`, without counting it, if it comes too early. */
  async count(email: string, deviceCookie: string | undefined): Promise<CountedTry> {
    const account = this.#accountOf(email);
    const known = this.#findKnown(account, deviceCookie);
    const key = known ? `device|${known}` : `account|${account}`;
    await this.#claimTry(key);
    return { ...this.findDevice(email, deviceCookie), undo: () => this.#undo(key) };
  }

  /** The device of a browser, for an account that it has signed in to. */
  findDevice(email: string, deviceCookie: string | undefined): KnownOrNewDevice {
    const account = this.#accountOf(email);
    const known = this.#findKnown(account, deviceCookie);
    const kept = known ?? this.#makeDevice(account);
    const others = devicesIn(deviceCookie).filter((device) => device !== kept);
    return {
      deviceCookie: [kept, ...others.slice(0, maxDevices - 1)].join("~"),
      isKnownDevice: known !== undefined,
    };
  }

  #accountOf(email: string): string {
    return this.#sign(`account ${email.toLowerCase()}`);
  }

  #findKnown(account: string, deviceCookie: string | undefined): string | undefined {
    return devicesIn(deviceCookie).find((device) => this.#isDeviceOf(device, account));
  }

  /** Two tries at the same time claim one after the other, since each expects the row that it has read. */
  async #claimTry(key: string): Promise<void> {
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const nowMs = Date.now();
      const row = await this.#queries
        .selectFrom("rate_limits")
        .select(["count", "last_request"])
        .where("key", "=", key)
        .executeTakeFirst();
      // Another process may have counted a try since, or by a clock that is ahead of this one.
      const sinceMs = Math.max(0, nowMs - Number(row?.last_request ?? 0));
      const count = row && sinceMs < forgetAfterMs ? Number(row.count) : 0;
      const restMs = waitAfter(count) - sinceMs;
      if (restMs > 0) throw tooEarly(restMs);
      if (await this.#write(key, row, { count: count + 1, last_request: nowMs })) return;
    }
    throw tooEarly(firstWaitMs);
  }

  async #write(
    key: string,
    known: { count: number; last_request: number } | undefined,
    next: { count: number; last_request: number },
  ): Promise<boolean> {
    if (!known) {
      const { numInsertedOrUpdatedRows } = await this.#queries
        .insertInto("rate_limits")
        .values({ id: randomUUIDv7(), key, ...next })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    }
    const { numUpdatedRows } = await this.#queries
      .updateTable("rate_limits")
      .set(next)
      .where("key", "=", key)
      .where("count", "=", known.count)
      .where("last_request", "=", known.last_request)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #undo(key: string): Promise<void> {
    await this.#queries
      .updateTable("rate_limits")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("key", "=", key)
      .where("count", ">", 0)
      .execute();
  }

  /** Proves that the password was right on this device; says nothing of the account without the secret. */
  #makeDevice(account: string): string {
    const id = randomBytes(16).toString("base64url");
    return `${id}.${this.#sign(`device ${id} ${account}`)}`;
  }

  #isDeviceOf(device: string, account: string): boolean {
    const [id = "", proof = ""] = device.split(".");
    const expected = Buffer.from(this.#sign(`device ${id} ${account}`));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(text: string): string {
    return createHmac("sha256", this.#secret).update(text).digest("base64url");
  }
}

const maxTurns = 20;

function devicesIn(deviceCookie: string | undefined): readonly string[] {
  return (deviceCookie ?? "").split("~").filter((device) => device !== "");
}

/** 0 for the first tries, then doubling. */
function waitAfter(count: number): number {
  if (count < freeTries) return 0;
  return Math.min(firstWaitMs * 2 ** (count - freeTries), longestWaitMs);
}

function tooEarly(restMs: number): ExpectedError {
  const seconds = Math.max(1, Math.ceil(restMs / 1000));
  return new ExpectedError("rate_limited", {
    detail: `Too many wrong passwords for this account. Try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}
