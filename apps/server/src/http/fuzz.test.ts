import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { errors, languageIds, routes } from "@morsel/contracts";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partitions } from "../testing/databases.ts";
import { EveryRoute } from "../testing/every-route.ts";
import { type FuzzMaterial, type FuzzRequest, requestsTo } from "../testing/fuzz-requests.ts";
import type { JsonSchema } from "../testing/fuzz-values.ts";
import { makePicture } from "../testing/pictures.ts";
import { recordings } from "../testing/recordings.ts";
import { isLong, noteReached, rounds } from "../testing/rounds.ts";
import type { Person } from "../testing/test-app.ts";
import { callWith, makeToken } from "../testing/token-holder.ts";
import { createLog } from "./log.ts";
import type { DeclaredRoute } from "./session-guard.ts";

const seed = 8000;

/** Requests that use the same users and meals. */
const roundLength = 500;

/**
 * The heap grows while V8 compiles the program: 15 MB in 100,000 requests, 2 of them in the second half. Then
 * nothing of a request remains: 100 bytes of each exceed the second limit of the long run.
 */
/**
 * On a divided database each different statement is kept and parsed, to be checked: 41 MB in 100,000 requests, 9 of
 * them at once in the second half, when the set of statements grows. The limits of the other databases find leaks.
 */
const maxHeapMb = partitions > 0 ? { growth: 60, secondHalf: 15 } : { growth: 20, secondHalf: 5 };

/** These routes end the caller's session, so they are called without one. */
const endsSession = /logout|sign-out|sign-in|callback|account$|account\/(password|sessions)/;

/** What no response may contain: a stack, a path of the program, a query. */
const internals =
  /\n {4}at |\.ts:\d|node:internal|\/apps\/server\/|SQLITE_|syntax error|select ".*" from/;

