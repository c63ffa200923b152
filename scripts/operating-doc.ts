// Writes the table of settings in docs/operating.md from the server's own schema; `--check` only
// compares, and fails if they differ.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeSettings } from "../apps/server/src/config.ts";
import { root, say, stop } from "./setup.mjs";

const path = join(root, "docs", "operating.md");
const begin = "<!-- settings: made by `npm run docs` -->";
const end = "<!-- end of settings -->";

const written = readFileSync(path, "utf8");
const [before, rest = ""] = written.split(begin);
const [, after] = rest.split(end);
if (before === undefined || after === undefined) stop(`${path} has lost its markers`);
const wanted = `${before}${begin}\n${settingsTable()}\n${end}${after}`;

if (process.argv.includes("--check")) {
  if (wanted !== written) stop("docs/operating.md is behind the settings. Run `npm run docs`.");
  say("docs/operating.md has every setting");
} else {
  writeFileSync(path, wanted);
}

function settingsTable(): string {
  const rows = describeSettings().map(
    ({ name, description, allowed, fallback }) =>
      `| \`${name}\` | ${fallback === undefined ? "unset" : `\`${fallback}\``} | ${description} | ${allowed} |`,
  );
  return [
    "| setting | default | what it does | allowed |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
