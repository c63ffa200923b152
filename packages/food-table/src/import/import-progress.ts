/** How far an import is; rows are CSV rows, or foods of a JSON file. */
export interface ImportProgress {
  readonly shownName: string;
  readonly step: "reading" | "writing";
  /** Of this step: bytes while reading, foods while writing. */
  readonly done: number;
  readonly total: number;
  readonly rows: number;
}

/** What a step of an import shares with its caller: how far it is, what it left out, when to stop. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly skipped: Map<string, number>;
  readonly onProgress: (progress: ImportProgress) => void;
  shownName: string;
  step: ImportProgress["step"];
  done: number;
  total: number;
  rows: number;
}

export function newWatch(
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Watch {
  const skipped = new Map<string, number>();
  return {
    signal,
    skipped,
    onProgress,
    shownName: "",
    step: "reading",
    done: 0,
    total: 0,
    rows: 0,
  };
}

export function beginStep(watch: Watch, step: ImportProgress["step"], total: number): void {
  Object.assign(watch, { step, total, done: 0, rows: 0 });
  watch.onProgress(watch);
}

export function reportBytes(watch: Watch, count: number): void {
  watch.done += count;
  watch.onProgress(watch);
}

/** Counts a row that is left out, by the reason that the report gives. */
export function skip(watch: Watch, reason: string, count = 1): void {
  watch.skipped.set(reason, (watch.skipped.get(reason) ?? 0) + count);
}
