import { once } from "node:events";
import { get } from "node:http";
import { credentialRoutes, eventNames, routes } from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startApplication } from "../application.ts";
import { databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { getSharedFoods } from "../testing/shared-foods.ts";
import { soon } from "../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { createLog } from "./log.ts";

describe.each(databases)("Server-sent events on %s", (database) => {
  let test: TestApp;
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const close of closers.splice(0).reverse()) await close();
    await test.close();
  });

  async function start(environment: Record<string, string> = {}): Promise<string> {
    test = await startTestApp({ database, reader: eggReader, environment });
    return test.app.listen({ port: 0, host: "127.0.0.1" });
  }

  /** Opens a user's stream; `until` reads until the text has arrived. */
  async function listen(url: string, person: Person) {
    const abort = new AbortController();
    closers.push(() => abort.abort());
    const answer = await fetch(`${url}${routes.events}`, {
      headers: { cookie: person.cookie },
      signal: abort.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const until = async (text: string) => {
      while (!heard.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) throw new Error(`The stream ended after ${JSON.stringify(heard)}`);
        heard += value;
      }
      return heard;
    };
    const untilEnd = async () => {
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) return heard;
        heard += value;
      }
    };
    return { answer, until, untilEnd, end: async () => !(await reader?.read())?.value };
  }

  const allEvents = eventNames.map((name) => `event: ${name}\ndata: {}\n\n`).join("");
  const openConnections = () =>
    new Promise<number>((resolve) =>
      test.app.server.getConnections((_error, count) => resolve(count)),
    );

  it("announce a new message and its meal to the user's pages", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    await stream.until("retry: ");
    await ann.send("an egg");
    expect(await stream.until("event: meals\ndata: {}\n\n")).toContain("event: jobs\ndata: {}\n\n");
    expect((await ann.get(routes.meals)).json().items).toHaveLength(1);
  });

  it("server-sent events reach no other user [V02]", async () => {
    const url = await start();
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [annHears, benHears] = [await listen(url, ann), await listen(url, ben)];
    await benHears.until("retry: ");
    await ann.send("an egg");
    await annHears.until("event: meals");
    // Signing out ends the stream, so everything that was sent on it can be read.
    await ben.post(routes.signOut);
    expect(await benHears.untilEnd()).toBe("retry: 2000\n\n");
  });

  it("end when the user signs out", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    await stream.until("retry: ");
    await ann.post(routes.signOut);
    expect(await stream.end()).toBe(true);
  });

  it("end in one browser when the user signs out there, and continue in another", async () => {
    const url = await start();
    const ann = await test.signUp();
    const [here, elsewhere] = [ann.cookie, await test.signIn(ann.email)];
    const stream = await listen(url, ann);
    await stream.until("retry: ");
    ann.cookie = elsewhere;
    await ann.post(routes.signOut);
    ann.cookie = here;
    await ann.send("an egg");
    await stream.until("event: meals");
    // This ends all sessions of the user except the one of this request.
    ann.cookie = await test.signIn(ann.email);
    await ann.delete(credentialRoutes.sessions);
    expect(await stream.untilEnd()).toContain("event: meals");
  });

  it("continue in the session that ends all other sessions", async () => {
    const url = await start();
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const streams = [await listen(url, ann), await listen(url, ben)];
    for (const stream of streams) await stream.until("retry: ");
    await ann.delete(credentialRoutes.sessions);
    expect(await streams[0]?.until(": still here\n\n")).toBe("retry: 2000\n\n: still here\n\n");
    await ben.post(routes.signOut);
    expect(await streams[1]?.untilEnd()).toBe("retry: 2000\n\n");
  });

  it("contain a comment every 25 seconds, and end if the session has expired", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const url = await start();
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [annHears, benHears] = [await listen(url, ann), await listen(url, ben)];
    for (const stream of [annHears, benHears]) await stream.until("retry: ");
    vi.advanceTimersByTime(24_999);
    await test.queries.deleteFrom("sessions").where("user_id", "=", ben.userId).execute();
    vi.advanceTimersByTime(1);
    expect(await annHears.until(": still here\n\n")).toBe("retry: 2000\n\n: still here\n\n");
    // A session stays cached for half a minute.
    vi.advanceTimersByTime(25_000);
    expect(await benHears.untilEnd()).toMatch(/^retry: 2000\n\n(: still here\n\n)?$/);
    await annHears.until(": still here\n\n: still here\n\n");
  });

  it("continue while the database does not respond", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const url = await start();
    const stream = await listen(url, await test.signUp());
    await stream.until("retry: ");
    vi.setSystemTime(Date.now() + 31_000);
    const executor = test.queries.getExecutor();
    const prototype = Object.getPrototypeOf(Object.getPrototypeOf(executor));
    const fault = vi.spyOn(prototype, "executeQuery").mockRejectedValue(new Error("no database"));
    vi.advanceTimersByTime(25_000);
    await stream.until(": still here\n\n");
    fault.mockRestore();
  });

  it("name all lists after missed signals between processes", async () => {
    const url = await start();
    const stream = await listen(url, await test.signUp());
    await stream.until("retry: ");
    test.application.signals.publish({ kind: "signals-missed" });
    expect(await stream.until(allEvents)).toBe(`retry: 2000\n\n${allEvents}`);
  });

  it("are limited to twelve streams per user: a further one ends the oldest", async () => {
    const url = await start();
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const streams = [await listen(url, ben)];
    for (let count = 1; count <= 13; count += 1) streams.push(await listen(url, ann));
    const [ofBen, first, ...others] = streams;
    expect(await first?.untilEnd()).toBe("retry: 2000\n\n");
    await Promise.all([ann.send("an egg"), ben.send("an egg")]);
    for (const stream of [ofBen, ...others]) await stream?.until("event: meals");
  });

  it("streams of closed pages do not count towards the limit", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    for (let count = 1; count <= 12; count += 1) {
      const page = get(`${url}${routes.events}`, { headers: { cookie: ann.cookie } });
      const [answer] = await once(page, "response");
      const closed = once(answer, "close");
      page.on("error", () => undefined);
      page.destroy();
      await closed.catch(() => undefined);
      await vi.waitFor(async () => expect(await openConnections()).toBe(1), soon);
    }
    test.application.signals.publish({ kind: "signals-missed" });
    await stream.until(allEvents);
  });

  it("end when the server stops, and do not delay it", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    await stream.until("retry: ");
    const stopped = test.restart();
    expect(await stream.end()).toBe(true);
    await stopped;
  });

  it("require a session", async () => {
    const url = await start();
    expect((await fetch(`${url}${routes.events}`)).status).toBe(401);
  });

  it.runIf(database === "postgres")("reach pages from the worker of another process", async () => {
    const url = await start({ ROLE: "serve" });
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    const worker = await startApplication({ ...test.config, role: "work" }, createLog("silent"), {
      getFoods: getSharedFoods,
      reader: eggReader,
    });
    closers.push(() => worker.close());
    await ann.send("an egg");
    await stream.until("event: meals");
    expect((await ann.get(routes.meals)).json().items).toHaveLength(1);
  });
});
