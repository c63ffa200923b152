/** One line of the report: times are also told as multiples of the calibration loop. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "kB";
  readonly goal?: number;
}
