import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importProducts } from "@morsel/food-table/import";

/** Products of a made-up export of Open Food Facts. Their figures agree with each other. */
export const sampleProducts = {
  biscuits: "5000159407236",
  cola: "5000000000012",
  barCookies: "5000000000029",
  barPeanut: "5000000000036",
} as const;

const label = (kcal: number, protein: number, carbs: number, fat: number) => ({
  "energy-kcal_100g": kcal,
  proteins_100g: protein,
  carbohydrates_100g: carbs,
  fat_100g: fat,
});

const lines = [
  {
    code: sampleProducts.biscuits,
    product_name: "Oat Biscuits",
    product_name_de: "Haferkekse",
    brands: "Hill Farm",
    product_quantity: 300,
    product_quantity_unit: "g",
    serving_size: "2 biscuits (25 g)",
    serving_quantity: 25,
    nutriments: label(420, 10, 50, 20),
  },
  {
    code: sampleProducts.cola,
    product_name: "Cherry Cola",
    brands: "Fizzaro",
    product_quantity: 330,
    product_quantity_unit: "ml",
    serving_quantity: 250,
    serving_quantity_unit: "ml",
    nutriments: label(42, 0, 10.5, 0),
  },
  {
    code: sampleProducts.barCookies,
    product_name: "Protein Bar Cookies and Cream",
    brands: "Zorbar",
    serving_quantity: 60,
    unique_scans_n: 90,
    nutriments: label(350, 33, 32, 10),
  },
  {
    code: sampleProducts.barPeanut,
    product_name: "Protein Bar Peanut Butter",
    brands: "Zorbar",
    serving_quantity: 60,
    unique_scans_n: 10,
    nutriments: label(400, 30, 30, 17.8),
  },
];

/**
 * Brands that people type, named as both sources name such products: with the brand in the name or without it, with
 * "&", and with a size in the name.
 */
export const brandedLines = [
  {
    code: "5000000000043",
    product_name: "Cookies & Cream Protein Bar",
    brands: "Quest, Quest Nutrition",
    product_quantity: 60,
    product_quantity_unit: "g",
    serving_size: "1 bar (60 g)",
    serving_quantity: 60,
    unique_scans_n: 60,
    nutriments: { ...label(330, 35, 15, 15), fiber_100g: 22 },
  },
  {
    code: "5000000000050",
    product_name: "Quest Bar Chocolate Chip Cookie Dough",
    brands: "Quest",
    serving_size: "1 bar (60 g)",
    serving_quantity: 60,
    unique_scans_n: 90,
    nutriments: { ...label(317, 35, 12, 14), fiber_100g: 22 },
  },
  {
    code: "5000000000067",
    product_name: "Core Power Elite 42g Chocolate Milk Shake",
    brands: "Fairlife, Core Power",
    product_quantity: 414,
    product_quantity_unit: "ml",
    serving_size: "1 bottle (414 ml)",
    serving_quantity: 414,
    serving_quantity_unit: "ml",
    unique_scans_n: 40,
    nutriments: label(55.6, 10.1, 2.2, 0.8),
  },
  {
    code: "5000000000074",
    product_name: "Core Power Elite 42 g High Protein Milk Shake Vanilla",
    brands: "Fairlife",
    serving_size: "1 bottle (414 ml)",
    serving_quantity: 414,
    serving_quantity_unit: "ml",
    unique_scans_n: 20,
    nutriments: label(55, 10, 2.1, 0.8),
  },
  {
    code: "5000000000081",
    product_name: "Chicken & Mushroom",
    brands: "Pot Noodle",
    product_quantity: 90,
    product_quantity_unit: "g",
    serving_size: "1 pot (305 g)",
    serving_quantity: 305,
    unique_scans_n: 80,
    nutriments: label(126, 3, 17, 5),
  },
  {
    code: "5000000000098",
    product_name: "Chicken & Mushroom King Pot",
    brands: "Pot Noodle",
    serving_size: "1 pot (401 g)",
    serving_quantity: 401,
    unique_scans_n: 30,
    nutriments: label(128, 3, 17.4, 5),
  },
  {
    code: "5000000000104",
    product_name: "Protein Bar Chocolate",
    brands: "One",
    serving_quantity: 60,
    nutriments: label(350, 33, 32, 10),
  },
] as const;

/** Imports the sample products, or others, into a data directory. */
export async function importSampleProducts(
  dataDir: string,
  products: readonly object[] = lines,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-sample-products-"));
  try {
    const path = join(folder, "sample.jsonl");
    const text = products.map((line) =>
      JSON.stringify({ lang: "en", last_modified_t: 1_770_000_000, ...line }),
    );
    await writeFile(path, text.join("\n"));
    await importProducts({ dataDir, paths: [path], countries: [], languages: [] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
