import { type Homophone, homophonePattern } from "../homophones.ts";

const grams = "\\d+ ?(?:g|gramm|ml|milliliter)";
const drink = "(?:tasse|tassen|becher|kanne|glas|gläser|pott|liter)";
const slices = "(?:scheiben?|stück|stücke)";
const joined = "mit|und";

/** What speech recognition in German writes for foods. */
const homophones: readonly Homophone[] = [
  {
    written: "reist|reise|kreis",
    food: "rice",
    after: grams,
    before: "mit (?:gemüse|huhn|hähnchen|curry|fisch|soße)",
    example: ["150 g reist", "150 g rice"],
  },
  {
    written: "boot|brod|bot",
    food: "bread",
    after: slices,
    before: "mit (?:butter|käse|wurst|schinken|marmelade|honig)",
    example: ["2 scheiben boot", "2 slice bread"],
  },
  {
    written: "t|d",
    food: "tea",
    after: `${drink}|schwarzer|schwarzen|grüner|grünen`,
    example: ["eine tasse t", "a cup tea"],
  },
  {
    written: "skier|skihr|ski er|skyer|scheier",
    food: "skyr",
    after: grams,
    before: "(?:mit|natur|vanille)",
    example: ["200 g skier", "200 g skyr"],
  },
  {
    written: "lax|lacks|lachst",
    food: "salmon",
    after: `${grams}|${joined}`,
    before: "mit|filet",
    example: ["100 g lacks", "100 g salmon"],
  },
  {
    written: "zu fuß|tour fu|to fu",
    food: "tofu",
    after: `${grams}|${joined}|geräucherter`,
    before: "mit (?:gemüse|reis|nudeln)",
    example: ["100 g zu fuß", "100 g tofu"],
  },
  {
    written: "vater|väter",
    food: "feta",
    after: grams,
    before: "käse",
    example: ["50 g vater", "50 g feta"],
  },
  {
    written: "gaudi|gauda",
    food: "gouda",
    after: `${grams}|${slices}`,
    example: ["2 scheiben gauda", "2 slice gouda"],
  },
  {
    written: "donner|dünner|döhner|tönner",
    food: "doner kebab",
    before: "(?:teller|box|mit alles|mit scharf|mit pommes|ohne zwiebeln)",
    example: ["donner mit pommes", "doner kebab with pommes"],
  },
  {
    written: "(?:eher|eyer|ajer)(?= ?(?:$|[,.;]|und|mit))",
    food: "eggs",
    after: "zwei|drei|vier|gekochte|hartgekochte|gebratene|\\d",
    example: ["drei eher", "3 eggs"],
  },
  {
    written: "durst",
    food: "sausage",
    after: `${slices}|bockw|brat`,
    example: ["3 scheiben durst", "3 slice sausage"],
  },
  {
    written: "weiß bier|weis bier|weise bier",
    food: "wheat beer",
    example: ["ein weis bier", "a wheat beer"],
  },
  {
    written: "nuss ecke",
    food: "nut corner",
    example: ["eine nuss ecke", "a nut corner"],
  },
  {
    written: "weh protein|way protein|wäh protein",
    food: "whey protein",
    example: ["30 g weh protein", "30 g whey protein"],
  },
  {
    written: "whine",
    food: "wine",
    after: `${drink}|roter|roten|weißer|weißen`,
    example: ["ein glas whine", "a glass wine"],
  },
  {
    written: "knoedln|knödeln",
    food: "potato dumplings",
    example: ["3 knoedln", "3 potato dumplings"],
  },
];

export const homophonePatterns = homophones.map(homophonePattern);
