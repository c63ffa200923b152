import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import {
  describeApi,
  findBreakingChanges,
  type OpenApiDocument,
} from "../testing/api-description.ts";
import { EveryRoute, type TriedRoute } from "../testing/every-route.ts";
import { makeToken } from "../testing/token-holder.ts";
import type { DeclaredRoute } from "./session-guard.ts";

type Schema = z.core.JSONSchema.JSONSchema;
interface Operation {
  readonly summary?: string;
  readonly security?: readonly { readonly token?: readonly string[] }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Record<
    string,
    { readonly content?: Record<string, { readonly schema: Schema }> }
  >;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
}

let every: EveryRoute;
let document: Document;
beforeAll(async () => {
  every = await EveryRoute.start("sqlite");
  document = (await every.app.app.inject(routes.openApi)).json();
});
afterAll(() => every.close());

const toDescribed = ({ method, url }: DeclaredRoute) =>
  `${method} ${url.replace(/:(\w+)/g, "{$1}")}`;

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

it("the description names each route that a token may call, with its scope, and no other", () => {
  const declared = every.app.app.declaredRoutes
    .filter(({ access, scope }) => access === "session" && scope)
    .map((route) => `${toDescribed(route)} ${route.scope}`);
  const described = operations().map(
    ({ name, operation }) => `${name} ${operation.security?.[0]?.token?.join()}`,
  );
  expect(described.sort()).toEqual(declared.sort());
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { title: "Morsel", version: expect.any(String) },
    servers: [{ url: every.app.config.baseUrl }],
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  });
  expect(document.info.description).toMatch(/^What a person's own tools can call.* not zero\.$/);
});

it("each operation has a summary, its path parameters and its responses", () => {
  for (const { name, path, operation } of operations()) {
    expect(operation.summary, name).toMatch(/^[A-Z].{5,}/);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    const taken = operation.parameters?.filter((one) => one.in === "path") ?? [];
    expect(taken.map((one) => one.name)).toEqual(named);
    const [ok, ...others] = Object.keys(operation.responses).sort();
    expect(ok, name).toMatch(/^20[0124]$/);
    expect(others, name).toEqual(["default"]);
  }
});

it("each operation accepts and returns what its schemas describe", async () => {
  for (const { name, operation } of operations()) {
    const route = every.routes.find((one) => toDescribed(one) === name) as TriedRoute;
    const { person, its } = await every.settle();
    for (const before of route.example.after ?? []) {
      const earlier = every.routes.find((one) => one.name === before) as TriedRoute;
      await every.call(earlier, its, { cookie: person.cookie });
    }
    const { token } = await makeToken(person);
    const sent = await route.example.body?.(its);
    const taken = operation.requestBody?.content["application/json"]?.schema;
    expect(Boolean(taken), name).toBe(Boolean(sent));
    if (taken) z.fromJSONSchema(taken).parse(sent);
    const answer = await every.call(route, its, { headers: { authorization: `Bearer ${token}` } });
    const [success = ""] = Object.keys(operation.responses).sort();
    const described = operation.responses[answer.statusCode < 400 ? success : "default"];
    if (answer.statusCode < 400) expect(answer.statusCode, name).toBe(Number(success));
    else expect(answer.statusCode, answer.body).toBe(route.example.status);
    const schema = described?.content?.["application/json"]?.schema;
    if (answer.body === "") expect(success, name).toBe("204");
    else z.fromJSONSchema(schema ?? { not: {} }).parse(answer.json());
  }
});

it("an error response matches its described schema", async () => {
  const ann = await every.app.signUp();
  const answer = await ann.get(`${routes.meals}?day=x`);
  const { responses } = document.paths[routes.meals]?.get ?? { responses: {} };
  const schema = responses.default?.content?.["application/json"]?.schema ?? { not: {} };
  expect(z.fromJSONSchema(schema).parse(answer.json())).toMatchObject({ error: "invalid_request" });
});

const readDescription = async (name: string) =>
  (await readFile(join(import.meta.dirname, "../../../../packages/client", name), "utf8"))
    .trimEnd()
    .split("\n");

it("the client is of this API; after a change, run npm run client", async () => {
  expect(describeApi(document as OpenApiDocument)).toEqual(await readDescription("api.txt"));
});

it("no caller of the latest release is broken; a change that must be has a new major version", async () => {
  const released = await readDescription("released-api.txt");
  expect(findBreakingChanges(released, describeApi(document as OpenApiDocument))).toEqual([]);
});
