// Holds each tagged name against the reports of the runners: its test ran, and passed. Only the suites
// that ran count, so that `npm test -- web spec` asks for the tags of the web app's tests alone.
import { say, stop } from "./setup.mjs";
import { idsOf, readTaggedNames, type TaggedName } from "./tagged-tests.ts";
import { readOutcomes } from "./test-reports.ts";

const [reports = ""] = process.argv.slice(2);
const outcomes = readOutcomes(reports);
const files = new Set(outcomes.map(({ file }) => file));
const names = readTaggedNames().filter(({ file }) => files.has(file));
const unproved = names.filter((name) => !isProved(name));
if (unproved.length > 0) {
  const lines = unproved.map(({ file, line, title }) => `${file}:${line}: ${title}`);
  stop(`Tagged, but no test of that name ran and passed:\n${lines.join("\n")}`);
}
const ids = new Set(names.flatMap((name) => name.ids));
say(
  `${ids.size} statements and rows of the catalogue: each test that is tagged with one ran and passed`,
);

function isProved({ file, title, ids }: TaggedName): boolean {
  const pattern = patternOf(title);
  const its = outcomes.filter(
    (outcome) =>
      outcome.file === file &&
      pattern.test(outcome.name) &&
      ids.every((id) => idsOf(outcome.name).includes(id)),
  );
  // What a machine cannot run is left out in the open: its name says that it is, and why.
  return (
    its.length > 0 &&
    its.every(
      ({ hasPassed, isSkipped, name }) => hasPassed || (isSkipped && name.includes("(skipped")),
    )
  );
}

/** A name as the source has it, with anything where a table or a template fills in. */
function patternOf(title: string): RegExp {
  const parts = title
    .replace(/\\(.)/g, "$1")
    .split(/\$\{[^}]*\}|%[sdifjop#]|\$[\w.]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".*"), "s");
}
