import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "csv-parse/sync";

/** What is measured, in the order of the reports. */
export const figureNames = ["energy", "protein", "carbs", "fat"] as const;
export type FigureName = (typeof figureNames)[number];

const columns: Readonly<Record<FigureName, string>> = {
  energy: "energy_kcal",
  protein: "protein_g",
  carbs: "carbs_g",
  fat: "fat_g",
};

/** One description with what it truly holds; a figure that the file does not tell is undefined. */
export interface LabelledRow {
  /** The file's name without its folder. */
  readonly file: string;
  /** Counted from 1, the header not counted. */
  readonly row: number;
  readonly query: string;
  readonly truth: Readonly<Record<FigureName, number | undefined>>;
}

/** The rows of a labelled file. Throws if the file has no column `query` or no figure at all. */
export function readLabelledRows(path: string): LabelledRow[] {
  const records: Record<string, string>[] = parse(readFileSync(path, "utf8"), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
  });
  const known = Object.keys(records[0] ?? {});
  const stated = figureNames.filter((name) => known.includes(columns[name]));
  if (!known.includes("query") || stated.length === 0) {
    throw new Error(
      `${path} needs the column query and at least one of ${Object.values(columns).join(", ")}`,
    );
  }
  const numberOf = (text: string | undefined) => (text ? Number(text) : undefined);
  return records.map((record, index) => ({
    file: basename(path),
    row: index + 1,
    query: record.query ?? "",
    truth: {
      energy: numberOf(record[columns.energy]),
      protein: numberOf(record[columns.protein]),
      carbs: numberOf(record[columns.carbs]),
      fat: numberOf(record[columns.fat]),
    },
  }));
}
