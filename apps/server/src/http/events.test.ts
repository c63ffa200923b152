import { routes } from "@morsel/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { startApplication } from "../application.ts";
import { databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { createLog } from "./log.ts";

describe.each(databases)("server-sent hints on %s", (database) => {
  let test: TestApp;
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await test.close();
  });

  async function start(environment: Record<string, string> = {}): Promise<string> {
    test = await startTestApp({ database, reader: eggReader, environment });
    return test.app.listen({ port: 0, host: "127.0.0.1" });
  }

  /** Opens a person's stream; `until` reads on until the text has been heard. */
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

  it("tell a person's pages that a message came and became a meal", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    expect(stream.answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    await stream.until("retry: ");
    await ann.send("an egg");
    expect(await stream.until("event: meals\ndata: {}\n\n")).toContain("event: jobs\ndata: {}\n\n");
    expect((await ann.get(routes.meals)).json().items).toHaveLength(1);
  });

  it("reach no other user [V02]", async () => {
    const url = await start();
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [annHears, benHears] = [await listen(url, ann), await listen(url, ben)];
    await benHears.until("retry: ");
    await ann.send("an egg");
    await annHears.until("event: meals");
    // Signing out ends the stream, so that all that was sent on it has been read.
    await ben.post(routes.signOut);
    expect(await benHears.untilEnd()).toBe("retry: 2000\n\n");
  });

  it("end when the person signs out", async () => {
    const url = await start();
    const ann = await test.signUp();
    const stream = await listen(url, ann);
    await stream.until("retry: ");
    await ann.post(routes.signOut);
    expect(await stream.end()).toBe(true);
  });

  it("end when the server stops, which they do not hold up", async () => {
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
      reader: eggReader,
    });
    closers.push(() => worker.close());
    await ann.send("an egg");
    await stream.until("event: meals");
    expect((await ann.get(routes.meals)).json().items).toHaveLength(1);
  });
});
