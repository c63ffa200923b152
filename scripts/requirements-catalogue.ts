// The catalogue of what is tried against Morsel (V: verification of security, F: faults), and the
// numbers that its tests have reached.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { root } from "./setup.mjs";
import { isCatalogueId, readOutcomes } from "./test-reports.ts";

export interface CatalogueRow {
  /** What a test's name carries in brackets, as in `refuses it [V05]`. */
  readonly id: string;
  readonly group: string;
  readonly tried: string;
  /** The number to reach. */
  readonly goal: string;
  /** Why it cannot happen here; empty if it can. */
  readonly notApplicable: string;
  /** What is still to be done, and in which issue; otherwise empty. */
  readonly open: string;
}

/** What the tests of a row counted, in words, in the latest run of a command that had them. */
export interface Figure {
  readonly id: string;
  readonly command: string;
  readonly reached: string;
}

export const catalogueFile = "docs/catalogue.csv";
const figuresFile = "docs/catalogue-figures.csv";

/** Where the runner of tests leaves its reports, by the command that it was started with. */
export const reportFolders: Readonly<Record<string, string>> = {
  "npm test": join(root, "node_modules", ".cache", "morsel", "reports"),
  "npm run test:long": join(root, "node_modules", ".cache", "morsel", "reports-long"),
};

/** Every row of the catalogue. Throws if an id is invalid or a duplicate. */
export function readCatalogue(): readonly CatalogueRow[] {
  const rows = readTable(catalogueFile).map(
    ({
      id = "",
      group = "",
      tried = "",
      goal = "",
      not_applicable: notApplicable = "",
      open = "",
    }) => ({
      ...{ id, group, tried, goal, notApplicable, open },
    }),
  );
  const ids = rows.map(({ id }) => id);
  const wrong = ids.filter((id, at) => !isCatalogueId(id) || ids.indexOf(id) !== at);
  if (wrong.length > 0) throw new Error(`${catalogueFile}: no id, or there twice: ${wrong}`);
  return rows;
}

export function readFigures(): readonly Figure[] {
  return existsSync(join(root, figuresFile))
    ? readTable(figuresFile).map(({ id = "", command = "", reached = "" }) => ({
        ...{ id, command, reached },
      }))
    : [];
}

/** Takes over what the latest runs on this machine counted; rows that they did not try stay. */
export function updateFigures(): void {
  const figures = new Map(
    readFigures().map((figure) => [`${figure.id} ${figure.command}`, figure]),
  );
  for (const [command, folder] of Object.entries(reportFolders)) {
    const outcomes = readOutcomes(folder);
    // A count may be of several tests: if one of them failed, it is not reached.
    const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
    const failedIds = new Set(failed.flatMap(({ reached }) => Object.keys(reached)));
    const counted = outcomes
      .flatMap(({ reached }) => Object.entries(reached))
      .filter(([id]) => !failedIds.has(id));
    for (const [id, its] of Map.groupBy(counted, ([id]) => id)) {
      const reached = [...new Set(its.map(([, words]) => words))].sort().join("; ");
      figures.set(`${id} ${command}`, { id, command, reached });
    }
  }
  const sorted = [...figures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
  const lines = sorted.map(({ id, command, reached }) => `${id},${command},"${reached}"`);
  writeFileSync(join(root, figuresFile), `${["id,command,reached", ...lines].join("\n")}\n`);
}

function readTable(file: string): Record<string, string>[] {
  return parse(readFileSync(join(root, file), "utf8"), { columns: true });
}
