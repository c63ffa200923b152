import { createHash, randomUUID } from "node:crypto";
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";
import type { Queries } from "../database/connection.ts";

/** Local counts are flushed to the database after every limit/20 calls. */
const flushesPerLimit = 20;
/** Far more callers than are active within one window. */
const maxCallers = 10_000;

/** The calls of one caller in one window, as far as this process knows. */
interface Count {
  readonly endsAtMs: number;
  /** Of all processes, when last read from the database. */
  flushed: number;
  /** Of this process since then. */
  unflushed: number;
}

type Counted = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Counts the calls of all processes together, for @fastify/rate-limit. Each process counts in memory, and
 * adds its count to the database after every twentieth of the limit: most callers need no query, and n
 * processes may exceed a limit by n twentieths. With several processes, windows are aligned to the
 * clock; with one, a window begins with the first call. Callers are stored as hashes, for at most a day.
 */
export class SharedRateLimitStore implements FastifyRateLimitStore {
  readonly #queries: Queries | undefined;
  readonly #counts = new Map<string, Count>();
  readonly #scope: string;

  /**
   * @param queries undefined if there is only one process
   * @param scope 'all', or one route
   */
  constructor(queries: Queries | undefined, scope = "all") {
    this.#queries = queries;
    this.#scope = scope;
  }

  child(
    options: FastifyRateLimitOptions & { readonly routeInfo?: RouteInfo },
  ): SharedRateLimitStore {
    const { method, url } = options.routeInfo ?? { method: "", url: "" };
    return new SharedRateLimitStore(this.#queries, `${method} ${url}`);
  }

  incr(caller: string, done: Counted, windowMs: number, max: number): void {
    const nowMs = Date.now();
    const count = this.#getCount(caller, nowMs, windowMs);
    count.unflushed += 1;
    const answer = () =>
      done(null, { current: count.flushed + count.unflushed, ttl: count.endsAtMs - nowMs });
    const queries = this.#queries;
    if (!queries || !mustFlush(count, max)) answer();
    else this.#flush(queries, caller, count).then(answer, (error: Error) => done(error));
  }

  #getCount(caller: string, nowMs: number, windowMs: number): Count {
    const known = this.#counts.get(caller);
    if (known && known.endsAtMs > nowMs) return known;
    this.#counts.delete(caller);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= maxCallers && oldest) this.#counts.delete(oldest);
    const startedAtMs = this.#queries ? nowMs - (nowMs % windowMs) : nowMs;
    const count = { endsAtMs: startedAtMs + windowMs, flushed: 0, unflushed: 0 };
    this.#counts.set(caller, count);
    return count;
  }

  async #flush(queries: Queries, caller: string, count: Count): Promise<void> {
    const { unflushed } = count;
    count.unflushed = 0;
    count.flushed += unflushed;
    const row = await queries
      .insertInto("rate_limits")
      .values({
        id: randomUUID(),
        key: keyOf(this.#scope, caller, count.endsAtMs),
        count: unflushed,
        last_request: count.endsAtMs,
      })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet((eb) => ({ count: eb("rate_limits.count", "+", unflushed) })),
      )
      .returning("count")
      .executeTakeFirstOrThrow();
    count.flushed = Math.max(count.flushed, Number(row.count));
  }
}

/** True if limit/20 local calls are unflushed and the limit is not already exceeded. */
function mustFlush({ unflushed, flushed }: Count, max: number): boolean {
  return unflushed >= max / flushesPerLimit && flushed <= max;
}

interface RouteInfo {
  readonly method: string | string[];
  readonly url: string;
}

function keyOf(scope: string, caller: string, endsAtMs: number): string {
  const hash = createHash("sha256").update(`${scope} ${caller}`).digest("base64url");
  return `calls|${hash}|${endsAtMs}`;
}
