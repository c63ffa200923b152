import { routes } from "@morsel/contracts";
import { describe, expect, it, vi } from "vitest";
import { databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { soon } from "../testing/soon.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../testing/test-app.ts";
import { createLog } from "./log.ts";

const marker = "marker7q";

/** Characters that would begin a new line, or change the colour of a terminal. */
const forged = '\r\n\u001b[31m{"level":50,"msg":"forged"}\u2028\u0007';

describe("Log injection", () => {
  it.each<[string, (person: Person, test: TestApp) => Promise<unknown>]>([
    ["a message", async (person) => person.send(`an egg${forged}`)],
    ["a path", async (person) => person.get(`/api/${encodeURIComponent(forged)}`)],
    ["a query", async (person) => person.get(`${routes.meals}?x=${encodeURIComponent(forged)}`)],
    ["a header", async (person) => person.get(routes.jobs, { "user-agent": forged })],
    [
      "a file name",
      async (person) => {
        const body = `--x\r\ncontent-disposition: form-data; name="photo"; filename="${forged}"\r\n\r\nx\r\n--x--`;
        return person.request({
          ...{ method: "POST", url: routes.photos, payload: body },
          headers: { "content-type": "multipart/form-data; boundary=x" },
        });
      },
    ],
    [
      "a database error",
      async (person, test) => {
        const executor = test.queries.getExecutor();
        const prototype = Object.getPrototypeOf(Object.getPrototypeOf(executor));
        const fault = vi.spyOn(prototype, "executeQuery").mockRejectedValue(new Error(forged));
        await person.get(routes.shares);
        fault.mockRestore();
      },
    ],
  ])(
    "line breaks and terminal codes in %s stay within one line of JSON [V36]",
    async (_name, act) => {
      const lines: string[] = [];
      const log = createLog("debug", { write: (line) => void lines.push(line) });
      const test = await startTestApp({ database: "sqlite", reader: eggReader, log });
      await act(await test.signUp(), test);
      await test.close();
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        for (const sign of ["\r", "\u001b", "\u0007"]) expect(line).not.toContain(sign);
        expect(line.indexOf("\n")).toBe(line.length - 1);
        expect(JSON.parse(line).msg).not.toBe("forged");
      }
    },
  );
});

describe.each(databases)("Privacy of the log on %s", (database) => {
  it("the log has no e-mail, message, password, cookie, user agent, file name or query of a user [V71, V36]", async () => {
    const lines: string[] = [];
    const log = createLog("debug", { write: (line) => void lines.push(line) });
    const test = await startTestApp({ database, reader: eggReader, log });
    const email = `${marker}-mail@example.com`;
    const account = { email, password: `${marker}-password` };
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      test.app.inject({ method: "POST", url, payload, headers });
    await post(routes.signUp, account);
    await post(routes.signUp, account);
    await post(routes.signIn, { ...account, password: `${marker}-wrong` });
    const signedIn = await post(routes.signIn, account);
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    const own = { cookie, "user-agent": `${marker}-agent\r\n{"forged":true}`.replace(/\r\n/, " ") };
    await post(routes.queue, { session_id: "s", message: `an egg ${marker}-message` }, own);
    await vi.waitFor(async () => {
      const meals = await test.app.inject({ url: routes.meals, headers: own });
      expect(meals.json().items).toHaveLength(1);
    }, soon);
    await test.app.inject({ url: `${routes.meals}?${marker}-query=1`, headers: own });
    await test.app.inject({ url: `${routes.login}?return=/${marker}-path`, headers: own });
    await test.app.inject({ url: `/api/${marker}-unknown`, headers: own });
    const form = new FormData();
    form.append("audio", new Blob(["not sound"], { type: "audio/webm" }), `${marker}-file.webm`);
    await test.app.inject({ method: "POST", url: routes.transcribe, payload: form, headers: own });
    // An internal error, with the user's words in the failing query.
    await test.queries.schema.alterTable("chat_jobs").renameTo("chat_jobs_gone").execute();
    const failed = await post(routes.queue, { session_id: "s", message: `${marker}-fault` }, own);
    await test.queries.schema.alterTable("chat_jobs_gone").renameTo("chat_jobs").execute();
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain(marker);
    await test.app.inject({ url: routes.accountExport, headers: own });
    await test.app.inject({
      method: "DELETE",
      url: routes.account,
      payload: { password: account.password },
      headers: own,
    });
    await test.close();

    expect(lines.length).toBeGreaterThan(8);
    const written = lines.join("");
    for (const word of [marker, token, testPassword]) expect(written).not.toContain(word);
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    const events = lines.map((line) => JSON.parse(line).event).filter(Boolean);
    expect(events).toEqual(["account-exported", "account-deleted"]);
    const ids = lines.map((line) => JSON.parse(line).reqId).filter(Boolean);
    expect(ids).toContain(failed.headers["x-request-id"]);
  });
});
