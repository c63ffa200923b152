import { routes } from "@morsel/contracts";
import type { App } from "../http/app-type.ts";

/** JSON schema as the description of the API uses it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly summary?: string;
  readonly security?: readonly { readonly token?: readonly string[] }[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An OpenAPI document. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** What the server describes at /api/openapi.json. */
export async function readOpenApi(app: App): Promise<OpenApiDocument> {
  return (await app.inject(routes.openApi)).json();
}

/**
 * An API as lines, one for each call, parameter and field, which can be compared:
 *
 *     GET /api/external/meals
 *     GET /api/external/meals takes query.day: string
 *     GET /api/external/meals answers 200 .items[].id: string required
 *
 * A value that an answer may have is described by its type: callers must expect new ones, such as error codes.
 */
export function describeApi({ paths }: OpenApiDocument): readonly string[] {
  const lines = new Set<string>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.add(call);
      addRequest(lines, call, operation);
      addAnswers(lines, call, operation);
    }
  }
  return [...lines].sort();
}

function addRequest(lines: Set<string>, call: string, operation: Operation): void {
  const { security = [], parameters = [], requestBody } = operation;
  for (const scope of security.flatMap(({ token = [] }) => token))
    lines.add(`${call} takes token.${scope}: required`);
  for (const { name, in: place, required = false, schema = {} } of parameters)
    addLines(lines, `${call} takes ${place}.${name}`, schema, required);
  for (const [type, { schema = {} }] of Object.entries(requestBody?.content ?? {}))
    addLines(lines, `${call} takes ${type} `, schema, true);
}

function addAnswers(lines: Set<string>, call: string, { responses }: Operation): void {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    // Errors have the same form everywhere.
    const answer = status === "default" ? "errors answer" : `${call} answers ${status}`;
    lines.add(answer);
    for (const { schema = {} } of Object.values(content))
      addLines(lines, `${answer} `, schema, true);
  }
}

function addLines(lines: Set<string>, place: string, schema: Schema, isRequired: boolean): void {
  const types = typesOf(schema, place.includes(" takes "));
  lines.add(`${place}: ${types.join(" | ")}${isRequired ? " required" : ""}`);
  addFields(lines, place, schema);
}

/** Alternatives with a field of a constant value, as `kind`, are distinguished by it. */
function addFields(lines: Set<string>, place: string, schema: Schema): void {
  for (const part of alternativesOf(schema)) {
    const tag = Object.entries(part.properties ?? {}).find(([, { const: value }]) => value);
    const tagged = tag ? `${place}<${tag[0]}=${tag[1].const}>` : place;
    for (const [name, field] of Object.entries(part.properties ?? {}))
      addLines(lines, `${tagged}.${name}`, field, part.required?.includes(name) ?? false);
    if (typeof part.additionalProperties === "object")
      addLines(lines, `${tagged}.*`, part.additionalProperties, false);
    if (part.items) addLines(lines, `${tagged}[]`, part.items, true);
  }
}

/** The schema itself, or each of what it can be. */
function alternativesOf(schema: Schema): readonly Schema[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.length === 0 ? [schema] : parts.flatMap(alternativesOf);
}

function typesOf(schema: Schema, withValues: boolean): readonly string[] {
  const types = alternativesOf(schema).flatMap(({ type = "any", enum: values, const: value }) => {
    const constants = values ?? (value === undefined ? [] : [value]);
    if (constants.length === 0) return type;
    return constants.map((one) => (withValues ? JSON.stringify(one) : typeof one));
  });
  return [...new Set(types)].sort();
}

/** What a change breaks for callers of the API, in lines of `describeApi`; [] if nothing. */
export function findBreakingChanges(
  released: readonly string[],
  current: readonly string[],
): readonly string[] {
  const before = new Map(released.map(parseLine));
  const after = new Map(current.map(parseLine));
  const removed = [...before].flatMap(([place, facts]) => {
    const now = after.get(place);
    const isTaken = place.includes(" takes ");
    if (now === undefined) {
      // A scope that is not needed any more breaks no caller.
      return place.includes(" takes token.") ? [] : [`- ${place}${show(facts)}`];
    }
    const isBroken = isTaken
      ? (now.isRequired && !facts.isRequired) || !isSubset(facts.types, now.types)
      : (!now.isRequired && facts.isRequired) || !isSubset(now.types, facts.types);
    return isBroken ? [`- ${place}${show(facts)}`, `+ ${place}${show(now)}`] : [];
  });
  const added = [...after].flatMap(([place, facts]) => {
    const [call = ""] = place.split(" takes ");
    const isNewNeed =
      place.includes(" takes ") && facts.isRequired && before.has(call) && !before.has(place);
    return isNewNeed && !isPartOfNew(place, before) ? [`+ ${place}${show(facts)}`] : [];
  });
  return [...removed, ...added];
}

interface Facts {
  readonly types: readonly string[];
  readonly isRequired: boolean;
}

function parseLine(line: string): readonly [string, Facts] {
  const at = line.lastIndexOf(": ");
  if (at < 0) return [line, { types: [], isRequired: false }];
  const isRequired = / ?required$/.test(line);
  const types = line.slice(at + 2).replace(/ ?required$/, "");
  return [line.slice(0, at), { types: types === "" ? [] : types.split(" | "), isRequired }];
}

function show({ types, isRequired }: Facts): string {
  const words = [types.join(" | "), ...(isRequired ? ["required"] : [])].join(" ").trim();
  return words === "" ? "" : `: ${words}`;
}

const isSubset = (some: readonly string[], all: readonly string[]) =>
  some.every((one) => all.includes(one));

/** True for a field of something new in the body, which callers need not send. */
function isPartOfNew(place: string, before: ReadonlyMap<string, Facts>): boolean {
  if (/ takes (query|path|header|token)\./.test(place)) return false;
  const parent = place.replace(/(\.[^.[\]<>]+|\[\])$/, "");
  return ![...before.keys()].some((one) => one.startsWith(parent));
}
