// `npm run client`: writes the API that callers with a token have to packages/client/api.txt, and the types of the client.
// `--release` also writes it to released-api.txt, on which callers of a release rely.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  describeApi,
  type OpenApiDocument,
  readOpenApi,
} from "../../apps/server/src/testing/api-description.ts";
import { createTestDatabase } from "../../apps/server/src/testing/databases.ts";
import { startTestApp } from "../../apps/server/src/testing/test-app.ts";
import { ensureToolInstalled, projectNode, root, say } from "../setup.mjs";

ensureToolInstalled("scripts/client");
const client = join(root, "packages", "client");
const place = await createTestDatabase("sqlite");
const test = await startTestApp({ database: "sqlite", place });
const document = await readOpenApi(test.app);
await test.close();

const api = `${describeApi(document).join("\n")}\n`;
writeFileSync(join(client, "api.txt"), api);
if (process.argv.includes("--release")) writeFileSync(join(client, "released-api.txt"), api);

writeFileSync(join(root, "docs", "api.md"), apiReference(document, describeApi(document)));

const folder = mkdtempSync(join(tmpdir(), "morsel-client-"));
const file = join(folder, "openapi.json");
writeFileSync(file, JSON.stringify(document));
const types = join(client, "src", "schema.ts");
const generator = join(import.meta.dirname, "node_modules", "openapi-typescript", "bin", "cli.js");
run(generator, file, "--output", types);
run(join(root, "node_modules", "@biomejs", "biome", "bin", "biome"), "format", "--write", types);
rmSync(folder, { recursive: true });
say("packages/client is up to date");

/** The API as a page: each call with its scope and its fields. */
function apiReference({ paths }: OpenApiDocument, lines: readonly string[]): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary = "", security }]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const fields = (verb: string) =>
        lines
          .filter((line) => line.startsWith(`${call} ${verb} `) && !line.includes(" takes token."))
          .map((line) => line.slice(call.length + verb.length + 2))
          .filter((line) => line.includes("."));
      const scope = security?.flatMap(({ token = [] }) => token).join(", ");
      const blocks = [
        ...(fields("takes").length > 0 ? ["Takes:", codeBlock(fields("takes"))] : []),
        ...(fields("answers").length > 0 ? ["Answers:", codeBlock(fields("answers"))] : []),
      ];
      return [`## ${call}`, `${summary}. Scope: \`${scope}\`.`, ...blocks].join("\n\n");
    }),
  );
  const intro = [
    "# API reference",
    "Made by `npm run client` from `/api/openapi.json`. [Your own tools](own-tools.md) says how to get a token and how errors look. A field without `required` may be missing; `null` is unknown, which is not zero.",
  ];
  return `${[...intro, ...calls].join("\n\n")}\n`;
}

function codeBlock(lines: readonly string[]): string {
  return ["```text", ...lines, "```"].join("\n");
}

function run(...commandLine: readonly string[]): void {
  execFileSync(projectNode(), commandLine, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
