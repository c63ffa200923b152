import type { PhrasePattern } from "../language-pack.ts";

const hours = "(?:h|heures?|:)";

/** Not in a text that says that it was evening: "7:30" is otherwise in the morning. */
const noEvening = "(?<!(?:soir|dîner|diner|nuit).*)";
const notLater = "(?!.*(?:soir|dîner|diner|nuit))";

/** Words without amounts, from the beginning of a part of a message. */
const dish =
  "(?<=(?:^|[,.;:\\n]) ?)(\\p{L}[\\p{L} '-]{1,40}? (?:avec|aux?|à la) \\p{L}[\\p{L} '-]{1,40}?)";

export const patterns: readonly PhrasePattern[] = [
  {
    pattern: "(?:(?:les|des|un|le) )?restes? (?:du|des|de(?: (?:la|l'))?|d')",
    to: "leftover",
    example: ["les restes de la pizza", "leftover pizza"],
  },
  {
    pattern: "qui (?:restai(?:t|ent)|reste)(?: d')? ?(hier soir|hier|avant-hier)",
    to: "left over from $1",
    example: ["la pizza qui restait d'hier", "the pizza left over from yesterday"],
  },
  {
    pattern:
      "(?<!(?:^|[,.;:\\n] ?|déjeuner |dîner |diner |souper |goûter |repas |soir |midi |matin ))d'(hier soir|hier|avant-hier)(?! (?:midi|matin|à)\\b)",
    to: "from $1",
    example: ["du riz d'hier soir", "rice from last night"],
  },
  {
    pattern: "(coca|cola|pepsi|fanta|sprite|soda) 0(?![.,]?\\d| ?(?:[cdm]?l|g)(?!\\p{L}))",
    to: "$1 zero",
    example: ["un coca 0", "a coca zero"],
  },
  { pattern: "(\\d+) ?tonnes?", to: "$1000 kg", example: ["50 tonnes de riz", "50000 kg of rice"] },
  {
    pattern: "pizzas? (?:aux )?(?:4|quatre) fromages",
    to: "pizza",
    example: ["pizza 4 fromages", "pizza"],
  },
  {
    pattern: `${noEvening}(?:à |vers )?(1[01]) ?(?:h|:|heures?) ?(\\d\\d)${notLater}`,
    to: "at $1:$2 am",
    example: ["à 10h15", "at 10:15 am"],
  },
  {
    pattern: `${noEvening}(?:à |vers )0?([5-9]) ?(?:h|heures?)(?! ?(?:\\d|et|du|de))${notLater}`,
    to: "at 0$1:00",
    example: ["à 8h", "at 08:00"],
  },
  {
    pattern: `${noEvening}(?:à |vers )0?([5-9]) ?(?:h|heures?) et quart${notLater}`,
    to: "at 0$1:15",
    example: ["vers 8 heures et quart", "at 08:15"],
  },
  {
    pattern: "(?:à |vers )?(\\d{1,2}) ?(?:h|heures?) et quart",
    to: "at $1:15",
    example: ["à 20 heures et quart", "at 20:15"],
  },
  {
    pattern: "(?:à |vers )?midi et quart",
    to: "at 12:15",
    example: ["vers midi et quart", "at 12:15"],
  },
  {
    pattern: "(?:à |vers )?midi et demie?",
    to: "at 12:30",
    example: ["à midi et demi", "at 12:30"],
  },
  {
    pattern: "(?:à |vers )?midi moins le quart",
    to: "at 11:45",
    example: ["midi moins le quart", "at 11:45"],
  },
  {
    pattern: `${noEvening}(?:à |vers )?0?([5-9]) ?h ?(\\d\\d)${notLater}`,
    to: "at 0$1:$2",
    example: ["à 8h30", "at 08:30"],
  },
  {
    pattern: `${noEvening}(?:à |vers )0?([1-9]):(\\d\\d)${notLater}`,
    to: "at 0$1:$2",
    example: ["à 7:15", "at 07:15"],
  },
  {
    pattern: `${dish}(?:,|,? (?:environ|au total|à peu près)) ?(\\d+ ?(?:g|gr|grammes)\\b)(?= ?(?:[,.;:\\n]|$))`,
    to: "$2 $1",
    example: ["riz avec lait, 400 g", "400 g rice and milk"],
  },
  {
    pattern:
      "(?:j'allais|je voulais|j'avais envie de|je pensais) (?:commander|manger|prendre|faire)? ?(.{2,40}?),?(?= (?:mais|finalement|et finalement)\\b)",
    to: "was going to have $1,",
    example: [
      "je voulais manger du riz mais j'ai pris du lait",
      "was going to have rice, but i had milk",
    ],
  },
  {
    pattern:
      "(?:partagée?s?|à partager) (?:à|en|entre) (?:deux|2)|(?:partagée?s? |à partager )?avec (?:mon|ma|un|une|mes) (?:copain|copine|mari|femme|fille|fils|ami|amie|collègue|frère|soeur|sœur|mère|père|coloc)(?= |,|$)",
    to: "shared between two",
    example: ["riz partagé à deux", "rice shared between two"],
  },
  {
    pattern: "(œufs?|oeufs?) et (?:du )?(beurre)",
    to: "$1, $2",
    example: ["œuf et beurre", "œuf, beurre"],
  },
  {
    pattern:
      "(?<=\\p{L}{4,} )(?<!avec |plus )(\\d+ ?(?:g|ml|cl)) (miel|confiture|sucre|sirop|noix|fruits)",
    to: "$1 with $2",
    example: ["lait 150 g miel", "milk 150 g with miel"],
  },
  {
    pattern:
      "(?:genre |environ )?(?:un |une |la )?(?:demie?|moitié d[eu']) ?-?(?:paquet|boîte|boite|sachet|pot|tablette),? ?\\((\\d+ ?(?:g|gr|grammes|ml))\\)",
    to: "($1)",
    example: ["riz, un demi paquet (75 g)", "rice, (75 g)"],
  },
  {
    pattern: `${noEvening}(?:à |vers )0?([5-9]) ?(?:h|heures?) (?:et )?demie?${notLater}`,
    to: "at 0$1:30",
    example: ["vers 9h et demie", "at 09:30"],
  },
  {
    pattern: "(?:à |vers )?(\\d{1,2}) ?(?:h|heures?) (?:et )?demie?",
    to: "at $1:30",
    example: ["à 20 heures et demie", "at 20:30"],
  },
  {
    pattern: `(?:à |vers )(\\d{1,2}) ?${hours} ?(\\d\\d)`,
    to: "at $1:$2",
    example: ["à 18h30", "at 18:30"],
  },
  {
    pattern: "(?:à |vers )(\\d{1,2}) ?(?:h|heures?) du matin",
    to: "at $1 am",
    example: ["à 8 heures du matin", "at 8 am"],
  },
  {
    pattern: "(?:à |vers )(\\d{1,2}) ?(?:h|heures?) du soir",
    to: "at $1 pm",
    example: ["à 8 heures du soir", "at 8 pm"],
  },
  {
    pattern: "(?:à |vers )(\\d{1,2}) ?(?:h|heures?)",
    to: "at $1:00",
    example: ["à 20h", "at 20:00"],
  },
  {
    pattern: "il y a (.{1,20}?) heures?",
    to: "$1 hours ago",
    example: ["il y a 2 heures", "2 hours ago"],
  },
  {
    pattern: "(?:à|vers) (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures",
    to: "at $1:00",
    example: ["vers sept heures", "at 7:00"],
  },
  { pattern: "(\\d{1,2})h(\\d\\d)", to: "at $1:$2", example: ["12h30", "at 12:30"] },
  {
    pattern: "il y a (.{1,20}?) jours?",
    to: "$1 days ago",
    example: ["il y a 2 jours", "2 days ago"],
  },
  {
    pattern: "c(?:uil)?\\.? ?à\\.? ?s(?:oupe)?(?!\\p{L})\\.?",
    to: "tbsp",
    example: ["1 c. à s. riz", "1 tbsp rice"],
  },
  {
    pattern: "c(?:uil)?\\.? ?à\\.? ?c(?:afé)?(?!\\p{L})\\.?",
    to: "tsp",
    example: ["1 c. à c. riz", "1 tsp rice"],
  },
  {
    pattern: "(\\d+(?:[.,]\\d+)?) ?% (?:de )?(?:mg|matières? grasses?)",
    to: "$1% fat",
    example: ["5 % MG", "5% fat"],
  },
  {
    pattern: "(fromage blanc|skyr|faisselle|petits?[- ]suisses?)( nature)? (?:à )?0 ?%",
    to: "$1",
    example: ["skyr 0 %", "skyr"],
  },
  { pattern: "(?:à )?0 ?%", to: "nonfat", example: ["lait 0 %", "milk nonfat"] },
  {
    pattern: "omelette (?:de |à |avec |aux )?(\\d|deux|trois|quatre) œufs",
    to: "$1 egg omelette",
    example: ["omelette de 3 œufs", "3 egg omelette"],
  },
  {
    pattern:
      "((?:café|thé|tisane|infusion|expresso|espresso|chocolat)(?: (?!avec |et |puis )\\p{L}+){0,3}?) (?:sans|non) sucre?é?s?(?: ajoutés?)?",
    to: "$1",
    example: ["café sans sucre", "café"],
  },
  {
    pattern: "(?:la |une )?moitié d[' ]?une?",
    to: "half a",
    example: ["la moitié d'une banane", "half a banana"],
  },
  { pattern: "(\\d{1,2}) ?h(?!\\d)", to: "at $1:00", example: ["20h", "at 20:00"] },
  // Without its accent, "maïs" is "mais".
  {
    pattern:
      "mais(?= (?:(?:sans|pas|seulement|juste|avec|je|on|il|elle|que|non|plutôt|bon|sinon|aussi|le|la|les|un|une|des|du|de|au|en|y|finalement|voilà|là)(?!\\p{L})|[cdjl]['’]|\\d))|(?<!(?:le|du|de|au|sans|avec|et|en|ce|mon) )mais(?=,)",
    to: "but",
    example: ["mais sans lait", "but without milk"],
  },
  { pattern: "(\\d+) ?x", to: "$1", example: ["2x pomme", "2 apple"] },
  {
    pattern: "un demi[- ]litre d[e']",
    to: "500 ml",
    example: ["un demi-litre de lait", "500 ml milk"],
  },
  {
    pattern: "une demi[- ]?livre d[e']",
    to: "250 g",
    example: ["une demi-livre de riz", "250 g rice"],
  },
  {
    pattern:
      "(?:un |une )?(?:demi[e]?|moitié de)[- ](verre|tasse|assiette|bouteille|portion|baguette|tablette|bol|boîte)(?: de| d')?",
    to: "half a $1 of",
    example: ["une demi-tasse de lait", "half a cup of milk"],
  },
  {
    pattern:
      "(?:un |une )?demie?[- ](?!(?:et|avec|puis|de|pression|sans|écrémé|sel|crème)(?!\\p{L}))(\\p{L}+)",
    to: "half a $1",
    example: ["une demi-banane", "half a banana"],
  },
  { pattern: "(\\d+) à (\\d+)(?= )", to: "$1-$2", example: ["2 à 3 pommes", "2-3 apple"] },
];
