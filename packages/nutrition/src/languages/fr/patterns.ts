import type { PhrasePattern } from "../language-pack.ts";

const article = "(?:le |la |les |l'|un |une |du |des )?";
const hours = "(?:h|heures?|:)";

/** Not in a text that says that it was evening: "7:30" is otherwise in the morning. */
const noEvening = "(?<!(?:soir|dîner|diner|nuit).*)";
const notLater = "(?!.*(?:soir|dîner|diner|nuit))";

/** Words without amounts, from the beginning of a part of a message. */
const dish =
  "(?<=(?:^|[,.;:\\n]) ?)(\\p{L}[\\p{L} '-]{1,40}? (?:avec|aux?|à la) \\p{L}[\\p{L} '-]{1,40}?)";

export const patterns: readonly PhrasePattern[] = [
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
    pattern: "(?:à |vers )?(\\d{1,2}) ?(?:h|heures?) (?:et )?demie?",
    to: "at $1:30",
    example: ["à 8 heures et demie", "at 8:30"],
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
    pattern: "mais(?= (?:sans|pas|seulement|juste|avec|je|j'|c'|que|non|plutôt))",
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

export const editPatterns: readonly PhrasePattern[] = [
  {
    pattern:
      "^(?:ce n'était |c'était )?pas (\\d+ ?\\p{L}{0,7}),? mais (\\d+ ?(?:g|gr|grammes|kg|ml|cl|l)) (?:de la |de l'|de |du |d')(.+)",
    to: "the $3 was $2",
    example: ["pas 200 mais 300 g de riz", "the rice was 300 g"],
  },
  {
    pattern: "^(\\d|deux|trois|quatre) (\\p{L}+),? (?:au lieu|à la place) d'une?$",
    to: "$1 $2 instead of 1",
    example: ["deux pommes au lieu d'une", "2 apple instead of 1"],
  },
  {
    pattern:
      "^plutôt (?:du |de la |de l'|des |un |une )?(.+?) que (?:du |de la |de l'|des |le |la |les )?(.+)",
    to: "replace $2 with $1",
    example: ["plutôt du lait que du riz", "replace rice with milk"],
  },
  {
    pattern:
      "^(?:mets|ajoute|rajoute) (?:du |de la |de l'|des |un peu de )?(.+?) (?:dans|sur) (?:le |la |l'|les |mon |ma )\\p{L}+$",
    to: "add $1",
    example: ["mets du lait dans le riz", "add milk"],
  },
  {
    pattern: `^${article}(.+?) (?:était|étaient|c'était) (?:avec|au|à la|aux) (?:du |de la |de l'|des )?(.+)`,
    to: "the $1 was with $2",
    example: ["le riz était avec du lait", "the rice was with milk"],
  },
  {
    pattern: "^(?:mets|déplace|passe|change)-l[ea] (?:à |au |pour |sur )?(.+)",
    to: "move it to $1",
    example: ["mets-le hier", "move it to yesterday"],
  },
  {
    pattern: "^(?:change|passe|corrige|mets) l'heure (?:à |pour |en )?(.+)",
    to: "move it to $1",
    example: ["change l'heure à hier", "move it to yesterday"],
  },
  {
    pattern:
      "^(?:en fait |non )?(?:c'était|j'ai (?:pris|mangé|bu)) (?:du |de la |de l'|des )?([^,]+), pas (?:du |de la |de l'|des |de |d'|un |une |le |la )?(.+)",
    to: "replace $2 with $1",
    example: ["en fait c'était du lait, pas du riz", "replace rice with milk"],
  },
  {
    pattern:
      "^(?:mets |prends |plutôt |c'était )*(?:du |de la |de l'|des )?([^,]+?),? (?:au lieu|à la place) (?:de la |de l'|des |du |de |d')(.+)",
    to: "replace $2 with $1",
    example: ["mets du lait à la place du riz", "replace rice with milk"],
  },
  {
    pattern: `^(?:mets|passe|change|corrige|règle|modifie) ${article}(.+?) (?:à|sur|en) (\\d.*)`,
    to: "change $1 to $2",
    example: ["mets le riz à 200 g", "change rice to 200 g"],
  },
  {
    pattern: "^(?:mets|passe|corrige) (?:plutôt )?(\\d+ ?(?:g|kg|ml|cl|l)) (?:de |d')(.+)",
    to: "change $2 to $1",
    example: ["mets 200 g de riz", "change rice to 200 g"],
  },
  {
    pattern: `^(?:divise|diviser|coupe) ${article}(.+?) (?:par deux|en deux|par 2)`,
    to: "halve the $1",
    example: ["divise le riz par deux", "halve the rice"],
  },
  {
    pattern: `^(?:triple|tripler) ${article}(.+)`,
    to: "triple the $1",
    example: ["triple le riz", "triple the rice"],
  },
  {
    pattern: "^(?:deux fois plus|le double) (?:de la |de l'|des |du |de |d')(.+)",
    to: "double the $1",
    example: ["deux fois plus de riz", "double the rice"],
  },
  {
    pattern: `^(?:efface|effacer|vire|élimine|enlevez|retirez|supprimez) ${article}(.+)`,
    to: "remove the $1",
    example: ["efface le riz", "remove the rice"],
  },
  {
    pattern: "^(?:et |plus )?(.+?) (?:en plus|de plus)$",
    to: "add $1",
    example: ["une pomme en plus", "add a apple"],
  },
  {
    pattern:
      "^(?:ajoute|ajouter|rajoute|rajouter|mets|il manque|il manquait|j'ai oublié)(?: aussi| encore)? (.+)",
    to: "add $1",
    example: ["ajoute une pomme", "add a apple"],
  },
  {
    pattern: `^(?:remplace|remplacer|change|échange) ${article}(.+?) (?:par|contre) (.+)`,
    to: "replace $1 with $2",
    example: ["remplace le riz par du lait", "replace rice with milk"],
  },
  {
    pattern: `^(?:au lieu |à la place )(?:de |du |des |d')${article}(\\p{L}+),? (?:c'était |j'ai pris )?(.+)`,
    to: "replace $1 with $2",
    example: ["au lieu du riz, du lait", "replace rice with milk"],
  },
  {
    pattern:
      "^(?:ce n'était|c'était|ce n'étaient) pas (?:du |de la |des |de |un |une |le |la )?(.+?),? (?:mais|c'était) (.+)",
    to: "replace $1 with $2",
    example: ["ce n'était pas du riz mais du lait", "replace rice with milk"],
  },
  {
    pattern: `^(?:enlève|supprime|retire|enlever|supprimer|retirer|ôte) ${article}(.+)`,
    to: "remove the $1",
    example: ["enlève le riz", "remove the rice"],
  },
  {
    pattern: `^(?:je n'ai pas|j'ai pas) (?:mangé|bu|pris) (?:de |d')?${article}(.+)`,
    to: "remove the $1",
    example: ["je n'ai pas mangé le riz", "remove the rice"],
  },
  {
    pattern: `^(?:double|doubler) ${article}(.+)`,
    to: "double the $1",
    example: ["double le riz", "double the rice"],
  },
  {
    pattern:
      "^(?:j'ai mangé )?(?:seulement |juste )?la moitié (?:du |de la |des |de l'|de |d')(.+)",
    to: "only half of the $1",
    example: ["seulement la moitié du riz", "only half of the rice"],
  },
  {
    pattern: "^(?:déplace|mets)(?:-le|-la)? (?:à|au|sur) (.+)",
    to: "move it to $1",
    example: ["déplace-le à hier", "move it to yesterday"],
  },
  {
    pattern: "^(?:c'était|c'étaient) (?:le |la |au |en fait |seulement |plutôt )*(.+)",
    to: "it was $1",
    example: ["c'était 200 g de riz", "it was 200 g rice"],
  },
  {
    pattern: `^${article}(\\p{L}+) (?:faisait|était|c'était|étaient) (?:seulement |plutôt |de )*(\\d.*)`,
    to: "the $1 was $2",
    example: ["le riz faisait 200 g", "the rice was 200 g"],
  },
  { pattern: "^plus de (.+)", to: "more $1", example: ["plus de riz", "more rice"] },
  { pattern: "^moins de (.+)", to: "less $1", example: ["moins de riz", "less rice"] },
  { pattern: "^(?:annule|annuler|défaire)$", to: "undo", example: ["annule", "undo"] },
  {
    pattern: "^(?:renomme|appelle|nomme)(?:-le)? (?:en )?(.+)",
    to: "rename it to $1",
    example: ["renomme en riz", "rename it to rice"],
  },
];

/** Divides instructions: "enlève le pain et double le riz". */
export const clauseBreak =
  "[.;!\\n]+(?!\\d)|,? et (?=(?:enlève|supprime|retire|ajoute|rajoute|double|remplace|change)(?!\\p{L}))|, (?=(?:enlève|supprime|retire|ajoute|double|remplace)(?!\\p{L}))";
