import type { PhrasePattern } from "../language-pack.ts";

/** "roh" after an amount belongs to the food before it. */
const uncooked = "\\(?(?:roh|ungekocht|trocken|trockengewicht|rohgewicht)\\)?(?!\\p{L})";
const stated = "(\\d+ ?(?:g|gr|gramm))";
export const uncookedFoods: readonly PhrasePattern[] = [
  {
    pattern: `vollkorn(?:nudeln|spaghetti|pasta|penne) ${stated},? ${uncooked}`,
    to: "$1 uncooked whole wheat pasta",
    example: ["Vollkornnudeln 100 g roh", "100 g uncooked whole wheat pasta"],
  },
  {
    pattern: `(?:nudeln|spaghetti|pasta|penne|fusilli|spirelli|makkaroni|hörnli) ${stated},? ${uncooked}`,
    to: "$1 uncooked pasta",
    example: ["Nudeln 100 g (trocken)", "100 g uncooked pasta"],
  },
  {
    pattern: `((?:basmati|jasmin|langkorn|voll?korn|natur)?reis) ${stated},? ${uncooked}`,
    to: "$2 uncooked $1",
    example: ["Reis 80 g roh", "80 g uncooked rice"],
  },
];

const flavor =
  "(?:schoko(?:lade)?|vanille|erdbeere?|stracciatella|zitrone|haselnuss|nuss|pistazie|joghurt|mango|himbeere?|cookies?|walnuss|kokos|banane|karamell|kirsche?|malaga|mokka|tiramisu|nougat|melone|pfirsich|maracuja)(?:eis)?";
const flavors = `${flavor}(?:(?:, ?| und | u | & | \\+ )${flavor})*`;
/** A sort ("Vanille") belongs to the food before it; fruit yogurt is another food than plain yogurt. */
const sort =
  "(?:vanille|schoko(?:lade)?|erdbeere?|stracciatella|himbeere?|pfirsich|kirsche?|mango|heidelbeere?|blaubeere?|maracuja|waldbeere?|haselnuss|karamell|cookies?(?: (?:and|&|n) cream)?|zitrone|kokos|banane|nougat|nature?|pur|plain)";
const amount = "((?: (?:von \\p{L}+|\\d+ ?(?:g|gr|gramm|ml)|becher|im becher))*)";
export const sorts: readonly PhrasePattern[] = [
  {
    pattern: `(?:joghurt|jogurt|yoghurt|almighurt)${amount},? (?:vanille)`,
    to: "vanilla yogurt$1",
    example: ["Joghurt 150 g Vanille", "vanilla yogurt 150 g"],
  },
  {
    pattern: `(?:joghurt|jogurt|yoghurt|almighurt)${amount},? (?!nature?|pur|plain)${sort}`,
    to: "fruit yogurt$1",
    example: ["Joghurt Erdbeere", "fruit yogurt"],
  },
  {
    pattern: `((?:protein|eiweiß|high protein|whey|skyr|quark|müller|ehrmann|porridge|haferflocken|sojamilch|sojadrink|mandelmilch|yfood|huel|kefir|trinkjoghurt|milchreis|grießpudding|grießbrei|cappuccino|magnum|paradiescreme|müsliriegel|corny|riegel|shake|eiweißshake|proteinshake)(?:[ -]?(?:pudding|pulver|riegel|shake|drink|joghurt|mousse|creme|protein|becher|eis|milch))?)${amount},? ${sort}`,
    to: "$1$2",
    example: ["Milchreis 200 g Vanille", "milk rice 200 g"],
  },
];

const count = "(\\d+|eine?|zwei|drei|vier)";
const vessel = "(?:tasse|dose|flasche|glas|becher|portion|packung|tüte|beutel|päckchen|schale)";
const drinkEnd = "(?= ?(?:[,.;+)]|$|und |mit |dazu ))";

/** Sorts of ice cream, measures of beer without the word, and amounts in brackets. */
export const measures: readonly PhrasePattern[] = [
  {
    pattern: "(?:eine |ne |'ne |1/2 )?halbe kugel(?= (?:büffel)?(?:mozzarella|burrata))",
    to: "62 g",
    example: ["eine halbe Kugel Mozzarella", "62 g mozzarella"],
  },
  {
    pattern: "(?:(?:eine |ne |'ne |1 )?(?:ganze )?kugel)(?= (?:büffel)?(?:mozzarella|burrata))",
    to: "125 g",
    example: ["1 Kugel Mozzarella", "125 g mozzarella"],
  },
  {
    pattern: `${count} (?:kugeln?|bällchen) (?:\\p{L}*eis|glace)(?: (?:in der|im|in nem|in einer|auf der) (?:waffel|becher|hörnchen|tüte|cornet|schale))?[,:(]* ?(?:mit )?${flavors}\\)?`,
    to: "$1 scoop ice cream",
    example: ["2 Kugeln Eis, Schoko und Vanille", "2 scoop ice cream"],
  },
  {
    pattern: `${count} (?:kugeln?|bällchen) ${flavors}`,
    to: "$1 scoop ice cream",
    example: ["3 Kugeln Erdbeer, Vanille und Schoko", "3 scoop ice cream"],
  },
  {
    pattern: `(?:(?:eine?|'?ne|e) )?halbe[srnm]? ${vessel} ?\\((?:ca\\.?|etwa|circa|ungefähr|rund)? ?(\\d+ ?(?:g|gr|gramm|ml|cl|dl))\\)`,
    to: "$1",
    example: ["Milch, halbe Packung (ca. 500 ml)", "milk, 500 ml"],
  },
  {
    pattern:
      "(?:hefeweizen|weizen|weißbier|weizenbier|pils|helles|radler|kölsch|bier),? (?:alkoholfrei|ohne alkohol|0[.,]0 ?%?)",
    to: "non-alcoholic beer",
    example: ["Weißbier alkoholfrei", "non-alcoholic beer"],
  },
  {
    pattern: `(?:eine?|e|ne|1) (?:stange|stangä)${drinkEnd}`,
    to: "300 ml beer",
    example: ["Reis und e Stange", "rice and 300 ml beer"],
  },
  {
    pattern: `(\\d+|zwei|drei) stangen${drinkEnd}`,
    to: "$1 × 300 ml beer",
    example: ["2 Stangen", "2 × 300 ml beer"],
  },
  {
    pattern: `(?:eine|ne|a|1) halbe${drinkEnd}`,
    to: "500 ml beer",
    example: ["Reis und eine Halbe", "rice and 500 ml beer"],
  },
  {
    pattern:
      "(?:ein |n |a )?paar (salzstangen|erdnüsse|nüsse|chips|flips|cracker|gummibärchen|pommes|trauben|weintrauben|mandeln|cashews?|salzbrezeln|tortillachips|nachos|rosinen)",
    to: "a handful of $1",
    example: ["ein paar Nüsse", "a handful of nüsse"],
  },
  {
    pattern:
      "(\\d+) portionen,? (?:(?:ich|davon|hab|habe|hatte) )*(eine|1|zwei|2|drei|3)(?: portion(?:en)?)? (?:davon )?gegessen",
    to: "serves $1, i ate $2 serving",
    example: ["4 Portionen, davon eine gegessen", "serves 4, i ate a serving"],
  },
];
