import { describe, expect, it } from "vitest";
import { describeApi, findBreakingChanges, type OpenApiDocument } from "./api-description.ts";

const object = (properties: object, ...required: string[]) => ({
  type: "object",
  properties,
  required,
});
const text = { type: "string" };
const number = { type: "number" };

interface Parts {
  readonly path?: string;
  readonly body?: object;
  readonly answer?: object;
  readonly scope?: string;
  readonly parameters?: readonly object[];
}

function api(parts: Parts = {}): readonly string[] {
  const { path = "/meals", scope = "read", parameters = [] } = parts;
  const { body = object({ kind: { enum: ["a", "b"] }, note: text }, "kind") } = parts;
  const {
    answer = object({ id: text, kcal: { anyOf: [number, { type: "null" }] } }, "id", "kcal"),
  } = parts;
  return describeApi({
    paths: {
      [path]: {
        post: {
          security: [{ token: [scope] }],
          parameters,
          requestBody: { content: { "application/json": { schema: body } } },
          responses: { 200: { content: { "application/json": { schema: answer } } } },
        },
      },
    },
  } as OpenApiDocument);
}

const released = api();

describe("a change that breaks callers is found, with what was and what is", () => {
  it.each<[string, Parts, readonly string[]]>([
    ["another path", { path: "/entries" }, ["- POST /meals"]],
    [
      "a field of the answer that is gone",
      { answer: object({ id: text }, "id") },
      ["- POST /meals answers 200 .kcal: null | number required"],
    ],
    [
      "a field of the answer that may be missing",
      { answer: object({ id: text, kcal: { anyOf: [number, { type: "null" }] } }, "kcal") },
      ["- POST /meals answers 200 .id: string required", "+ POST /meals answers 200 .id: string"],
    ],
    [
      "another type in the answer",
      { answer: object({ id: number, kcal: number }, "id", "kcal") },
      [
        "- POST /meals answers 200 .id: string required",
        "+ POST /meals answers 200 .id: number required",
      ],
    ],
    [
      "a field that has to be sent now",
      { body: object({ kind: { enum: ["a", "b"] }, note: text }, "kind", "note") },
      [
        "- POST /meals takes application/json .note: string",
        "+ POST /meals takes application/json .note: string required",
      ],
    ],
    [
      "a new field that has to be sent",
      { body: object({ kind: { enum: ["a", "b"] }, note: text, day: text }, "kind", "day") },
      ["+ POST /meals takes application/json .day: string required"],
    ],
    [
      "a field that is not taken any more",
      { body: object({ kind: { enum: ["a", "b"] } }, "kind") },
      ["- POST /meals takes application/json .note: string"],
    ],
    [
      "a value that is not taken any more",
      { body: object({ kind: { enum: ["a"] }, note: text }, "kind") },
      [
        '- POST /meals takes application/json .kind: "a" | "b" required',
        '+ POST /meals takes application/json .kind: "a" required',
      ],
    ],
    [
      "a parameter that has to be sent",
      { parameters: [{ name: "day", in: "query", required: true, schema: text }] },
      ["+ POST /meals takes query.day: string required"],
    ],
    [
      "a scope that tokens of callers lack",
      { scope: "write" },
      ["+ POST /meals takes token.write: required"],
    ],
  ])("%s", (_, parts, expected) => {
    const found = findBreakingChanges(released, api(parts));
    expect(found).toEqual(expect.arrayContaining([...expected]));
  });
});

it.each<[string, Parts]>([
  ["nothing", {}],
  [
    "a new field of the answer",
    {
      answer: object(
        { id: text, kcal: { anyOf: [number, { type: "null" }] }, day: text },
        "id",
        "kcal",
        "day",
      ),
    },
  ],
  [
    "a field of the answer that is never null now",
    { answer: object({ id: text, kcal: number }, "id", "kcal") },
  ],
  [
    "a new value that is taken",
    { body: object({ kind: { enum: ["a", "b", "c"] }, note: text }, "kind") },
  ],
  [
    "a field that need not be sent any more",
    { body: object({ kind: { enum: ["a", "b"] }, note: text }) },
  ],
  [
    "a new field that may be sent, with fields of its own that it needs",
    {
      body: object(
        { kind: { enum: ["a", "b"] }, note: text, place: object({ name: text }, "name") },
        "kind",
      ),
    },
  ],
])("%s breaks no caller", (_, parts) => {
  expect(findBreakingChanges(released, api(parts))).toEqual([]);
});

it("a new value in an answer breaks no caller, who must expect new ones", () => {
  const withStates = (...states: string[]) =>
    api({ answer: object({ state: { enum: states } }, "state") });
  expect(findBreakingChanges(withStates("a"), withStates("a", "b"))).toEqual([]);
});

it("a new kind of operation in a list breaks no caller", () => {
  const operations = (...kinds: string[]) =>
    api({
      body: object({
        list: {
          type: "array",
          items: {
            oneOf: kinds.map((kind) => object({ kind: { const: kind }, to: text }, "kind", "to")),
          },
        },
      }),
    });
  expect(findBreakingChanges(operations("a"), operations("a", "b"))).toEqual([]);
  expect(findBreakingChanges(operations("a", "b"), operations("a"))).not.toEqual([]);
});
