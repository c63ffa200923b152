// The Parquet export of Open Food Facts, in the layout of the official file of April 2026, made up for the tests.
import { parquetWriteBuffer } from "hyparquet-writer";

type Schema = NonNullable<Parameters<typeof parquetWriteBuffer>[0]["schema"]>;
type Field = Schema[number];

const optional = { repetition_type: "OPTIONAL" } as const;
const string = (name: string): Field => ({
  name,
  type: "BYTE_ARRAY",
  converted_type: "UTF8",
  ...optional,
});
const float = (name: string): Field => ({ name, type: "FLOAT", ...optional });
const listOf = (name: string, ...element: readonly Field[]): Schema => [
  { name, num_children: 1, converted_type: "LIST", ...optional },
  { name: "list", num_children: 1, repetition_type: "REPEATED" },
  ...element,
];
const listOfStructs = (name: string, ...fields: readonly Field[]): Schema =>
  listOf(name, { name: "element", num_children: fields.length, ...optional }, ...fields);

/** Columns that are read, and some that are not. */
const columns: Readonly<Record<string, Schema>> = {
  additives_n: [{ name: "additives_n", type: "INT32", ...optional }],
  brands: [string("brands")],
  code: [string("code")],
  countries_tags: listOf("countries_tags", string("element")),
  data_quality_errors_tags: listOf("data_quality_errors_tags", string("element")),
  lang: [string("lang")],
  last_modified_t: [{ name: "last_modified_t", type: "INT64", ...optional }],
  nutriments: listOfStructs(
    "nutriments",
    string("name"),
    float("value"),
    float("100g"),
    float("serving"),
    string("unit"),
  ),
  product_name: listOfStructs("product_name", string("lang"), string("text")),
  product_quantity_unit: [string("product_quantity_unit")],
  product_quantity: [string("product_quantity")],
  quantity: [string("quantity")],
  serving_quantity: [string("serving_quantity")],
  serving_size: [string("serving_size")],
  unique_scans_n: [{ name: "unique_scans_n", type: "INT32", ...optional }],
};

/** A file with a group of rows for each list of products. Missing cells are null. */
export function toParquet(
  groups: readonly (readonly object[])[],
  left: readonly string[] = [],
): Uint8Array {
  const rows = groups.flat() as Readonly<Record<string, unknown>>[];
  const used = Object.entries(columns).filter(([name]) => !left.includes(name));
  const bytes = parquetWriteBuffer({
    schema: [
      { name: "duckdb_schema", num_children: used.length },
      ...used.flatMap(([, one]) => one),
    ],
    columnData: used.map(([name]) => ({ name, data: rows.map((row) => row[name] ?? null) })),
    rowGroupSize: groups.map(({ length }) => length),
  });
  return new Uint8Array(bytes);
}

const cell = (name: string, per100g: number | null, unit = "g") => ({
  name,
  value: per100g,
  "100g": per100g,
  serving: null,
  unit,
});

/** The biscuit of `test-products.ts` in this format. */
export const parquetBiscuit = {
  code: "5000159407236",
  lang: "en",
  product_name: [
    { lang: "main", text: "Oat Biscuits" },
    { lang: "fr", text: "Biscuits à l'avoine" },
    { lang: "en", text: "Oat Biscuits" },
  ],
  brands: "Hill Farm",
  quantity: "300 g",
  product_quantity: "300",
  product_quantity_unit: "g",
  serving_size: "2 biscuits (25 g)",
  serving_quantity: "25",
  countries_tags: ["en:united-kingdom", "en:france"],
  data_quality_errors_tags: [],
  last_modified_t: 1_770_000_000n,
  unique_scans_n: 5,
  nutriments: [
    cell("energy-kcal", 420, "kcal"),
    cell("energy", 1757.28, "kJ"),
    cell("proteins", 10),
    cell("carbohydrates", 50),
    cell("fat", 20),
    cell("sugars", 25),
    cell("saturated-fat", 8),
    cell("salt", 1),
    // 30 mg: "100g" is in grams whatever the unit is.
    { ...cell("vitamin-c", 30, "mg"), "100g": 0.03 },
    cell("calcium", null),
  ],
};
