import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** Numbers that are the same in each run: a linear congruential generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables =
  "ba be bi bo bu ca co cu da de di do fa fe fi fo ga go gu ha he ho ja jo ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za zo".split(
    " ",
  );

/** Words as labels have them; they are the most frequent ones. */
const labelWords =
  "chocolate milk organic dark bar cookies oat honey almond peanut butter cream cheese yogurt vanilla strawberry caramel crunchy protein zero sugar free light mini original classic chicken beef tomato sauce soup pasta noodles rice chips cereal drink juice orange apple lemon mint coffee tea bread cake biscuits".split(
    " ",
  );

function makeWord(number: number): string {
  const next = seeded(number + 1);
  const count = 2 + Math.floor(next() * 3);
  return Array.from({ length: count }, () => syllables[Math.floor(next() * syllables.length)]).join(
    "",
  );
}

const words = [...labelWords, ...Array.from({ length: 30_000 }, (_, number) => makeWord(number))];
const brands = Array.from({ length: 20_000 }, (_, number) =>
  number % 3 === 0
    ? `${makeWord(100_000 + number)} ${makeWord(200_000 + number)}`
    : makeWord(100_000 + number),
);

/** The rank of a word or brand, as often as in texts: the share of a rank falls with it. */
const pickRank = (random: number, count: number) => Math.floor((count + 1) ** random) - 1;

/** A made-up product: its words, brand and figures depend on its number only. */
export function makeProduct(number: number) {
  const next = seeded(number * 2_654_435_761);
  next();
  const wordCount = 2 + Math.floor(next() * 4);
  const name = Array.from({ length: wordCount }, () => words[pickRank(next(), words.length)]);
  const brand = brands[pickRank(next(), brands.length)] ?? "";
  const [protein, sugars, saturated] = [next() * 20, next() * 30, next() * 5];
  const [carbs, fat] = [sugars + next() * 20, saturated + next() * 15];
  return {
    barcode: makeBarcode(number),
    name: name.join(" "),
    brand,
    kcal: 4 * protein + 4 * carbs + 9 * fat,
    protein,
    carbs,
    fat,
    sugars,
    saturated,
    salt: next() * 2,
    scans: Math.floor(1 / (next() + 1e-4)),
  };
}

/** A search for a made-up product. */
interface ProductQuery {
  readonly query: string;
  readonly barcode: string;
  /** True if the last word is incomplete. */
  readonly isTyping: boolean;
}

/** What people type: the brand with a word or two, words without a brand, and an incomplete last word. */
export function makeQueries(
  next: () => number,
  products: number,
  count: number,
): readonly ProductQuery[] {
  return Array.from({ length: count }, (_, at) => {
    const { name, brand, barcode } = makeProduct(Math.floor(next() * products));
    const words = name.split(" ");
    const queries = [
      `${brand} ${words[0]}`,
      `${brand} ${words.slice(0, 2).join(" ")}`,
      words.slice(0, 3).join(" "),
      `${words[0]} ${words[1]?.slice(0, 4)}`,
    ];
    return { query: queries[at % 4] ?? name, barcode, isTyping: at % 4 === 3 };
  });
}

/** A valid EAN-13; each number has one of its own. */
export function makeBarcode(number: number): string {
  const body = String(400_000_000_000 + number);
  const sum = [...body].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Writes products as lines of the dump of Open Food Facts. */
export async function writeProductDump(path: string, count: number): Promise<void> {
  const packed = createGzip({ level: 1 });
  const file = packed.pipe(createWriteStream(path));
  for (let first = 0; first < count; first += 1000) {
    let text = "";
    for (let number = first; number < Math.min(count, first + 1000); number += 1)
      text += `${JSON.stringify(lineOf(number))}\n`;
    if (!packed.write(text)) await new Promise((resolve) => packed.once("drain", resolve));
  }
  packed.end();
  await finished(file);
}

function lineOf(number: number): object {
  const { barcode, name, brand, scans, ...figures } = makeProduct(number);
  return {
    code: barcode,
    lang: "en",
    product_name: name,
    product_name_en: name,
    brands: brand,
    quantity: "300 g",
    product_quantity: 300,
    product_quantity_unit: "g",
    serving_size: "1 piece (30 g)",
    serving_quantity: 30,
    countries_tags: ["en:united-kingdom"],
    ingredients_text: "sugar, salt, ".repeat(20),
    last_modified_t: 1_770_000_000,
    unique_scans_n: scans,
    nutriments: {
      "energy-kcal_100g": figures.kcal,
      proteins_100g: figures.protein,
      carbohydrates_100g: figures.carbs,
      fat_100g: figures.fat,
      sugars_100g: figures.sugars,
      "saturated-fat_100g": figures.saturated,
      salt_100g: figures.salt,
    },
  };
}
