import type { PhrasePattern } from "../language-pack.ts";
import { measures, sorts, uncookedFoods } from "./measures.ts";
import { situations } from "./situations.ts";

const hour = String.raw`(\d{1,2})`;
const at = "(?:um |gegen |ab |so |ca\\.? )?";

/** Not in a text that says that it was evening: "7:30" is otherwise in the morning. */
const noEvening = "(?<!(?:abend|nacht|abends).*)";
const notLater = "(?!.*(?:abend|nacht))";

/** "halb 8" is half past seven. */
const halves = Array.from({ length: 12 }, (_, at): readonly PhrasePattern[] => {
  const hour = at + 1;
  const before = at === 0 ? 12 : at;
  const row = (words: string, to: string) => ({
    pattern: `${words} ${hour}(?!\\d|[:.]\\d)(?: ?(?:uhr|h))?`,
    to,
    example: [`${words} ${hour}`, to] as const,
  });
  return [
    row("halb", `${before}:30`),
    row("viertel vor", `${before}:45`),
    row("dreiviertel", `${before}:45`),
    row("viertel nach", `${hour}:15`),
  ];
}).flat();

/** Times of the clock. */
const times: readonly PhrasePattern[] = [
  ...halves,
  {
    pattern: `${noEvening}(?:um|gegen|ab|so gegen) (1[01])[:.](\\d\\d)(?: ?(?:uhr|h))?${notLater}`,
    to: "at $1:$2 am",
    example: ["um 10.30 Uhr", "at 10:30 am"],
  },
  {
    pattern: `${noEvening}${at}(1[01]) ?uhr(?! ?\\d)${notLater}`,
    to: "at $1:00 am",
    example: ["um 10 Uhr", "at 10:00 am"],
  },
  {
    pattern: `${noEvening}${at}0?([1-9])[:.](\\d\\d) ?(?:uhr|h)${notLater}`,
    to: "at 0$1:$2",
    example: ["um 7.30 Uhr", "at 07:30"],
  },
  {
    pattern: `${noEvening}(?:um|gegen|ab|so gegen) 0?([1-9])[:.](\\d\\d)${notLater}`,
    to: "at 0$1:$2",
    example: ["um 7:30", "at 07:30"],
  },
  {
    pattern: `${noEvening}${at}0?([5-9]) ?(?:uhr|h)(?! ?(?:\\d|morgens|früh|vormittags|abends|nachmittags|mittags))${notLater}`,
    to: "at 0$1:00",
    example: ["8 Uhr Milch", "at 08:00 milk"],
  },
  {
    pattern: `${at}${hour}[:.](\\d\\d) ?(?:uhr|h)`,
    to: "at $1:$2",
    example: ["um 19.30 Uhr", "at 19:30"],
  },
  {
    pattern: `${noEvening}${at}0?([5-9]) ?uhr (\\d\\d)(?!\\d| ?(?:g|ml|kcal|x)\\b)${notLater}`,
    to: "at 0$1:$2",
    example: ["8 Uhr 15", "at 08:15"],
  },
  {
    pattern: `${at}${hour} ?uhr (\\d\\d)(?!\\d| ?(?:g|ml|kcal|x)\\b)`,
    to: "at $1:$2",
    example: ["18 Uhr 15", "at 18:15"],
  },
  {
    pattern: `(?:um|gegen) ${hour}[:.](\\d\\d)`,
    to: "at $1:$2",
    example: ["um 12:30", "at 12:30"],
  },
  {
    pattern: `${at}${hour} ?(?:uhr|h) (?:morgens|früh|vormittags)`,
    to: "at $1 am",
    example: ["um 8 Uhr morgens", "at 8 am"],
  },
  {
    pattern: `${at}${hour} ?(?:uhr|h) (?:abends|nachmittags|mittags)`,
    to: "at $1 pm",
    example: ["um 8 Uhr abends", "at 8 pm"],
  },
  { pattern: `${at}${hour} ?uhr`, to: "at $1:00", example: ["gegen 20 Uhr", "at 20:00"] },
  { pattern: `(?:um|gegen) ${hour}(?! ?\\p{L})`, to: "at $1", example: ["um 8", "at 8"] },
  {
    pattern: "vor ([^,.]{1,20}?) stunden?",
    to: "$1 hours ago",
    example: ["vor 2 Stunden", "2 hours ago"],
  },
  {
    pattern: "vor ([^,.]{1,20}?) tagen",
    to: "$1 days ago",
    example: ["vor 2 Tagen", "2 days ago"],
  },
];