describe("Fuzzed requests", () => {
  let every: EveryRoute;
  const reported: string[] = [];
  const collectGarbage = () => {
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
  };
  beforeAll(async () => {
    const log = createLog("error", { write: (line) => void reported.push(line) });
    // Hashing a password takes 65 ms, so few attempts may reach it.
    const environment = { SIGN_INS_PER_15_MINUTES: "9", SIGN_UPS_PER_15_MINUTES: "40" };
    every = await EveryRoute.start("sqlite", { environment, log });
    await every.app.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => every.close());

  /** The routes, and the paths that are served without a route. */
  const addresses = (): readonly DeclaredRoute[] => [
    ...every.app.app.declaredRoutes,
    ...["/*", "/assets/*", "/api/*", "/calorie-guess/:id"].map((url) => ({
      ...{ method: "GET", url, access: "public" as const },
    })),
  ];

  const readTools = async (token: string): Promise<JsonSchema> => {
    const payload = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const headers = { accept: "application/json, text/event-stream" };
    const answer = await callWith(every.app, token, {
      method: "POST",
      url: routes.mcp,
      headers,
      payload,
    });
    const { tools } = answer.json().result as {
      tools: { name: string; inputSchema: JsonSchema }[];
    };
    const calls = tools.map(({ name, inputSchema }) => ({
      type: "object",
      properties: { name: { const: name }, arguments: inputSchema },
      required: ["name", "arguments"],
    }));
    const methods = [
      "tools/call",
      "tools/call",
      "tools/list",
      "initialize",
      "ping",
      "resources/list",
    ];
    return {
      type: "object",
      properties: {
        ...{ jsonrpc: { const: "2.0" }, id: { type: "integer" }, method: { enum: methods } },
        params: { anyOf: calls },
      },
      required: ["jsonrpc", "id", "method", "params"],
    };
  };

  /** A user with one resource of each kind, and the requests that name them. */
  const prepareRound = async (seed: number, numRuns: number) => {
    const { person, its } = await every.settle();
    const { token } = await makeToken(person);
    const material: FuzzMaterial = {
      ids: Object.values(its).map(String),
      files: [await makePicture(32, 24).jpeg().toBuffer(), recordings.wav, recordings.webm],
      bodies: { [`POST ${routes.mcp}`]: await readTools(token) },
    };
    const arbitraries = addresses().map((route) =>
      requestsTo(route, material).map((made) => ({ ...made, route })),
    );
    const perRoute = Math.ceil(numRuns / arbitraries.length);
    // All routes equally often, in a mixed order.
    const made = arbitraries.map((arbitrary, at) =>
      fc.sample(arbitrary, { seed: seed + at, numRuns: perRoute }),
    );
    const mixed = Array.from({ length: perRoute }, (_, at) =>
      made.flatMap((list) => list[at] ?? []),
    );
    return { person, token, requests: mixed.flat().slice(0, numRuns) };
  };

  const credentialsOf = ({ caller, request }: FuzzRequest, person: Person, token: string) => {
    const isEnding = endsSession.test(request.url as string);
    const invented = `${"x".repeat(32)}.${"y".repeat(43)}=`;
    if (caller === "session" && !isEnding) return { cookie: person.cookie };
    if (caller === "token") return { authorization: `Bearer ${token}` };
    if (caller === "invented") return { cookie: `morsel.session_token=${invented}` };
    return {};
  };

  /** The words of a language are indexed for the first unknown word and the first search in it: 10 MB for German. */
  const loadLanguages = async () => {
    const person = await every.app.signUp();
    for (const language of languageIds) {
      const headers = { "accept-language": language };
      const recipe = { lines: ["2 eggs", "a zorblat"], servings: 2, cooked_g: null };
      for (const [url, payload] of [
        [routes.recipePreview, recipe],
        [routes.foodSearch, { query: "egg" }],
      ] as const) {
        const { statusCode } = await person.request({ method: "POST", url, payload, headers });
        expect(statusCode).toBe(200);
      }
    }
  };

  const send = async (request: InjectOptions) => {
    const isUpload = /^multipart/.test(String(request.headers?.["content-type"]));
    if (isUpload || String(request.url).startsWith(routes.events)) return sendReally(request);
    const answer = await every.app.app.inject(request);
    return { status: answer.statusCode, body: answer.body };
  };

  /**
   * Over a connection, which `inject` does not have: a refused upload closes it, and so does the end of a
   * stream of events.
   */
  const sendReally = async ({ method, url, headers, payload }: InjectOptions) => {
    const { port } = every.app.app.server.address() as AddressInfo;
    const body = payload as Buffer | undefined;
    const sent = request({
      ...{ port, agent: false, method: String(method), path: url as string },
      headers: { ...headers, "content-length": body?.length ?? 0 } as OutgoingHttpHeaders,
    });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const isStream = answer.headers["content-type"]?.startsWith("text/event-stream");
    if (isStream) answer.destroy();
    return { status: answer.statusCode ?? 0, body: isStream ? "" : await text(answer) };
  };

  /** Errors of the API have the usual body; a HEAD request gets none. */
  const hasUsualBody = ({ url = "", method }: InjectOptions, body: string) => {
    const path = String(url);
    if (!path.startsWith("/api/") || path.startsWith(routes.events) || method === "HEAD")
      return true;
    if (!body.startsWith("{")) return false;
    const { error, message, detail: _, ...others } = JSON.parse(body);
    return error in errors && typeof message === "string" && Object.keys(others).length === 0;
  };

  it("random requests to every route get no 5xx and no stack, change no prototype and keep the heap within its limit [V38, V80]", {
    timeout: isLong ? 3_600_000 : 90_000,
  }, async ({ task }) => {
    const count = rounds({ short: 2000, long: 100_000 });
    const before = JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype));
    const heapMb: number[] = [];
    let accepted = 0;
    await loadLanguages();
    for (let done = 0; done < count; done += roundLength) {
      const { person, token, requests } = await prepareRound(seed + done, roundLength);
      for (const [at, fuzzed] of requests.entries()) {
        const headers = { ...credentialsOf(fuzzed, person, token), ...fuzzed.request.headers };
        const { status, body } = await send({ ...fuzzed.request, headers });
        const isRight =
          status < 500 &&
          !internals.test(body) &&
          (status < 400 || hasUsualBody(fuzzed.request, body));
        if (!isRight) {
          const shown = JSON.stringify(fuzzed).slice(0, 3000);
          expect.fail(
            `request ${done + at} of seed ${seed}: ${shown} answered ${status} ${body.slice(0, 500)} ${reported.at(-1)}`,
          );
        }
        if (status < 400) accepted += 1;
      }
      every.forgetQuestions();
      collectGarbage();
      heapMb.push(process.memoryUsage().heapUsed / 1e6);
    }
    const [warm = 0, last = 0] = [1, -1].map((at) => heapMb.at(at));
    // The most so far: what an earlier test file left may be collected in any round, as one dip.
    const middle = Math.max(...heapMb.slice(1, heapMb.length / 2 + 1));
    const course = heapMb.map(Math.round).join(" ");
    expect(last - warm, `MB of heap more than after 1,000 requests: ${course}`).toBeLessThan(
      maxHeapMb.growth,
    );
    expect(last - middle, `MB of heap in the second half: ${course}`).toBeLessThan(
      maxHeapMb.secondHalf,
    );
    expect(accepted).toBeGreaterThan(count / 10);
    expect(reported).toEqual([]);
    expect(JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype))).toBe(before);
    const shown = `${count} random requests to ${addresses().length} routes, 0 server errors`;
    noteReached(task, {
      V38: `${shown}, Object.prototype unchanged`,
      V80: `${shown}, heap ${Math.ceil(last - warm)} MB more, ${Math.ceil(last - middle)} in the second half`,
    });
  });
});
