import type { ImportProgress } from "@morsel/food-table/import";

const number = new Intl.NumberFormat("en");

/** "1,234". */
export const formatNumber = (value: number): string => number.format(value);

/** Prints how many rows were left out, by reason; nothing if there are none. */
export function printRefused(title: string, reasons: ReadonlyMap<string, number>): void {
  if (reasons.size === 0) return;
  console.log(`${title}:`);
  for (const [reason, count] of [...reasons].sort((one, other) => other[1] - one[1])) {
    console.log(`${formatNumber(count).padStart(12)}  ${reason}`);
  }
}

const barWidth = 24;
const redrawMs = 100;
const plainLineMs = 10_000;
/** Before that a rate says nothing. */
const settleMs = 500;

/** How far it is: one line that is redrawn on a terminal, otherwise a plain line from time to time. */
export class ProgressLine {
  private readonly isTerminal = process.stderr.isTTY === true;
  private shownAt = performance.now();
  private beganAt = 0;
  private current = "";

  show(progress: ImportProgress): void {
    const now = performance.now();
    const current = `${progress.shownName} ${progress.step}`;
    if (current !== this.current) {
      this.current = current;
      this.beganAt = now;
      if (!this.isTerminal) console.error(`${progress.shownName}: ${progress.step}`);
    }
    if (now - this.shownAt < (this.isTerminal ? redrawMs : plainLineMs)) return;
    this.shownAt = now;
    const line = this.describe(progress, now - this.beganAt);
    if (!this.isTerminal) console.error(line);
    else process.stderr.write(`\r${line.slice(0, (process.stderr.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    if (this.isTerminal) process.stderr.write("\r\u001b[K");
  }

  private describe({ shownName, step, done, total, rows }: ImportProgress, ms: number): string {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const filled = Math.round(share * barWidth);
    const bar = `${"█".repeat(filled)}${"░".repeat(barWidth - filled)}`;
    const count = step === "reading" ? rows : done;
    const unit = step === "reading" ? "rows" : "foods";
    const rate = ms < settleMs ? "" : `${formatNumber(Math.round((1000 * count) / ms))} ${unit}/s`;
    const left = ms < settleMs || share === 0 ? "" : `${duration((ms / share) * (1 - share))} left`;
    const percent = `${Math.floor(100 * share)} %`.padStart(5);
    return [`${bar}${percent}`, rate, left, `${step} ${shownName}`].filter(Boolean).join("  ");
  }
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
