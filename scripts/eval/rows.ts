import { readFileSync } from "node:fs";

/** What a meal holds: energy in kcal, the rest in grams. */
export interface Figures {
  readonly carbs: number;
  readonly energy: number;
  readonly protein: number;
  readonly fat: number;
}

/** One description with what it truly holds; undefined where the file does not say. */
export interface Row {
  readonly query: string;
  readonly truth: { readonly [Key in keyof Figures]: Figures[Key] | undefined };
}

/** The rows of a labelled file. Throws where it lacks a column that every file must have. */
export function readRows(file: string): Row[] {
  const [header = [], ...lines] = parseCsv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const numberAt = (line: readonly string[], name: string) => {
    const text = line[header.indexOf(name)];
    return text === undefined || text === "" ? undefined : Number(text);
  };
  if (!header.includes("query") || !header.includes("carbs_g")) {
    throw new Error(`${file} needs the columns query and carbs_g`);
  }
  return lines.map((line) => ({
    query: line[header.indexOf("query")] ?? "",
    truth: {
      carbs: numberAt(line, "carbs_g"),
      energy: numberAt(line, "energy_kcal"),
      protein: numberAt(line, "protein_g"),
      fat: numberAt(line, "fat_g"),
    },
  }));
}

/** RFC 4180: quoted fields may hold commas, quotes and line breaks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const field = match[1] ?? "";
    row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (match[2] === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    if (match.index + match[0].length >= text.length) break;
  }
  return rows;
}

/** A line of CSV. */
export function formatCsvLine(cells: readonly (string | number)[]): string {
  const quote = (text: string) =>
    /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return `${cells.map((cell) => quote(String(cell))).join(",")}\n`;
}
