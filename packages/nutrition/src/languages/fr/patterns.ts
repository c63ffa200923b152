import type { PhrasePattern } from "../language-pack.ts";

const article = "(?:le |la |les |l'|un |une |du |des )?";
const hours = "(?:h|heures?|:)";

export const patterns: readonly PhrasePattern[] = [
  {
    pattern: `(?:à |vers )(\\d{1,2}) ?${hours} ?(\\d\\d)`,
    to: "at $1:$2",
    example: ["à 8h30", "at 8:30"],
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
    pattern: "(?:un |une )?demie?[- ](\\p{L}+)",
    to: "half a $1",
    example: ["une demi-banane", "half a banana"],
  },
  { pattern: "(\\d+) à (\\d+)(?= )", to: "$1-$2", example: ["2 à 3 pommes", "2-3 apple"] },
];

export const editPatterns: readonly PhrasePattern[] = [
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
    example: ["c'était 200 g de riz", "it was 200 g of rice"],
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
