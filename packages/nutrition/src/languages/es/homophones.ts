import { type Homophone, homophonePattern } from "../homophones.ts";

const grams = "\\d+ ?(?:g|gr|gramos|ml)(?: de)?";
const drink = "(?:vaso|taza|jarra|litro|copa)s? de";
const dish = `${grams}|(?:plato|bol|porción|ración|taza|cucharada)s? de`;
const slices = "(?:rebanada|rodaja|loncha|trozo|pedazo|tajada)s? de";
const count = "(?:una?|dos|tres|cuatro|cinco|\\d+)";

/** What speech recognition in Spanish writes for foods, and how people spell what sounds the same. */
const homophones: readonly Homophone[] = [
  {
    written: "poyo|poio",
    food: "chicken",
    after: `${dish}|con|de|y`,
    before: "asado|frito|a la plancha|empanizado|guisado",
    example: ["150 g de poyo", "150 g of chicken"],
  },
  {
    written: "bazo|baso",
    food: "glass",
    after: count,
    before: "de (?:leche|agua|jugo|zumo|vino|cerveza|refresco)",
    example: ["un bazo de leche", "a glass of milk"],
  },
  {
    written: "(?:webos?|uevos?|huebos?|güevos?) (?:fritos?|estrellados?)",
    food: "fried eggs",
    example: ["dos webos fritos", "2 fried eggs"],
  },
  {
    written: "webos?|uevos?|huebos?|güevos?",
    food: "eggs",
    after: `${count}|con|de|y`,
    before: "revueltos?|cocidos?|duros?",
    example: ["dos webos", "2 eggs"],
  },
  {
    written: "ropa(?! vieja)",
    food: "soup",
    after: "(?:plato|bol|taza) de",
    before: "de (?:verduras?|pollo|fideos?|tomate|lentejas|pescado|cebolla)",
    example: ["un plato de ropa", "a plate soup"],
  },
  {
    written: "avas",
    food: "fava beans",
    after: `${dish}|con|y`,
    example: ["arroz con avas", "rice with fava beans"],
  },
  {
    written: "(?:a ?ros|arros|arós)(?! de)",
    food: "rice",
    after: `${dish}|con|y`,
    before: "con (?:pollo|leche|frijoles|habichuelas)|blanco|integral",
    example: ["200 g de a ros", "200 g of rice"],
  },
  {
    written: "que so|kesos?",
    food: "cheese",
    after: `${dish}|${slices}|con`,
    before: "fresco|manchego|oaxaca|panela|crema",
    example: ["dos lonchas de que so", "2 slice cheese"],
  },
  {
    written: "plan|van|pam",
    food: "bread",
    after: `${slices}|${grams}`,
    before: "(?:con (?:tomate|mantequilla|mermelada|aceite)|tostado|integral|de molde)",
    example: ["dos rebanadas de plan", "2 slice bread"],
  },
  {
    written: "café con lecho|cafe con leches",
    food: "café con leche",
    example: ["un café con lecho", "a café con leche"],
  },
  {
    written: "baca|vaca",
    food: "beef",
    after: "(?:carne|filete|bistec|hamburguesa|leche) de",
    example: ["un bistec de baca", "a bistec of beef"],
  },
  {
    written: "yo gur|jogur|llogur",
    food: "yogurt",
    example: ["un yo gur", "a yogurt"],
  },
  {
    written: "ubas",
    food: "grapes",
    example: ["100 g de ubas", "100 g of grapes"],
  },
  {
    written: "(?:cerca|servesa|serveza|cervesa)s?",
    food: "beer",
    after: `${drink}|${count}`,
    example: ["dos servesas", "2 beer"],
  },
  {
    written: "ja mon|gamón",
    food: "ham",
    example: ["50 g de ja mon", "50 g of ham"],
  },
  {
    written: "a vena",
    food: "oats",
    after: dish,
    example: ["40 g de a vena", "40 g of oats"],
  },
];

export const homophonePatterns = homophones.map(homophonePattern);
