// Holds each tagged name against the reports of the runners: its test ran, and passed. Only the suites
// that ran count, so that `npm test -- web spec` asks for the tags of the web app's tests alone.
import { say, stop } from "./setup.mjs";
import { idsOf, readTaggedNames, type TaggedName } from "./tagged-tests.ts";
import { type Outcome, readOutcomes } from "./test-reports.ts";

const [reports = ""] = process.argv.slice(2);
const outcomes = readOutcomes(reports);
const files = new Set(outcomes.map(({ file }) => file));
const names = readTaggedNames().filter(({ file }) => files.has(file));
const unproved = names.filter((name) => !isAccounted(name));
if (unproved.length > 0) {
  const lines = unproved.map(({ file, line, title }) => `${file}:${line}: ${title}`);
  stop(`Tagged, but no test of that name ran and passed:\n${lines.join("\n")}`);
}
const shown = new Set(names.filter(hasRun).flatMap(({ ids }) => ids));
const skippedOnly = new Set(names.flatMap(({ ids }) => ids).filter((id) => !shown.has(id)));
say(`${shown.size} statements and rows of the catalogue are shown by a tagged test that passed`);
if (skippedOnly.size > 0) {
  say(`Not shown in this run, their tests were skipped: ${[...skippedOnly].sort().join(", ")}`);
}

/** Passed, or was skipped for a reason that its name gives: a machine cannot run every test. */
function isAccounted(name: TaggedName): boolean {
  const its = outcomesOf(name);
  return (
    its.length > 0 &&
    its.every(
      ({ hasPassed, isSkipped, name }) => hasPassed || (isSkipped && name.includes("(skipped")),
    )
  );
}

function hasRun(name: TaggedName): boolean {
  return outcomesOf(name).some(({ hasPassed }) => hasPassed);
}

function outcomesOf({ file, title, ids }: TaggedName): readonly Outcome[] {
  const pattern = patternOf(title);
  return outcomes.filter(
    (outcome) =>
      outcome.file === file &&
      pattern.test(outcome.name) &&
      ids.every((id) => idsOf(outcome.name).includes(id)),
  );
}

/** A name as the source has it, with anything if a table or a template fills in. */
function patternOf(title: string): RegExp {
  const parts = title
    .replace(/\\(.)/g, "$1")
    .split(/\$\{[^}]*\}|%[sdifjop#]|\$[\w.]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".*"), "s");
}