/** Words without amounts, from the beginning of a part of a message. */
const dish = "(?<=(?:^|[,.;:\\n]) ?)(\\p{L}[\\p{L} -]{1,40}? mit \\p{L}[\\p{L} -]{1,40}?)";
const people =
  "(?:kindern?|kids|tochter|sohn|mann|frau|freund(?:in|en|innen)?|kolleg(?:en|in|innen)|schwester|bruder|eltern|mama|papa|oma|opa|familie|mitbewohner(?:in)?|partner(?:in)?|leuten|jungs|mädels)";
const withPeople = `mit (?:(?:den|der|dem|meine[rmn]?|unsere[rmn]?|einer|einem) )?${people}`;

/** Amounts whose words depend on each other. */
const amounts: readonly PhrasePattern[] = [
  {
    pattern: `${dish}(?:,|,? (?:ca\\.?|circa|etwa|ungefähr|insgesamt|zusammen)) ?(\\d+ ?(?:g|gr|gramm)\\b)(?= ?(?:[,.;:\\n]|$))`,
    to: "$2 $1",
    example: ["Reis mit Milch, 400 g", "400 g rice with milk"],
  },
  {
    pattern: `(?<=hälfte .{1,60})${withPeople} geteilt`,
    to: "",
    example: ["die Hälfte vom Reis mit meiner Tochter geteilt", "half of rice"],
  },
  {
    pattern: `(?:${withPeople} geteilt|zu zweit(?: geteilt)?)`,
    to: "shared with my friend",
    example: ["Reis mit meiner Frau geteilt", "rice shared with my friend"],
  },
  { pattern: withPeople, to: "", example: ["Reis mit den Kindern", "rice"] },
  {
    pattern:
      "(?:ein|1) paar ((?:wiener|würst|frankfurter|bockw|weißw|debrec|saiten|landj|cabanos)\\p{L}*)",
    to: "2 $1",
    example: ["ein Paar Würstchen", "2 würstchen"],
  },
  {
    pattern:
      "(?:zwei|2) paar ((?:wiener|würst|frankfurter|bockw|weißw|debrec|saiten|landj|cabanos)\\p{L}*)",
    to: "4 $1",
    example: ["zwei Paar Würstchen", "4 würstchen"],
  },
  {
    pattern:
      "(?:wollte|hätte|wollten)(?: ich| heute| eigentlich| erst| zuerst)* (.{2,40}?) (?:bestellen|essen|nehmen|machen|kochen|holen|trinken),?(?= ?(?:hab|dann|aber|doch|und|stattdessen|jedoch|nahm|$))",
    to: "was going to have $1,",
    example: [
      "wollte eigentlich Reis bestellen, dann aber Milch",
      "was going to have rice, then but milk",
    ],
  },
  {
    pattern: "((?:voll|h|frisch)?milch),? (?:mit )?3[.,][58]\\d? ?%?",
    to: "whole $1",
    example: ["Milch 3,5 %", "whole milk"],
  },
  {
    pattern: "(h?-?milch),? (?:mit )?1[.,][58] ?%?",
    to: "low-fat $1",
    example: ["Milch 1,5%", "low-fat milk"],
  },
  {
    pattern: "(h?-?milch),? (?:mit )?0[.,][1-5](?!\\d) ?%?",
    to: "skim $1",
    example: ["Milch 0,1 %", "skim milk"],
  },
  {
    pattern: "schokolade,? (?:mit )?[789]\\d ?%?|[789]\\d ?%(?:ige|er)? (?:kakao )?schokolade",
    to: "85% dark chocolate",
    example: ["Schokolade 85 %", "85% dark chocolate"],
  },
  {
    pattern: "(?:ca|zirka|circa|ungef)\\.",
    to: "about",
    example: ["ca. 2 Äpfel", "about 2 apple"],
  },
  { pattern: "(\\d+) ?x", to: "$1", example: ["2x Apfel", "2 apple"] },
  { pattern: "(?:à|a) (?=\\d)", to: "each ", example: ["2 Äpfel à 90 g", "2 apple each 90 g"] },
  { pattern: "(\\d+)er pack(?:ung)?", to: "$1", example: ["6er Pack Apfel", "6 apple"] },
  {
    pattern: "(?:ein |eine |einen )?halbe[srn]? (?:liter|l)",
    to: "500 ml",
    example: ["ein halber Liter Milch", "500 ml milk"],
  },
  { pattern: "(?:ein )?halbes pfund", to: "250 g", example: ["halbes Pfund Reis", "250 g rice"] },
  { pattern: "(?:ein|1) pfund", to: "500 g", example: ["ein Pfund Reis", "500 g rice"] },
  { pattern: "(\\d+) pfund", to: "$1 × 500 g", example: ["2 Pfund Reis", "2 × 500 g rice"] },
  {
    pattern: "(?:ein |eine )?halbe tafel",
    to: "50 g",
    example: ["eine halbe Tafel Milch", "50 g milk"],
  },
  { pattern: "(?:eine|1|ganze) tafel", to: "100 g", example: ["eine Tafel Milch", "100 g milk"] },
  {
    pattern: "(?:ein |1 )?halbes (?:grill)?(?:hähnchen|hendl|huhn)",
    to: "half a rotisserie chicken with skin",
    example: ["ein halbes Hähnchen", "half a rotisserie chicken with skin"],
  },
  {
    pattern:
      "(?:(?:ein|eine|einen|einem|einer|1|'?ne) )?halbe[srnm]? (?:tasse|dose|flasche|glas|becher|portion|packung|tüte|tafel|beutel) (\\p{L}+) ?\\((\\d+ ?(?:g|gr|gramm|ml))\\)",
    to: "$2 $1",
    example: ["eine halbe Packung Reis (75 g)", "75 g rice"],
  },
  {
    pattern:
      "(?:(?:ein|eine|einen|einem|einer|'?ne) )?(?:halbe[srnm]? )?(?:dose|packung|tüte|beutel|becher|schachtel) (\\p{L}+) ?\\(((?:\\d+|ein|eine|zwei|drei|vier|fünf)(?: (?:riegel|stück|stk|scheiben|kekse|würstchen|kugeln))?)\\)",
    to: "$2 $1",
    example: ["halbe Packung Äpfel (3 Stück)", "3 piece apple"],
  },
  {
    pattern:
      "(?:(?:ein|eine|einen|einem|einer|'?ne|'?nen) )?halbe[srnm]? (tasse|dose|flasche|glas|becher|portion|teller|packung|tüte|tafel|scheibe|schüssel|schale|beutel)",
    to: "half a $1 of",
    example: ["eine halbe Tasse Milch", "half a cup of milk"],
  },
  {
    pattern: "(?:ein |eine |einen |einem |einer |'?ne |'?nen )?halbe[srnm]?(?= \\p{L})",
    to: "half a",
    example: ["eine halbe Banane", "half a banana"],
  },
  {
    pattern: "(?:ein |eine )viertel(?= \\p{L})",
    to: "a quarter of",
    example: ["ein viertel Apfel", "a quarter of apple"],
  },
  {
    pattern: "(?:ein |eine )?dreiviertel(?= \\p{L})",
    to: "three quarters of",
    example: ["dreiviertel Apfel", "three quarters of apple"],
  },
  {
    pattern: "omelett(?:e)? (?:aus|mit|von) (\\d|zwei|drei|vier) eiern",
    to: "$1 egg omelette",
    example: ["Omelett aus 3 Eiern", "3 egg omelette"],
  },
  {
    pattern: "(?:rührei(?:er)?|eierspeise?) (?:aus|mit|von|vo) (\\d|zwei|drei|vier) eiern?",
    to: "$1 egg scrambled eggs",
    example: ["Rührei aus 3 Eiern", "3 egg scrambled eggs"],
  },
  {
    pattern:
      "(\\d|zwei|drei|vier) (?:reibekuchen|kartoffelpuffer|erdäpfelpuffer|reiberdatschi|puffer)",
    to: "$1 medium potato pancake",
    example: ["3 Kartoffelpuffer", "3 medium potato pancake"],
  },
  { pattern: "2 drittel", to: "2/3 of", example: ["2 Drittel Pizza", "2/3 of pizza"] },
  { pattern: "3 viertel", to: "3/4 of", example: ["3 Viertel Pizza", "3/4 of pizza"] },
  {
    pattern: "je (?=100 ?(?:g|gr|gramm|ml)(?!\\p{L}))",
    to: "per ",
    example: ["Milch je 100 ml", "milk per 100 ml"],
  },
  {
    pattern: "davon (?:nur |etwa |ca\\.? )?(?:die )?hälfte(?: gegessen| getrunken| verputzt)?",
    to: "ate half of it",
    example: ["Reis, davon die Hälfte gegessen", "rice, ate half of it"],
  },
  {
    pattern:
      "davon (?:nur |etwa |ca\\.? )?(\\d+ ?(?:g|gr|gramm|ml)|ein drittel|ein viertel) (?:gegessen|getrunken|verputzt)",
    to: "ate $1",
    example: ["Reis, davon 80 g gegessen", "rice, ate 80 g"],
  },
  {
    pattern: "\\((?:je|jeweils|à|a) (\\d+ ?(?:g|gr|gramm|ml))\\)",
    to: "($1 each)",
    example: ["2 Äpfel (je 90 g)", "2 apple (90 g each)"],
  },
  {
    pattern: "(?<=\\p{L}{3,} )0[.,](\\d{1,2})(?= ?(?:[,;.+)]|$|und |u |mit |dazu ))",
    to: "0.$1 l",
    example: ["Milch 0,33", "milk 0.33 l"],
  },
  {
    pattern: "\\(beide(?: riegel| hälften| teile)?\\)",
    to: "",
    example: ["Apfel (beide Hälften)", "apple"],
  },
  {
    pattern: "(\\p{L}+) \\((\\d+|zwei|drei|vier|fünf) riegel\\)",
    to: "$2 $1",
    example: ["Apfel (3 Riegel)", "3 apple"],
  },
  {
    pattern: "(?<=\\p{L} )\\(0[.,](\\d{1,2})(?: ?l)?\\)",
    to: "(0.$1 l)",
    example: ["ein Glas Milch (0,2)", "a glass milk (0.2 l)"],
  },
  {
    pattern: "\\((?:je|jeweils|à) 0[.,](\\d{1,2})(?: ?l)?\\)",
    to: "(0.$1 l each)",
    example: ["2 Milch (je 0,33)", "2 milk (0.33 l each)"],
  },
  {
    pattern: `(\\p{L}+) mit (\\p{L}+) \\((?:ca\\.? )?(\\d+ ?(?:g|gr|gramm)),? ?(?:und|u|/|\\+|mit)? ?(\\d+ ?(?:ml|g|gr|gramm))\\)`,
    to: "$3 $1 with $4 $2",
    example: ["Reis mit Milch (ca 40 g u 200ml)", "40 g rice with 200ml milk"],
  },
  {
    pattern: "subway 15 ?cm (\\p{L}+)",
    to: "6 inch subway $1",
    example: ["Subway 15cm Apfel", "6 inch subway apple"],
  },
  {
    pattern: "subway 30 ?cm (\\p{L}+)",
    to: "footlong subway $1",
    example: ["Subway 30 cm Apfel", "footlong subway apple"],
  },
  { pattern: "kl\\. (\\p{L}+)", to: "small $1", example: ["Kl. Apfel", "small apple"] },
  { pattern: "(?<!\\d ?)gr\\. (\\p{L}+)", to: "large $1", example: ["gr. Apfel", "large apple"] },
  { pattern: "fl\\. (\\p{L}+)", to: "bottle $1", example: ["1 Fl. Milch", "1 bottle milk"] },
  { pattern: "(?:st|skt)\\. ?galler", to: "", example: ["St. Galler Apfel", "apple"] },
  { pattern: "(\\d+) ?bis ?(\\d+)", to: "$1-$2", example: ["2 bis 3 Äpfel", "2-3 apple"] },
  { pattern: "(\\d+(?:[.,]\\d+)?) ?% fett", to: "$1% fat", example: ["1,5 % Fett", "1.5% fat"] },
];

