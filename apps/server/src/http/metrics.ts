import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ModelObserver } from "../ai/language-model/index.ts";
import { isActive } from "../database/active-jobs.ts";
import type { Queries } from "../database/connection.ts";
import type { JobObserver } from "../jobs/job-observer.ts";
import { jobTables } from "../jobs/job-queues.ts";
import type { App } from "./app-type.ts";
import { ExpectedError } from "./errors.ts";

/** The metrics of this process, for Prometheus. No label contains a user, an id or a text. */
export class Metrics implements JobObserver, ModelObserver {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: "morsel_http_request_seconds",
    help: "Response time by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly #jobs = new Histogram({
    name: "morsel_job_seconds",
    help: "Time that a worker spent on a job, by kind and outcome; chat_jobs are estimates.",
    labelNames: ["kind", "outcome"],
    buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60],
    registers: [this.registry],
  });
  readonly #claims = new Counter({
    name: "morsel_job_claims_total",
    help: "Jobs that a worker claimed; again: an earlier attempt failed, or its lease expired.",
    labelNames: ["kind", "again"],
    registers: [this.registry],
  });
  readonly #abandoned = new Counter({
    name: "morsel_jobs_abandoned_total",
    help: "Users whose jobs failed because the lease of each attempt expired.",
    labelNames: ["kind"],
    registers: [this.registry],
  });
  readonly #modelCalls = new Histogram({
    name: "morsel_model_call_seconds",
    help: "Duration of calls to the language model, by outcome; a reading is one or more calls.",
    labelNames: ["outcome"],
    buckets: [0.5, 1, 2, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly #modelTokens = new Counter({
    name: "morsel_model_tokens_total",
    help: "Tokens as counted by the language model's service.",
    labelNames: ["direction"],
    registers: [this.registry],
  });

  readonly #pushes = new Counter({
    name: "morsel_pushes_total",
    help: "Reminders and tests sent to push services, by result; later: the service did not take it.",
    labelNames: ["result"],
    registers: [this.registry],
  });

  readonly #mails = new Counter({
    name: "morsel_mails_total",
    help: "Mails by result; failed: the mail server did not take it; dropped: too many were waiting.",
    labelNames: ["result"],
    registers: [this.registry],
  });

  /** @param dataDir the folder whose free space is measured; unset: none */
  constructor(dataDir?: string) {
    if (dataDir) measureFreeSpace(this.registry, dataDir);
    // Memory, processor time, garbage collection and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry, prefix: "morsel_" });
  }

  claimed(kind: string, tries: number): void {
    this.#claims.inc({ kind, again: String(tries > 1) });
  }

  ended(kind: string, outcome: string, seconds: number): void {
    this.#jobs.observe({ kind, outcome }, seconds);
  }

  abandoned(kind: string, people: number): void {
    this.#abandoned.inc({ kind }, people);
  }

  called(outcome: string, seconds: number): void {
    this.#modelCalls.observe({ outcome }, seconds);
  }

  usedTokens(input = 0, output = 0): void {
    this.#modelTokens.inc({ direction: "input" }, input);
    this.#modelTokens.inc({ direction: "output" }, output);
  }

  pushed(result: string): void {
    this.#pushes.inc({ result });
  }

  mailed(result: string): void {
    this.#mails.inc({ result });
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }
}

function measureFreeSpace(registry: Registry, dataDir: string): void {
  new Gauge({
    name: "morsel_data_free_bytes",
    help: "Free space for this process on the disk of DATA_DIR.",
    registers: [registry],
    async collect() {
      // A process on PostgreSQL may have no folder.
      const space = await statfs(dataDir).catch(() => undefined);
      this.set(space ? space.bavail * space.bsize : Number.NaN);
    },
  });
}

/** Measures how long every route of `app` takes. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    metrics.answered(
      method,
      routeOptions.url ?? "none",
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
    done();
  });
}

interface MetricsRouteDeps {
  readonly queries: Queries;
  readonly metrics: Metrics;
  /** Without a token, only this machine may read the metrics. */
  readonly token: string | undefined;
}

/** GET /metrics, for this machine and for callers with the token. */
export async function metricsRoute(
  app: App,
  { queries, metrics, token }: MetricsRouteDeps,
): Promise<void> {
  const waiting = new Gauge({
    name: "morsel_jobs",
    help: "Jobs that have not ended, by kind and state, in the whole database.",
    labelNames: ["kind", "state"],
    registers: [metrics.registry],
  });
  app.get("/metrics", { config: { access: "public" } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new ExpectedError("not_found");
    await countJobs(queries, waiting);
    reply.header("cache-control", "no-store").type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

async function countJobs(queries: Queries, gauge: Gauge<"kind" | "state">): Promise<void> {
  for (const kind of jobTables) {
    const rows = await queries
      .selectFrom(kind)
      .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
      .where(isActive())
      .groupBy("status")
      .execute();
    for (const state of ["queued", "processing"] as const) {
      const count = rows.find(({ status }) => status === state)?.count ?? 0;
      gauge.set({ kind, state }, Number(count));
    }
  }
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** A request that a local proxy forwards comes from another machine, although its socket is local. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization, forwarded, "x-forwarded-for": forwardedFor } = request.headers;
  if (token && authorization) return isSame(authorization, `Bearer ${token}`);
  const isForwarded = forwarded !== undefined || forwardedFor !== undefined;
  return !isForwarded && loopback.test(request.socket.remoteAddress ?? "");
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
