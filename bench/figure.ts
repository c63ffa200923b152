/** How long a bench may take: short by default; `npm run bench -- NAME --long` for the documented figures. */
export type Length = "short" | "long";

/** One line of the report; times are also shown as multiples of the calibration loop. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "kB" | "points" | "times" | "%";
  /** The maximum; for points the minimum. */
  readonly goal?: number;
  /** Why the goal is missed; printed only then. */
  readonly reasons?: readonly string[];
}

export function isMissed({ value, unit, goal }: Figure): boolean {
  if (goal === undefined) return false;
  return unit === "points" ? value < goal : value > goal;
}
