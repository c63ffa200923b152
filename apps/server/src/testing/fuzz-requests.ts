import fc, { type Arbitrary } from "fast-check";
import type { InjectOptions } from "fastify";
import { z } from "zod";
import type { DeclaredRoute } from "../http/session-guard.ts";
import { fuzzValue, type JsonSchema, oddPart, oddValue } from "./fuzz-values.ts";

/** The credentials of a request: a session, a token, an invented one of either, or none. */
export type Caller = "session" | "token" | "invented" | "nobody";

export interface FuzzRequest {
  readonly caller: Caller;
  readonly request: InjectOptions;
}

/** The ids that requests may use, and files for the routes with an upload. */
export interface FuzzMaterial {
  readonly ids: readonly string[];
  readonly files: readonly Buffer[];
  /** Of routes that validate their bodies themselves, by 'POST /mcp'. */
  readonly bodies?: Readonly<Record<string, JsonSchema>>;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

/** Requests to a route, made from the schemas that validate it; most of them nearly valid. */
export function requestsTo(route: DeclaredRoute, material: FuzzMaterial): Arbitrary<FuzzRequest> {
  const [id, query, headers, body] = [
    fc.oneof(fc.constantFrom(...material.ids), oddPart.map(pathPart), oddPart.map(rawPart)),
    queryOf(route),
    fuzzHeaders,
    bodyOf(route, material),
  ];
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(route.method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );
  const caller = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Caller>(route.access === "token" ? "token" : "session") },
    { weight: 4, arbitrary: fc.constantFrom<Caller>("session", "token", "invented", "nobody") },
  );
  return fc
    .record({
      method,
      caller,
      ids: fc.array(id, { minLength: 4, maxLength: 4 }),
      query,
      headers,
      body,
    })
    .map(({ method, caller, ids, query, headers, body }) => {
      let at = 0;
      const path = route.url.replaceAll(/:\w+|\*/g, () => ids[at++ % ids.length] ?? "");
      const withBody = method === "GET" || method === "HEAD" ? {} : body;
      const request = {
        method: method as "GET",
        url: query === "" ? path : `${path}?${query}`,
        ...(withBody.payload === undefined ? {} : { payload: withBody.payload }),
        headers: { ...(withBody.type ? { "content-type": withBody.type } : {}), ...headers },
      };
      return { caller, request };
    });
}

const pathPart = (text: string) => encodeURIComponent(text.toWellFormed());

/** Encodes only the characters that no client can send. */
const rawPart = (text: string) => text.replaceAll(/[^!-~]/g, pathPart);

function queryOf({ schema }: DeclaredRoute): Arbitrary<string> {
  const known = toJsonSchema(schema?.querystring);
  const keys = Object.entries(known?.properties ?? {});
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const pair = (key: string, value: unknown) => `${pathPart(key)}=${pathPart(text(value) ?? "")}`;
  const declared = keys.map(([key, value]) => fuzzValue(value, []).map((made) => pair(key, made)));
  const other = fc.oneof(
    fc.tuple(oddPart, oddPart).map(([key, value]) => pair(key, value)),
    fc.constantFrom(
      "limit=1&limit=2",
      "return=//x",
      "%zz=%zz",
      "a[b]=1",
      "&&==&",
      "state=x&code=y",
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(...declared).map((pairs) => pairs.join("&")) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.oneof(...declared, other), { maxLength: 4 })
        .map((pairs) => pairs.join("&")),
    },
  );
}

/** A valid header value: one byte per character, no line break. */
const headerValue = oddPart.map((text) =>
  Buffer.from(text.toWellFormed(), "utf8")
    .toString("latin1")
    .replaceAll(/[^\t -~\u0080-\u00ff]/g, "?"),
);

const fuzzHeaders = fc.record(
  {
    "time-zone": fc.oneof(fc.constantFrom("Europe/Paris", "Asia/Kathmandu"), headerValue),
    "idempotency-key": headerValue,
    "if-none-match": fc.oneof(fc.constantFrom("*", '""', 'W/"1"'), headerValue),
    accept: fc.oneof(fc.constantFrom("application/json, text/event-stream", "*/*"), headerValue),
    "accept-encoding": fc.oneof(
      fc.constantFrom("gzip", "br", "zstd;q=0", "identity;q=0, *;q=0"),
      headerValue,
    ),
    "accept-language": fc.oneof(fc.constantFrom("en-US", "de"), headerValue),
    "user-agent": headerValue,
    range: fc.oneof(fc.constantFrom("bytes=0-0", "bytes=9-1", "bytes=-99999"), headerValue),
    "x-forwarded-for": headerValue,
    "if-modified-since": headerValue,
    "mcp-protocol-version": headerValue,
  },
  { requiredKeys: [] },
);

interface Body {
  readonly payload?: Buffer | string;
  readonly type?: string;
}

const rawJson = [
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', "[1e999]", "{", "", "null"],
  ...["[".repeat(5000), '{"message":"a","message":"b"}', '"\\ud800"', "\ufeff{}", "01", "NaN"],
];

function bodyOf({ method, url, schema }: DeclaredRoute, material: FuzzMaterial): Arbitrary<Body> {
  const known = material.bodies?.[`${method} ${url}`] ?? toJsonSchema(schema?.body);
  const json = (made: unknown): Body => ({
    payload: JSON.stringify(made),
    type: "application/json",
  });
  const upload = uploadOf(material);
  const fitting = known
    ? fuzzValue(known, material.ids).map(json)
    : fc.oneof(upload, fc.constant<Body>({}));
  const raw = fc.record({
    payload: fc.oneof(
      fc.constantFrom(...rawJson),
      oddValue.map((made) => JSON.stringify(made)),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    ),
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constant("application/json") },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          "text/plain",
          "image/png",
          "application/json;charset=x",
          "",
          ";",
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom("multipart/form-data", "application/x-www-form-urlencoded"),
      },
    ),
  });
  return fc.oneof(
    { weight: 8, arbitrary: fitting },
    { weight: 2, arbitrary: raw },
    { weight: 1, arbitrary: upload },
  );
}

/** A form with a file that is valid, truncated, changed or of another kind; sometimes without its closing boundary. */
function uploadOf({ files }: FuzzMaterial): Arbitrary<Body> {
  const file = fc
    .record({
      bytes: fc.constantFrom(...files, Buffer.from("Date,Meal,Calories\n2026-01-05,Lunch,1e999\n")),
      kept: fc.constantFrom(1, 1, 1, 0.5, 0.01, 0),
      changed: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 }),
    })
    .map(({ bytes, kept, changed }) => {
      const made = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * kept)));
      for (const [at, value] of changed) if (made.length > 0) made[at % made.length] = value;
      return made;
    });
  const field = fc.oneof(fc.constantFrom("audio", "photo", "file"), headerValue);
  return fc
    .record({
      field,
      file,
      name: headerValue,
      type: headerValue,
      hasEnd: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ field, file, name, type, hasEnd }) => ({
      type: "multipart/form-data; boundary=line",
      payload: Buffer.concat([
        Buffer.from(
          `--line\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`,
          "latin1",
        ),
        Buffer.from(`Content-Type: ${type}\r\n\r\n`, "latin1"),
        file,
        Buffer.from(hasEnd > 0 ? "\r\n--line--\r\n" : "\r\n--li"),
      ]),
    }));
}

function toJsonSchema(schema: unknown): JsonSchema | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}