/** Food on a bread is a food of its own. */
const breads: readonly PhrasePattern[] = [
  {
    pattern:
      "((?:spiegel|rühr)?ei(?:er)?) auf(?: (?:einem|einer|ner|nem))?(?= (?:\\d (?:scheiben? )?)?(?:\\p{L}*brot|\\p{L}*toast|brötchen|semmel))",
    to: "$1,",
    example: ["2 Spiegeleier auf Brot", "2 spiegeleier, brot"],
  },
  {
    pattern: "(hähnchen|huhn|poulet|chicken|hendl) mit (pommes)",
    to: "$1, $2",
    example: ["Hähnchen mit Pommes", "hähnchen, pommes"],
  },
  {
    pattern: "(pommes) (?:und|u|&) (salat|gemüse|gmües|rüebli)",
    to: "$1, $2",
    example: ["Pommes und Salat", "pommes, salat"],
  },
  {
    pattern: "(ei|eier) und (butter)",
    to: "$1, $2",
    example: ["Ei und Butter", "ei, butter"],
  },
  {
    pattern:
      "(?<=\\p{L}{4,} )(?<!plus )(\\d+ ?(?:g|ml)) (honig|marmelade|zucker|sirup|nüsse|obst|beeren)",
    to: "$1 with $2",
    example: ["Milch 150 g Honig", "milk 150 g with honig"],
  },
  {
    pattern: "als (?:omelett|omelette|rührei|spiegelei)(?=,? |$)",
    to: "",
    example: ["2 Äpfel als Omelett", "2 apple"],
  },
  {
    pattern: "((?:spiegel)?ei(?:er)?) mit(?= (?:speck|schinken|bacon|wurst))",
    to: "$1,",
    example: ["Ei mit Speck", "ei, speck"],
  },
  {
    pattern: "(\\p{L}{3,20}(?:brot|brötchen|broetchen|semmel|toast)) mit",
    to: "$1 and",
    example: ["Apfelbrot mit Milch", "apfelbrot and milk"],
  },
];

export const patterns: readonly PhrasePattern[] = [
  {
    pattern: "(coca|cola|pepsi|fanta|sprite|soda) 0(?![.,]?\\d| ?(?:[cdm]?l|g)(?!\\p{L}))",
    to: "$1 zero",
    example: ["eine cola 0", "a cola zero"],
  },
  {
    pattern: "(?:restlich|übrig(?:geblieben)?)e[nrs]?",
    to: "leftover",
    example: [
      "die restliche Pizza von vorgestern",
      "the leftover pizza from the day before yesterday",
    ],
  },
  {
    pattern: "vom Vortag",
    to: "from yesterday",
    example: ["Reis vom Vortag", "rice from yesterday"],
  },
  { pattern: "(\\d+) ?tonnen?", to: "$1000 kg", example: ["50 Tonnen Reis", "50000 kg rice"] },
  ...times,
  ...measures,
  ...sorts,
  ...uncookedFoods,
  ...amounts,
  ...breads,
  ...situations,
];
