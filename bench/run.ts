// `npm run bench [NAME...] [-- --long] [--record]`: speed and memory on this machine, each with a calibration loop, so that
// runs on different or busy machines can be compared as ratios. Prints; never fails on a figure. --record writes
// the figures to the page of docs that has a place for them (scripts/doc-figures.ts).

import { availableParallelism, loadavg } from "node:os";
import { markdownTable, recordFigures } from "../scripts/doc-figures.ts";
import { recordMeasured } from "../scripts/measured-figures.ts";
import { ensureServerBuilt } from "../scripts/setup.mjs";
import { benchAnswers } from "./answers.ts";
import { benchBareClone } from "./bare-clone.ts";
import { benchClaims } from "./claims.ts";
import { benchDayOfMany } from "./daily-load.ts";
import { benchDemoReset } from "./demo-reset.ts";
import { benchEditToVisible } from "./edit-to-visible.ts";
import { benchEngine } from "./engine.ts";
import { type Figure, isMissed, type Length } from "./figure.ts";
import { benchLoad, benchLoadPostgres } from "./load.ts";
import { calibrationMs } from "./machine-calibration.ts";
import { benchPages } from "./pages.ts";
import { benchPhoto } from "./photo.ts";
import { benchProducts } from "./products.ts";
import { benchPlans } from "./query-plans.ts";
import { benchScan } from "./scan.ts";
import { benchSecureDelete } from "./secure-delete.ts";
import { benchServer } from "./server.ts";
import { benchSpeech } from "./speech.ts";
import { benchSubmitToVisible, medianInLog } from "./submit-to-visible.ts";
import { benchTrends } from "./trends.ts";
import { benchTyping } from "./typing.ts";
import { benchWrites } from "./writes.ts";

const benches: Readonly<Record<string, (length: Length) => Promise<readonly Figure[]>>> = {
  engine: benchEngine,
  products: benchProducts,
  scan: benchScan,
  pages: benchPages,
  photo: benchPhoto,
  server: benchServer,
  "bare-clone": benchBareClone,
  "demo-reset": benchDemoReset,
  answers: benchAnswers,
  writes: benchWrites,
  claims: benchClaims,
  "secure-delete": benchSecureDelete,
  load: benchLoad,
  "load-postgres": benchLoadPostgres,
  "day-of-many": benchDayOfMany,
  plans: benchPlans,
  speech: benchSpeech,
  "submit-to-visible": benchSubmitToVisible,
  "edit-to-visible": benchEditToVisible,
  trends: benchTrends,
  typing: benchTyping,
};

const length: Length = process.argv.includes("--long") ? "long" : "short";
const isRecorded = process.argv.includes("--record");
const named = process.argv.slice(2).filter((word) => !["--long", "--record"].includes(word));
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}`,
  );
  process.exit(2);
}

/** Of the last minute, before anything of this run: times are longer by it. */
const [otherLoad = 0] = loadavg();
ensureServerBuilt();
const loopMs = calibrationMs();
console.log(`calibration loop: ${loopMs.toFixed(1)} ms`);
for (const [name, bench] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  const figures = await bench(length);
  for (const figure of figures) console.log(lineOf(figure));
  if (isRecorded) {
    const command = `npm run bench -- ${name}${length === "long" ? " --long" : ""} --record`;
    recordFigures(`bench ${name}`, command, markdownOf(figures));
    const shown = figures.find((figure) => figure.name.startsWith(medianInLog));
    if (shown) recordMeasured("logging", command, { medianMs: Math.round(shown.value) });
  }
}

/** For docs. Times are of this machine, and also given as multiples of the calibration loop. */
function markdownOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, goal }) => [
    name,
    `${formatValue(value)} ${unit}`,
    unit === "ms" ? (value / loopMs).toFixed(3) : "",
    goal === undefined ? "" : `${goal} ${unit}`,
  ]);
  const load = `${Math.round(otherLoad)} other programs wanted one of ${availableParallelism()} cores`;
  const loop = `The calibration loop took ${loopMs.toFixed(1)} ms; before the run, ${load}.\n`;
  return `${loop}\n${markdownTable(["figure", "measured", "x loop", "goal"], rows)}`;
}

function formatValue(value: number): string {
  return value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0);
}

function lineOf(figure: Figure): string {
  const { name, value, unit, goal, reasons = [] } = figure;
  const told = `${formatValue(value)} ${unit}`.padStart(12);
  const ratio =
    unit === "ms" ? `${(value / loopMs).toFixed(3)} x loop`.padStart(16) : "".padStart(16);
  const wanted =
    goal === undefined ? "" : `goal ${goal} ${unit}${isMissed(figure) ? "  MISSED" : ""}`;
  const why = isMissed(figure) ? reasons.map((reason) => `\n      ${reason}`) : [];
  return `  ${name.padEnd(44)}${told}${ratio}  ${wanted}${why.join("")}`;
}
