import { type Homophone, homophonePattern } from "../homophones.ts";

const grams = "\\d+ ?(?:g|gr|gramas|ml)(?: de)?";
const drink = "(?:copo|xícara|caneca|litro|taça)s? de";
const dish = `${grams}|(?:prato|tigela|porção|concha|colher|escumadeira)s? de`;
const slices = "(?:fatia|pedaço|rodela)s? de";
const count = "(?:uma?|dois|duas|três|quatro|\\d+)";

/** What speech recognition in Portuguese writes for foods, and how people spell what sounds the same. */
const homophones: readonly Homophone[] = [
  {
    written: "pau de queijo|pão de queixo|pau de queixo",
    food: "pão de queijo",
    example: ["um pau de queijo", "a pão de queijo"],
  },
  {
    written: "pau",
    food: "bread",
    after: `${slices}|${grams}`,
    before:
      "(?:com (?:manteiga|queijo|ovo|presunto|requeijão|geleia)|francês|na chapa|integral|de forma)",
    example: ["pau com leite, 2 fatias de pau", "pau with milk, 2 slice bread"],
  },
  {
    written: "sulcos?|sucu",
    food: "juice",
    after: drink,
    before: "de (?:laranja|uva|limão|abacaxi|maracujá|manga|acerola|caju)|verde",
    example: ["um copo de sulco", "a glass juice"],
  },
  {
    written: "feijó|fejão|feijom",
    food: "beans",
    after: `${dish}|e|com`,
    before: "preto|carioca|tropeiro|com arroz",
    example: ["arroz e feijó", "rice and beans"],
  },
  {
    written: "franco",
    food: "chicken",
    after: `${dish}|com|de|peito de|filé de`,
    before: "grelhado|assado|desfiado|frito|à milanesa",
    example: ["arroz com franco grelhado", "rice with chicken grilled"],
  },
  {
    written: "queixos?|quejo",
    food: "cheese",
    after: `${dish}|${slices}|com|e`,
    before: "branco|minas|coalho|mussarela|prato",
    example: ["uma fatia de queixo", "a slice cheese"],
  },
  {
    written: "já|cha",
    food: "tea",
    after: drink,
    before: "(?:verde|preto|de camomila|mate|de hortelã)",
    example: ["uma xícara de já", "a cup tea"],
  },
  {
    written: "a ?ssaí|a saí|assai",
    food: "açaí",
    before: "com (?:granola|banana|leite)|na tigela",
    after: drink,
    example: ["assaí com leite", "açaí with milk"],
  },
  {
    written: "ouvos?|hovos?|ôvos?",
    food: "eggs",
    after: `${count}|com|e`,
    before: "cozidos?|fritos?|mexidos?",
    example: ["dois ouvos", "2 eggs"],
  },
  {
    written: "houve",
    food: "collard greens",
    after: dish,
    before: "refogada|mineira|manteiga",
    example: ["arroz com houve refogada", "rice with collard greens sauteed"],
  },
  {
    written: "caldo de cá na",
    food: "sugar cane juice",
    example: ["um caldo de cá na", "a sugar cane juice"],
  },
  {
    written: "iogute|yo gurte|iogurti",
    food: "yogurt",
    example: ["um iogute", "a yogurt"],
  },
  {
    written: "tapi oca",
    food: "tapioca crepe",
    example: ["uma tapi oca", "a tapioca crepe"],
  },
  {
    written: "fá rofa",
    food: "farofa",
    example: ["arroz e fá rofa", "rice and farofa"],
  },
];

export const homophonePatterns = homophones.map(homophonePattern);
