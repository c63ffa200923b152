/** A unit of an amount. */
export interface Unit {
  /**
   * A weight or volume is always a figure. A vessel may precede a food without "of" ("two slices toast");
   * a shape is a unit only before "of", otherwise part of a name.
   */
  readonly kind: "weight" | "volume" | "vessel" | "shape";
  /** The key, as in labels of portions. */
  readonly key: string;
  /** The stems that people write, with the key unless they mean another unit. */
  readonly forms: readonly string[];
  /** Grams of one: of a vessel or shape, for any food without such a portion. */
  readonly grams: number | undefined;
  readonly ml: number | undefined;
  /** A unit of foods without a number, such as soup. */
  readonly isServing: boolean;
  /** Other units in labels of portions that may stand for it, closest first. */
  readonly similar: readonly string[];
}

const syntax =
  /^(?<kind>weight|volume|vessel|shape)(?<plural>s)?(?: = (?<key>\w+))?(?: (?<amount>[\d.]+) (?<measure>g|ml))?(?<serving> serving)?: (?<forms>[^~]+?)(?: ~ (?<similar>.+))?$/;

/**
 * Parses a table with one unit per line: "KIND [= KEY] [NUMBER g|ml] [serving]: FORM... [~ SIMILAR...]". The
 * first form is the key if none is named. A plural kind, as in "shapes: stick wedge", has a unit in each form.
 */
export function parseUnits(table: string): readonly Unit[] {
  return table
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const row = syntax.exec(line)?.groups;
      if (!row) throw new Error(`Not a unit: ${line}`);
      const forms = row.forms?.split(" ") ?? [];
      const unit = (key: string, itsForms: readonly string[]): Unit => ({
        kind: row.kind as Unit["kind"],
        key,
        forms: itsForms,
        grams: row.measure === "g" ? Number(row.amount) : undefined,
        ml: row.measure === "ml" ? Number(row.amount) : undefined,
        isServing: row.serving !== undefined,
        similar: row.similar?.split(" ") ?? [],
      });
      if (row.plural) return forms.map((form) => unit(form, [form]));
      return [unit(row.key ?? forms[0] ?? "", forms)];
    });
}
