import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { eggReader } from "../testing/estimates.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { callWith, makeToken } from "../testing/token-holder.ts";

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
  readonly paths: Record<string, Record<string, Operation>>;
}

let test: TestApp;
let ann: Person;
let document: Document;
beforeAll(async () => {
  test = await startTestApp({ database: "sqlite", reader: eggReader });
  ann = await test.signUp();
  document = (await test.app.inject(routes.openApi)).json();
});
afterAll(() => test.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

it("the description names each route that a token may call, with its scope, and no other", () => {
  const declared = test.app.declaredRoutes
    .filter(({ access, scope }) => access === "session" && scope)
    .map(({ method, url, scope }) => `${method} ${url.replace(/:(\w+)/g, "{$1}")} ${scope}`);
  const described = operations().map(
    ({ name, operation }) => `${name} ${operation.security?.[0]?.token?.join()}`,
  );
  expect(described.sort()).toEqual(declared.sort());
  expect(document.openapi).toBe("3.1.0");
});

it("says of each call what it is, what it takes and what it answers", () => {
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

/** What each call is sent to be answered with success; one that joins is named here. */
const examples: Readonly<Record<string, () => Promise<{ url: string; payload?: object }>>> = {
  "POST /api/external/chat/queue": async () => ({
    url: routes.queue,
    payload: { session_id: "s", message: "an egg" },
  }),
  "GET /api/external/chat/jobs": async () => ({ url: routes.jobs }),
  "GET /api/external/chat/jobs/{id}": async () => ({ url: routes.job((await logged()).jobId) }),
  "POST /api/external/chat/jobs/{id}/cancel": async () => {
    const { jobId } = await logged();
    await test.queries
      .updateTable("chat_jobs")
      .set({ status: "queued", run_after: Date.now() + 60_000 })
      .where("id", "=", jobId)
      .execute();
    return { url: routes.cancelJob(jobId) };
  },
  "GET /api/external/meals": async () => ({ url: `${routes.meals}?limit=2&day=2026-05-03` }),
  "GET /api/external/meals/{id}": async () => ({ url: routes.meal((await logged()).mealId) }),
  "DELETE /api/external/meals/{id}": async () => ({ url: routes.meal((await logged()).mealId) }),
  "PATCH /api/external/meals/{id}": async () => ({
    url: routes.meal((await logged()).mealId),
    payload: { version: 1, operations: [{ kind: "rename", title: "Breakfast egg" }] },
  }),
  "POST /api/external/meals/{id}/restore": async () => {
    const { mealId } = await logged();
    await ann.delete(routes.meal(mealId));
    return { url: routes.restoreMeal(mealId) };
  },
  "POST /api/external/meals/{id}/edit-nl": async () => ({
    url: routes.editMeal((await logged()).mealId),
    payload: { instructions: "double it" },
  }),
  "GET /api/external/meals/{id}/edit-nl/status": async () => {
    const { mealId } = await logged();
    await ann.edit(mealId, "double it");
    return { url: routes.editStatus(mealId) };
  },
  "GET /api/external/meals/edit-nl/processing": async () => ({ url: routes.processingMeals }),
  "POST /api/external/meals/{id}/undo-edit": async () => ({
    url: routes.undoEdit(await edited()),
    payload: { version: 2 },
  }),
  "GET /api/external/meals/{id}/revisions": async () => ({
    url: routes.mealRevisions(await edited()),
  }),
  "GET /api/external/meals/{id}/items/{place}/choices": async () => ({
    url: routes.itemChoices((await logged()).mealId, 0),
  }),
};

async function logged(): Promise<{ jobId: string; mealId: string }> {
  const jobId = (await ann.send("an egg")).json().id;
  const look = async () => (await ann.get(routes.job(jobId))).json();
  await vi.waitFor(async () => expect((await look()).status).toBe("completed"), {
    interval: 2,
    timeout: 8000,
  });
  return { jobId, mealId: (await look()).meals[0].id };
}

async function edited(): Promise<string> {
  const { mealId } = await logged();
  const payload = { version: 1, operations: [{ kind: "rename", title: "Breakfast egg" }] };
  const answer = await ann.request({ method: "PATCH", url: routes.meal(mealId), payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return mealId;
}

it("is what each call takes and answers, read from the description alone", async () => {
  const { token } = await makeToken(ann);
  for (const { name, operation } of operations()) {
    const example = examples[name];
    if (!example) throw new Error(`${name} has no example here`);
    const { url, payload } = await example();
    const taken = operation.requestBody?.content["application/json"]?.schema;
    expect(Boolean(taken), name).toBe(Boolean(payload));
    if (taken) z.fromJSONSchema(taken).parse(payload);
    const method = name.split(" ", 1)[0] as "GET";
    const answer = await callWith(test, token, { method, url, ...(payload ? { payload } : {}) });
    const [status] = Object.keys(operation.responses).sort();
    expect([answer.statusCode, answer.statusCode < 300 ? "" : answer.body], name).toEqual([
      Number(status),
      "",
    ]);
    const schema = operation.responses[status ?? ""]?.content?.["application/json"]?.schema;
    if (answer.body === "") expect(status, name).toBe("204");
    else z.fromJSONSchema(schema ?? { not: {} }).parse(answer.json());
  }
});

it("a refusal is as described, too", async () => {
  const { token } = await makeToken(ann);
  const answer = await callWith(test, token, { method: "GET", url: `${routes.meals}?day=x` });
  const { responses } = document.paths[routes.meals]?.get ?? { responses: {} };
  const schema = responses.default?.content?.["application/json"]?.schema ?? { not: {} };
  expect(z.fromJSONSchema(schema).parse(answer.json())).toMatchObject({ error: "invalid_request" });
});
