import { describe, expect, it } from "vitest";
import { canTrace } from "../scripts/tracer.mjs";
import { type CrashOutcome, LossyDisk, nothingKept, someKept } from "./crash-disk-model.ts";
import { findLost, findLostByServer, type History, recordHistory } from "./power-cut.ts";
import { Random } from "./random.ts";
import { isLong, noteReached, rounds, startTime } from "./rounds.ts";

const histories = rounds({ short: 1, long: 20 });
const cutsOfEach = rounds({ short: 40, long: 500 });
/** So many of them are also looked at by a server that goes on with what is left. */
const serversOfEach = rounds({ short: 1, long: 10 });
const timeout = isLong ? 4 * 60 * 60_000 : 600_000;

// PostgreSQL syncs by itself; its settings are its operator's.
describe.skipIf(!canTrace())(
  "a machine whose power is cut (skipped where strace is not there, or must not trace)",
  () => {
    it("has on SQLite everything that was answered, and opens again, whatever the disk has kept of what was not synced [F13]", {
      timeout,
    }, async ({ task }) => {
      const random = new Random(Number(process.env.SEED ?? 1));
      const hasTime = startTime();
      let cuts = 0;
      for (let count = 0; count < histories && hasTime(); count += 1) {
        const history = await recordHistory(random);
        expect(await cutThrough(history, random)).toEqual([]);
        cuts += cutsOfEach;
      }
      noteReached(task, ["F13"], `${cuts} cuts, lost 0, twice 0 (SQLite)`);
    });
  },
);

/** Cuts the power at many moments of a history; gives what was lost or broken, and when. */
async function cutThrough(history: History, random: Random): Promise<readonly string[]> {
  const { happenings, ledger } = history;
  const moments = chooseMoments(history, random);
  const answered = new Set<string>();
  const disk = new LossyDisk();
  const broken: string[] = [];
  const served = new Set(Array.from({ length: serversOfEach }, () => random.below(cutsOfEach)));
  let cut = 0;
  for (const [moment, told] of happenings.entries()) {
    if (told.kind === "answer") answered.add(told.id);
    else disk.apply(told, told.at);
    for (; moments[cut] === moment; cut += 1) {
      const promised = ledger.of(answered);
      const image = disk.cutPower(lotOf(random));
      const found = await findLost(image, promised, history);
      if (served.has(cut) && found.length === 0 && promised.submits.size > 0) {
        found.push(...(await findLostByServer(image, promised, history)));
      }
      if (found.length > 0) {
        const words = [...found.slice(0, 3), `${found.length} in all`].join("; ");
        broken.push(`After ${moment} of ${happenings.length}: ${words}`);
      }
    }
  }
  return broken;
}

function lotOf(random: Random): CrashOutcome {
  return random.isOneOf(3) ? nothingKept : someKept(random);
}

/** Half of them as an answer or a sync has just been, or is just about to be; in their order. */
function chooseMoments({ happenings }: History, random: Random): readonly number[] {
  const marked = [...happenings.entries()].flatMap(([at, { kind }]) =>
    kind === "answer" || kind === "sync" ? [at - 1, at] : [],
  );
  const moments = Array.from({ length: cutsOfEach }, () =>
    random.isOneOf(2) ? (random.pick(marked) ?? 0) : random.below(happenings.length),
  );
  return moments.map((moment) => Math.max(moment, 0)).sort((one, other) => one - other);
}
