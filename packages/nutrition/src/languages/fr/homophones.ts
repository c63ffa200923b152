import { type Homophone, homophonePattern } from "../homophones.ts";

const grams = "\\d+ ?(?:g|gr|grammes?|ml|cl)(?: d[e'])?";
const count = "(?:une?|deux|trois|quatre|cinq|six|\\d+)";
const drink = `${grams}|(?:tasse|verre|bol|mug|litre)s? de`;
const slices = "(?:tranche|morceau|bout|tartine)s? de";
const dish = `${grams}|(?:assiette|bol|portion|plat|part|boîte|reste)s? de|du|des|les|mes|mange|mangé`;

/** What speech recognition in French writes for foods. */
const homophones: readonly Homophone[] = [
  {
    written: "tes|t'es|tais|taie",
    food: "tea",
    after: drink,
    before: "verte?|noir|au lait|glacé|à la menthe",
    example: ["une tasse de tes vert", "a cup tea green"],
  },
  {
    written: "les|laid|laits|l'ait",
    food: "milk",
    after: drink,
    example: ["un verre de laid", "a glass milk"],
  },
  {
    written: "pattes?(?! de)",
    food: "pasta",
    after: dish,
    before: "au beurre|au pesto|au fromage|à la|aux|carbo\\w*|bolo\\w*",
    example: ["200 g de pattes", "200 g pasta"],
  },
  {
    written: "pins?|peint",
    food: "bread",
    after: `${slices}|${grams}`,
    before: "complet|de mie|de campagne|aux céréales|beurré",
    example: ["deux tranches de pin", "2 slice bread"],
  },
  {
    written: "pins? au chocolat",
    food: "pain au chocolat",
    example: ["un pin au chocolat", "a pain au chocolat"],
  },
  {
    written: "pains? (?:de|au) siècle",
    food: "rye bread",
    example: ["un pain de siècle", "a rye bread"],
  },
  {
    written: "eux|neufs|heufs",
    food: "eggs",
    after: `${count}|des`,
    before: "au plat|durs?|brouillés|à la coque|mollets?|pochés?",
    example: ["trois eux au plat", "3 eggs with"],
  },
  {
    written: "(?:ris?|rit|rie)(?! de veau)",
    food: "rice",
    after: dish,
    before: "blanc|basmati|complet|cantonais|au lait|cuit|thaï",
    example: ["150 g de ri", "150 g rice"],
  },
  {
    written: "poids chiches?",
    food: "chickpeas",
    example: ["poids chiches", "chickpeas"],
  },
  {
    written: "fo(?:is|i) gras",
    food: "foie gras",
    example: ["une fois gras", "a foie gras"],
  },
  {
    written: "fois? de veau",
    food: "veal liver",
    example: ["150 g de fois de veau", "150 g veal liver"],
  },
  {
    written: "noies?",
    food: "nuts",
    after: "poignées? de|\\d+ ?(?:g|grammes?)(?: de)?",
    example: ["une poignée de noies", "a handful nuts"],
  },
  {
    written: "tons?|tond",
    food: "tuna",
    after: `${grams}|(?:boîte|salade|steak|miette|rillettes)s? de|au`,
    before: "en boîte|au naturel|à l'huile|mayo\\w*",
    example: ["120 g de ton", "120 g tuna"],
  },
  {
    written: "(?:vains?|vingt|vint)(?! (?:cl|ml|centi))",
    food: "wine",
    after: "(?:verre|bouteille|ballon|pichet|coupe)s? de",
    before: "rouge|blanc|rosé|chaud",
    example: ["un verre de vingt rouge", "a glass wine red"],
  },
  {
    written: "(?:rôti|rôtis) de port",
    food: "roast pork",
    example: ["un rôti de port", "a roast pork"],
  },
  {
    written: "(?:côtes?|filets?|échines?|travers) de port",
    food: "pork chop",
    example: ["une côte de port", "a pork chop"],
  },
  {
    written: "mûr|murs?",
    food: "blackberries",
    after: `${grams}|poignées? de|aux`,
    example: ["une poignée de murs", "a handful blackberries"],
  },
  {
    written: "l'art",
    food: "bacon",
    after: `${grams}|(?:tranche|morceau)s? de`,
    example: ["50 g de l'art", "50 g bacon"],
  },
  {
    written: "cèpe|ceps",
    food: "mushrooms",
    after: `${grams}|aux|poêlée de`,
    example: ["100 g de ceps", "100 g mushrooms"],
  },
];

export const homophonePatterns = homophones.map(homophonePattern);
