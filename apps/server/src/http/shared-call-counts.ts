import { createHash, randomUUID } from "node:crypto";
import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from "@fastify/rate-limit";
import type { Queries } from "../database/connection.ts";

/** Who calls much is counted in the database each time that they have used up such a part of a limit. */
const countedParts = 20;
/** Callers remembered at a time: far more than call within a window. */
const rememberedCallers = 10_000;

/** What one caller has asked for in a window of time, as this process knows it. */
interface Count {
  readonly endsAtMs: number;
  /** All processes together, when last asked. */
  together: number;
  /** Of this process, since then. */
  since: number;
}

type Counted = Parameters<FastifyRateLimitStore["incr"]>[1];

/**
 * Counts calls of all processes together, for @fastify/rate-limit. Each process counts for itself, and
 * adds to the database's count when it has seen a twentieth of the limit from a caller: so most callers
 * cost no query, and with n processes a limit may be passed by n twentieths. Windows are of the clock,
 * so that all processes have the same ones. A caller's name is kept as a hash, for a day at most.
 */
export function sharedCallCounts(queries: Queries): FastifyRateLimitStoreCtor {
  return class SharedCallCounts implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();
    readonly #what: string;

    constructor({ routeInfo }: FastifyRateLimitOptions & { readonly routeInfo?: RouteInfo }) {
      this.#what = routeInfo ? `${routeInfo.method} ${routeInfo.url}` : "all";
    }

    child(route: object): FastifyRateLimitStore {
      return new SharedCallCounts(route);
    }

    incr(caller: string, tell: Counted, windowMs: number, most: number): void {
      const nowMs = Date.now();
      const count = this.#countOf(caller, nowMs, windowMs);
      count.since += 1;
      const answer = () =>
        tell(null, { current: count.together + count.since, ttl: count.endsAtMs - nowMs });
      if (count.since < most / countedParts || count.together > most) answer();
      else this.#addUp(caller, count).then(answer, (error: Error) => tell(error));
    }

    #countOf(caller: string, nowMs: number, windowMs: number): Count {
      const known = this.#counts.get(caller);
      if (known && known.endsAtMs > nowMs) return known;
      if (this.#counts.size >= rememberedCallers) this.#counts.clear();
      const endsAtMs = (Math.floor(nowMs / windowMs) + 1) * windowMs;
      const begun = { endsAtMs, together: 0, since: 0 };
      this.#counts.set(caller, begun);
      return begun;
    }

    async #addUp(caller: string, count: Count): Promise<void> {
      const { since } = count;
      count.since = 0;
      count.together += since;
      const row = await queries
        .insertInto("rate_limits")
        .values({
          id: randomUUID(),
          key: nameOf(this.#what, caller, count.endsAtMs),
          count: since,
          last_request: count.endsAtMs,
        })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet((eb) => ({ count: eb("rate_limits.count", "+", since) })),
        )
        .returning("count")
        .executeTakeFirstOrThrow();
      count.together = Math.max(count.together, Number(row.count));
    }
  };
}

interface RouteInfo {
  readonly method: string | string[];
  readonly url: string;
}

function nameOf(what: string, caller: string, endsAtMs: number): string {
  const hash = createHash("sha256").update(`${what} ${caller}`).digest("base64url");
  return `calls|${hash}|${endsAtMs}`;
}
