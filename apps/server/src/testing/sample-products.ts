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

/** Imports the sample products into a data directory. */
export async function importSampleProducts(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-sample-products-"));
  try {
    const path = join(folder, "sample.jsonl");
    const text = lines.map((line) =>
      JSON.stringify({ lang: "en", last_modified_t: 1_770_000_000, ...line }),
    );
    await writeFile(path, text.join("\n"));
    await importProducts({ dataDir, paths: [path], countries: [], languages: [] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
