import { errors, routes } from "@morsel/contracts";
import { describe, expect, it, vi } from "vitest";
import { maxAttempts } from "../jobs/leases.ts";
import { AppWithModel } from "../testing/app-with-model.ts";
import { mainDatabases } from "../testing/databases.ts";
import { eggReader, HeldReader } from "../testing/estimates.ts";
import { expireLeases } from "../testing/expire-leases.ts";
import { soon } from "../testing/soon.ts";
import { startTestApp } from "../testing/test-app.ts";
import { createHealthApp } from "./health-app.ts";
import { createLog } from "./log.ts";
import { Metrics } from "./metrics.ts";

const token = "a-token-of-the-tests-0123";

/** The upper limits of a histogram's buckets. */
const bucketsOf = (body: string, name: string) =>
  [...new Set([...body.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"`, "gm"))])].map(
    ([, limit]) => limit,
  );

describe.each(mainDatabases)("Metrics on %s", (database) => {
  it("include jobs, responses and the event loop, and identify no user", async () => {
    const test = await startTestApp({ database, reader: eggReader });
    const ann = await test.signUp();
    await ann.send("an egg for marker-of-ann");
    await vi.waitFor(
      async () => expect((await ann.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    const [meal] = (await ann.get(routes.meals)).json().items;
    await ann.get(routes.meal(meal.id));
    await ann.get("/api/none");
    const { body, headers, statusCode } = await test.app.inject("/metrics");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/plain");
    for (const line of [
      'morsel_jobs{kind="chat_jobs",state="queued"} 0',
      'morsel_job_claims_total{kind="chat_jobs",again="false"} 1',
      'morsel_job_seconds_count{kind="chat_jobs",outcome="completed"} 1',
      'morsel_http_request_seconds_count{method="GET",route="/api/external/meals/:id",status="200"} 1',
      'morsel_http_request_seconds_bucket{le="10",method="GET",route="/api/external/meals/:id",status="200"} 1',
      'morsel_http_request_seconds_count{method="GET",route="none",status="404"} 1',
      "morsel_nodejs_eventloop_lag_p99_seconds",
    ]) {
      expect(body).toContain(line);
    }
    expect(Number(/^morsel_data_free_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
    // The buckets distinguish quick requests, jobs and model calls from slow ones.
    expect(bucketsOf(body, "morsel_http_request_seconds")).toEqual(
      expect.arrayContaining(["0.005", "0.05", "0.5", "10"]),
    );
    expect(bucketsOf(body, "morsel_job_seconds")).toEqual(
      expect.arrayContaining(["0.01", "0.2", "5", "60"]),
    );
    expect(headers["cache-control"]).toBe("no-store");
    for (const word of [meal.id, ann.email, "marker-of-ann"]) expect(body).not.toContain(word);
    await test.close();
  });
});

describe("Metrics of language model calls", () => {
  it("count the calls by outcome, and the tokens that the service reported", async () => {
    const test = await AppWithModel.start("sqlite", { AI_MODE: "always" });
    const ann = await test.signUp(true);
    test.service.answers.push((response) => void response.writeHead(500).end());
    test.service.reply = () => "not what was asked for";
    await test.log(ann, "two zorblats and an egg");
    expect(test.service.questions).toHaveLength(3);
    test.service.answers.push((response) => void response.writeHead(401).end());
    await test.log(ann, "three zorblats and an egg");
    const { body } = await test.app.app.inject("/metrics");
    for (const line of [
      'morsel_model_call_seconds_count{outcome="answered"} 2',
      'morsel_model_call_seconds_count{outcome="down"} 1',
      'morsel_model_call_seconds_count{outcome="unauthorized"} 1',
      // The service reports 9 tokens in each of its two answers.
      'morsel_model_tokens_total{direction="input"} 18',
      'morsel_model_tokens_total{direction="output"} 18',
    ]) {
      expect(body).toContain(line);
    }
    expect(bucketsOf(body, "morsel_model_call_seconds")).toEqual(
      expect.arrayContaining(["0.5", "5", "60"]),
    );
    expect(body).not.toContain("zorblat");
    await test.close();
  });
});

describe("Metrics of a worker that stopped responding", () => {
  it("count the repeated claims and the abandoned jobs", async () => {
    const reader = new HeldReader();
    const test = await startTestApp({ database: "sqlite", reader });
    const ann = await test.signUp();
    await ann.send("an egg");
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      await vi.waitFor(() => expect(reader.calls).toHaveLength(tries), soon);
      const running = (await test.app.inject("/metrics")).body;
      expect(running).toContain('morsel_jobs{kind="chat_jobs",state="processing"} 1');
      expect(running).toContain('morsel_jobs{kind="chat_jobs",state="queued"} 0');
      await expireLeases(test.queries, ["chat_jobs"]);
      for (const worker of test.application.workers) worker.wake();
    }
    await vi.waitFor(
      async () => expect((await ann.get(routes.jobs)).json().items[0].status).toBe("failed"),
      soon,
    );
    const { body } = await test.app.inject("/metrics");
    expect(body).toContain('morsel_job_claims_total{kind="chat_jobs",again="true"} 2');
    expect(body).toContain('morsel_jobs_abandoned_total{kind="chat_jobs"} 1');
    await test.close();
  });
});

describe("Access to the metrics", () => {
  it("only the same machine and callers with the token can read the metrics; all others get 404 [V04]", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { METRICS_TOKEN: token },
    });
    const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await test.app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
    expect(await read("127.0.0.1")).toBe(200);
    expect(await read("::1")).toBe(200);
    expect(await read("127.8.9.1")).toBe(200);
    expect(await read("::ffff:127.0.0.1")).toBe(200);
    expect(await read("203.0.113.9")).toBe(404);
    expect(await read("10.127.0.1")).toBe(404);
    expect(await read("::12")).toBe(404);
    expect(await read("127.0.0.1", { forwarded: "for=203.0.113.9" })).toBe(404);
    expect(await read("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(404);
    expect(await read("203.0.113.9", { authorization: `Bearer ${token}` })).toBe(200);
    expect(await read("203.0.113.9", { authorization: "Bearer another" })).toBe(404);
    expect(await read("127.0.0.1", { authorization: "Bearer another" })).toBe(404);
    expect(await read("127.0.0.1", { authorization: token })).toBe(404);
    await test.close();
  });

  it("only the same machine can read the metrics if no token is set", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const headers = { authorization: "Bearer undefined" };
    for (const [remoteAddress, status] of [
      ["203.0.113.9", 404],
      ["127.0.0.1", 200],
    ] as const) {
      const answer = await test.app.inject({ url: "/metrics", remoteAddress, headers });
      expect(answer.statusCode).toBe(status);
    }
    await test.close();
  });
});

describe("A process with ROLE=work", () => {
  it("serves its health and its metrics, and answers 404 elsewhere", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const app = createHealthApp(createLog("silent"), test.queries, new Metrics(), token);
    const get = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers, remoteAddress: "203.0.113.9" });
    expect((await get("/healthz")).json()).toEqual({ status: "ok" });
    expect((await get("/readyz")).json()).toEqual({ status: "ready" });
    expect((await get("/metrics")).statusCode).toBe(404);
    const { body, statusCode } = await get("/metrics", { authorization: `Bearer ${token}` });
    expect(statusCode).toBe(200);
    expect(body).toContain(
      'morsel_http_request_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    for (const url of ["/", routes.jobs]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: "not_found", message: errors.not_found.message },
      ]);
    }
    await test.close();
    expect((await get("/healthz")).statusCode, "without a database").toBe(200);
    expect((await get("/readyz")).statusCode, "without a database").toBeGreaterThanOrEqual(500);
    await app.close();
  });
});
