import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { type ErrorId, errors, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EveryRoute } from "../testing/every-route.ts";

describe("Malformed requests", () => {
  let every: EveryRoute;
  beforeAll(async () => {
    every = await EveryRoute.start("sqlite");
    await every.app.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => every.close());

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "%s as a column, an operation, a form field, an id or a key is refused, and no prototype changes [V38]",
    async (name) => {
      const { person, its } = await every.settle();
      const before = JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype));
      const put = (payload: object | string) =>
        person.request({
          ...{ method: "PUT", url: routes.preferences, payload },
          headers: { "content-type": "application/json" },
        });
      const form = new FormData();
      form.append(name, new File(["x"], name));
      const url = routes.meal(its.meal);
      const operations = [{ kind: name, item: 0 }];
      const refused = [
        await put({ mealsVisibleColumns: [name] }),
        await put(`{"mealsVisibleColumns":["calories"],"${name}":{"polluted":true}}`),
        await person.request({ method: "PATCH", url, payload: { version: 1, operations } }),
        await person.get(`${routes.meals}?${name}=1`),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
      expect((await person.get(`${routes.meals}/${name}`)).statusCode).toBe(404);
      const { port } = every.app.app.server.address() as AddressInfo;
      const sent = await fetch(`http://127.0.0.1:${port}${routes.photos}`, {
        ...{ method: "POST", body: form, headers: { cookie: person.cookie } },
      });
      expect(sent.status).toBe(400);
      expect(JSON.stringify(Object.getOwnPropertyDescriptors(Object.prototype))).toBe(before);
      expect({}).not.toHaveProperty("polluted");
    },
  );

  it.each([
    ["TRACE", ["TRACE /api/auth/user HTTP/1.1", "x-secret: plum"], /^HTTP\/1\.1 40[0-5] /],
    [
      "a method in a header",
      ["POST MEAL HTTP/1.1", "x-http-method-override: DELETE", "content-length: 0"],
      /^HTTP\/1\.1 404 /,
    ],
    [
      "a method in the query",
      ["POST MEAL?_method=DELETE HTTP/1.1", "content-length: 0"],
      /^HTTP\/1\.1 404 /,
    ],
    ["a repeated key in the query", ["GET MEALS?limit=1&limit=2 HTTP/1.1"], /^HTTP\/1\.1 400 /],
    [
      "two Content-Length headers",
      ["POST QUEUE HTTP/1.1", "content-length: 5", "content-length: 6"],
      /^HTTP\/1\.1 400 /,
    ],
    [
      "Content-Length with chunked encoding",
      ["POST QUEUE HTTP/1.1", "content-length: 5", "transfer-encoding: chunked"],
      /^HTTP\/1\.1 400 /,
    ],
  ])("a request with %s is refused and changes nothing [V29]", async (_name, head, refusal) => {
    const { person, its } = await every.settle();
    const { port } = every.app.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const request = [...head, "host: localhost", `cookie: ${person.cookie}`, "connection: close"]
      .join("\r\n")
      .replace("MEALS", routes.meals)
      .replace("MEAL", routes.meal(its.meal))
      .replace("QUEUE", routes.queue);
    socket.write(`${request}\r\n\r\n`);
    const answer = await readText(socket);
    expect(answer).toMatch(refusal);
    expect(answer).not.toContain("plum");
    expect((await person.get(routes.meal(its.meal))).statusCode).toBe(200);
    expect((await person.get(routes.jobs)).json().items).toHaveLength(1);
  });

  const usualHeaders = [
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "no-referrer"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "microphone=(self), camera=(self), geolocation=(), payment=()"],
  ] as const;

  /** Sends bytes, and returns the response. */
  const sendBytes = async (bytes: string) => {
    const { port } = every.app.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    const [head = "", body = ""] = (await readText(socket)).split("\r\n\r\n");
    return { head, body };
  };

  it.each<[string, string, number, ErrorId]>([
    ["a path that cannot be decoded", "GET /%zz HTTP/1.1\r\nhost: x", 400, "invalid_request"],
    [
      "an incomplete UTF-8 character in the path",
      "GET /api/%E0%A4%A HTTP/1.1\r\nhost: x",
      400,
      "invalid_request",
    ],
    ["a line that is not HTTP", "HELLO", 400, "invalid_request"],
    ["a TLS handshake", "\x16\x03\x01\x02\x00\x01", 400, "invalid_request"],
    ["an unknown HTTP version", "GET / HTTP/9.9\r\nhost: x", 400, "invalid_request"],
    ["a header without a colon", "GET / HTTP/1.1\r\nhost: x\r\nhello", 400, "invalid_request"],
    ["a header name with a space", "GET / HTTP/1.1\r\nhost: x\r\na b: c", 400, "invalid_request"],
    [
      "a Content-Length that is not a number",
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: x",
      400,
      "invalid_request",
    ],
    ["no Host header", "GET /log HTTP/1.1", 400, "invalid_request"],
    ["two Host headers", "GET /log HTTP/1.1\r\nhost: a\r\nHOST: b", 400, "invalid_request"],
    [
      "the same Host header twice",
      "GET /log HTTP/1.1\r\nhost: a\r\nhost: a",
      400,
      "invalid_request",
    ],
    [
      "20 kB of headers",
      `GET / HTTP/1.1\r\nhost: x\r\na: ${"b".repeat(20_000)}`,
      431,
      "headers_too_large",
    ],
    ["a path of 20 kB", `GET /${"b".repeat(20_000)} HTTP/1.1\r\nhost: x`, 431, "headers_too_large"],
    [
      "an unknown expectation",
      "GET /api/none HTTP/1.1\r\nhost: x\r\nexpect: eggs",
      404,
      "not_found",
    ],
  ])(
    "a request with %s is refused with the security headers and the usual error body [V34]",
    async (_name, head, status, error) => {
      const answer = await sendBytes(`${head}\r\nconnection: close\r\n\r\n`);
      expect(answer.head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const [name, value] of usualHeaders) {
        expect(answer.head.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`);
      }
      expect(answer.head).toMatch(/content-security-policy: default-src 'self'/i);
      expect(answer.head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
      expect(JSON.parse(answer.body)).toEqual({ error, message: errors[error].message });
    },
  );

  it("an HTTP/1.0 request needs no Host header", async () => {
    expect((await sendBytes("GET /healthz HTTP/1.0\r\n\r\n")).head).toMatch(/^HTTP\/1\.1 200 /);
  });
});
