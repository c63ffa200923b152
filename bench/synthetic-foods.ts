import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { makeBarcode } from "./synthetic-products.ts";

const figures: readonly [id: number, number: string, unit: string][] = [
  [1003, "203", "G"],
  [1004, "204", "G"],
  [1005, "205", "G"],
  [1008, "208", "KCAL"],
  [2000, "269", "G"],
  [1079, "291", "G"],
  [1087, "301", "MG"],
  [1089, "303", "MG"],
  [1092, "306", "MG"],
  [1093, "307", "MG"],
  [1104, "318", "IU"],
  [1253, "601", "MG"],
  [1257, "605", "G"],
  [1258, "606", "G"],
];

const words =
  "oat honey almond dark milk chocolate crunchy organic spicy bean tomato garlic cheddar cream maple".split(
    " ",
  );
const things = "bar cookies cereal soup sauce chips yogurt crackers drink pasta".split(" ");

/** Writes a synthetic release of FoodData Central in the official format; returns its number of rows. */
export async function writeFdcDownload(
  folder: string,
  foods: number,
  dataType: "branded_food" | "sr_legacy_food",
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const ids = Array.from({ length: foods }, (_, index) => 1_000_000 + index);
  const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? "";
  await writeTable(
    folder,
    "nutrient.csv",
    "id,name,unit_name,nutrient_nbr,rank",
    figures,
    (row) => {
      const [id, number, unit] = row;
      return `"${id}","","${unit}","${number}",""\n`;
    },
  );
  await writeTable(
    folder,
    "food.csv",
    "fdc_id,data_type,description,food_category_id,publication_date",
    ids,
    (id) => {
      const [one, two] = [pick(words, id * 7), pick(words, Math.floor(id / 15))];
      const name = `${one} ${two} ${pick(things, id * 3)}, ${pick(words, id * 11)} no ${id % 977}`;
      return `"${id}","${dataType}","${name.toUpperCase()}","","2026-04-30"\n`;
    },
  );
  await writeTable(
    folder,
    "branded_food.csv",
    "fdc_id,brand_owner,brand_name,gtin_upc,ingredients,serving_size,serving_size_unit,household_serving_fulltext",
    ids,
    (id) =>
      `"${id}","Maker ${id % 5000}, Inc.","","${makeBarcode(id)}","${`SUGAR, ""SALT"", `.repeat(10)}","30","g","2 pieces"\n`,
  );
  await writeTable(folder, "food_nutrient.csv", "id,fdc_id,nutrient_id,amount", ids, (id) =>
    figures
      .map(([nutrient], index) => {
        const known = macrosOf(id)[nutrient] ?? ((id + index) % 25) + 0.5;
        return `"","${id}","${nutrient}","${known}"\n`;
      })
      .join(""),
  );
  return foods * (2 + figures.length);
}

/** Figures that agree with each other, by the id of the nutrient. */
function macrosOf(id: number): Readonly<Record<number, number>> {
  const [protein, fat, carbs] = [id % 20, id % 15, (id % 30) + 5];
  const kcal = 4 * protein + 9 * fat + 4 * carbs;
  return {
    1003: protein,
    1004: fat,
    1005: carbs,
    1008: kcal,
    2000: carbs / 2,
    1079: 1.5,
    1258: fat / 2,
  };
}

async function writeTable<Row>(
  folder: string,
  name: string,
  header: string,
  rows: readonly Row[],
  lineOf: (row: Row) => string,
): Promise<void> {
  const file = createWriteStream(join(folder, name));
  file.write(`${header}\n`);
  for (let first = 0; first < rows.length; first += 1000) {
    const text = rows
      .slice(first, first + 1000)
      .map(lineOf)
      .join("");
    if (!file.write(text)) await new Promise((resolve) => file.once("drain", resolve));
  }
  file.end();
  await finished(file);
}
