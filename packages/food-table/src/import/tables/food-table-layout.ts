import type { NutrientId } from "@morsel/nutrition";

/** A national food table that can be imported. */
export type TableName = "cofid" | "bls" | "ciqual" | "mext" | "cnf" | "swiss" | "fineli";

/** How a food composition table writes its foods. Another table is another one of these. */
export interface FoodTableLayout {
  /** As `--table` names it. The ids of its foods begin with it: 'cofid:13-145'. */
  readonly name: TableName;
  /** What a person calls it, for messages. */
  readonly title: string;
  /** The first edition whose `column` the files have. */
  readonly editions: readonly FoodTableEdition[];
  /** The encoding of files that are not UTF-8. */
  readonly encoding: "windows-1252" | "shift_jis";
  /** What a cell has in place of a figure, in lower case. A cell that begins with `<` is zero. */
  readonly markers: { readonly trace: readonly string[]; readonly unknown: readonly string[] };
  /** True if names are in capitals, which are then written as sentences. */
  readonly isInCapitals?: boolean;
  readonly files: WideFiles | LongFiles;
  /**
   * The catalogue's figures, by the codes of the table's columns. Several figures: the first that is known.
   * A nutrient that is not listed is unknown.
   */
  readonly nutrients: Readonly<Partial<Record<NutrientId, readonly Figure[]>>>;
  /**
   * The column of alcohol in g. If a table has it, a food without energy gets that of its protein, fat,
   * carbohydrate, fiber and alcohol, if all are known.
   */
  readonly alcohol?: string;
}

/** One edition, as foods name it. */
export interface FoodTableEdition {
  /** A dataset of `food-sources.ts`: 'CoFID 2021'. */
  readonly dataset: string;
  /** "2021-03", or the number of the release: what is greater is newer. */
  readonly date: string;
  /** A column that no earlier edition has. */
  readonly column?: string;
}

/** A row for each food, a column for each nutrient. Several files are joined by the record's id. */
export interface WideFiles {
  readonly shape: "wide";
  /** The ids of records; rows without one are headings. */
  readonly recordId: RegExp;
  readonly id: ColumnNames;
  /** The columns of names, best first: English, then the table's own language. */
  readonly names: readonly ColumnNames[];
  /**
   * The headings of columns whose code is not their heading, by code. Capitals, accents, spaces and
   * punctuation make no difference.
   */
  readonly columns?: Readonly<Record<string, ColumnNames>>;
  /** What of a heading is the code: its first group. */
  readonly codePattern?: RegExp;
  /** Foods whose figures are per 100 ml, and the column of their density in g/ml. */
  readonly perVolume?: {
    readonly column: string;
    readonly pattern: RegExp;
    readonly densityColumn: string;
  };
}

type ColumnNames = readonly string[];

/** A row for each figure of a food, with the foods' names and portions in files of their own. */
export interface LongFiles {
  readonly shape: "long";
  /** The file of names: the same id in all files, and the id that readers of the table know. */
  readonly foods: {
    readonly file: string;
    readonly key: string;
    readonly id: string;
    readonly name: string;
  };
  readonly amounts: {
    readonly file: string;
    readonly key: string;
    readonly code: string;
    readonly value: string;
  };
  readonly portions: LongPortions;
}

interface LongPortions {
  readonly file: string;
  readonly key: string;
  readonly measure: string;
  readonly size: string;
  /** What a size of 1 weighs. */
  readonly grams: number;
  /** The labels of measures by their code, or the file that has them. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly labelFile?: { readonly file: string; readonly key: string; readonly label: string };
}

/** A sum of columns. It is unknown if one of them is, apart from those that may be missing. */
export type Figure = readonly Term[];

export interface Term {
  readonly column: string;
  /** What a figure of the column is multiplied by. */
  readonly times: number;
  /** True if the sum is known without the term. A sum without any known term is unknown. */
  readonly isOptional: boolean;
}

/** A column as it is, or multiplied. */
export const column = (code: string, times = 1): Term => ({
  column: code,
  times,
  isOptional: false,
});

/** A column that the sum may lack. */
export const optional = (code: string, times = 1): Term => ({
  column: code,
  times,
  isOptional: true,
});

/** A figure for each column: the first that is known. */
export const firstOf = (...codes: readonly string[]): readonly Figure[] =>
  codes.map((code) => [column(code)]);

export const kcalPerKilojoule = 1 / 4.184;
