import { routes } from "@morsel/contracts";
import { describe, expect, it, vi } from "vitest";
import { databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { startTestApp } from "../testing/test-app.ts";

const token = "a-token-of-the-tests-0123";

describe.each(databases)("the metrics on %s", (database) => {
  it("tell of jobs, answers and the event loop, and name nobody", async () => {
    const test = await startTestApp({ database, reader: eggReader });
    const ann = await test.signUp();
    await ann.send("an egg for marker-of-ann");
    await vi.waitFor(
      async () => expect((await ann.get(routes.meals)).json().items).toHaveLength(1),
      { interval: 2, timeout: 8000 },
    );
    const [meal] = (await ann.get(routes.meals)).json().items;
    await ann.get(routes.meal(meal.id));
    const { body, headers, statusCode } = await test.app.inject("/metrics");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/plain");
    for (const line of [
      'morsel_jobs{kind="chat_jobs",state="queued"} 0',
      'morsel_job_claims_total{kind="chat_jobs",again="false"} 1',
      'morsel_job_seconds_count{kind="chat_jobs",outcome="completed"} 1',
      'morsel_http_request_seconds_count{method="GET",route="/api/external/meals/:id",status="200"} 1',
      "morsel_nodejs_eventloop_lag_p99_seconds",
    ]) {
      expect(body).toContain(line);
    }
    for (const word of [meal.id, ann.email, "marker-of-ann"]) expect(body).not.toContain(word);
    await test.close();
  });
});

describe("who may read the metrics", () => {
  it("is this machine and whoever has the token; to all others they are not there [V04]", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { METRICS_TOKEN: token },
    });
    const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await test.app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
    expect(await read("127.0.0.1")).toBe(200);
    expect(await read("::1")).toBe(200);
    expect(await read("203.0.113.9")).toBe(404);
    expect(await read("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(404);
    expect(await read("203.0.113.9", { authorization: `Bearer ${token}` })).toBe(200);
    expect(await read("203.0.113.9", { authorization: "Bearer another" })).toBe(404);
    expect(await read("127.0.0.1", { authorization: "Bearer another" })).toBe(404);
    await test.close();
  });
});
