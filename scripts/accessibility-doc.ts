// `node scripts/accessibility-doc.ts`: writes the results of the latest tests into docs/accessibility.md. Fails if a
// test of a row failed or did not run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, recordFigures } from "./doc-figures.ts";
import { reportFolders } from "./requirements-catalogue.ts";
import { root, stop } from "./setup.mjs";
import { readOutcomes } from "./test-reports.ts";

interface Row {
  readonly what: string;
  /** Folders or files of tests. */
  readonly files: readonly string[];
  /** Only tests whose name has it. */
  readonly name?: RegExp;
}

const journeys = (...names: readonly string[]) => names.map((name) => `e2e/${name}.spec.ts`);
const web = "apps/web/src";
const rows: readonly Row[] = [
  {
    what: "Each screen has a title and one main heading, and axe finds no violation on it: at 390 x 844 in light, at 1280 x 800 in dark",
    files: journeys("screens-signed-in", "screens-signed-out"),
  },
  {
    what: "The same over the screens: dialogs, menus, toasts, errors, the log while a meal is read",
    files: journeys("overlays"),
  },
  {
    what: "The same for a forgotten password, links in mails, recovery codes, a changed address, and in the mails",
    files: journeys("recovery"),
  },
  {
    what: "The same on the operator's page with its dialogs, and on a demo with its note",
    files: journeys("operator", "demo"),
  },
  {
    what: "Nothing sticks out at a width of 320, with very long texts and with twice the text size",
    files: journeys("narrow"),
  },
  {
    what: "No layout shift while meals are logged; a meal is logged and opened by keyboard alone",
    files: journeys("logged-meals"),
  },
  { what: "Each part works by keyboard", files: [web], name: /keyboard|Escape/i },
  {
    what: "The focus goes to a sensible place when what had it closes or is removed",
    files: [`${web}/app`, `${web}/features`, `${web}/ui`],
    name: /focus/i,
  },
  { what: "Light and dark follow the system", files: [`${web}/ui/tokens.test.ts`] },
  {
    what: "Animations stop if the system asks for less motion",
    files: [web],
    name: /reduced motion/i,
  },
];

const outcomes = readOutcomes(reportFolders["npm test"] ?? "");
const lines = rows.map(({ what, files, name }) => {
  const tests = outcomes.filter(
    (outcome) =>
      files.some((file) => outcome.file === file || outcome.file.startsWith(`${file}/`)) &&
      (name === undefined || name.test(outcome.name)),
  );
  const missing = files.filter((file) => !tests.some((test) => test.file.startsWith(file)));
  if (missing.length > 0) stop(`${what}: no test of ${missing.join(", ")} ran`);
  const bad = tests.filter(({ hasPassed }) => !hasPassed);
  if (bad.length > 0) stop(`${what}: ${bad.map((test) => test.name).join(", ")} did not pass`);
  const checks = tests.reduce((sum, { axeChecks }) => sum + axeChecks, 0);
  const where = name === undefined ? files : [...new Set(tests.map(({ file }) => file))];
  const shown = where.length > 3 ? `${where.length} files of \`${web}\`` : listed(where);
  return [what, `${tests.length} passed`, checks > 0 ? `${checks} checks, 0` : "", shown];
});
const axe = JSON.parse(readFileSync(join(root, "node_modules/axe-core/package.json"), "utf8"));
const head = ["what", "tests", `axe-core ${axe.version}: checks of a page, violations`, "where"];
recordFigures("accessibility", "node scripts/accessibility-doc.ts", markdownTable(head, lines));

function listed(files: readonly string[]): string {
  return files.map((file) => `\`${file}\``).join(", ");
}
