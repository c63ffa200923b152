/** The words of nutrition labels in other languages, in messages that are otherwise in English. */

/** Each word of a label with the words of other languages that mean it. */
const rows: readonly (readonly [string, string])[] = [
  // The heading says nothing.
  [
    "",
    `nährwerte|nährwertangaben|nährwert|valori nutrizionali medi|valori nutrizionali|valori|información nutricional|informacion nutricional|
    valor nutricional|informação nutricional|valeurs nutritionnelles moyennes|valeurs nutritionnelles|voedingswaarde|näringsvärde|wartość odżywcza|næringsindhold|næringsinnhold|informaţii nutriţionale`,
  ],
  [
    "drained",
    "sgocciolato|sgocciolati|sgocciolata|peso sgocciolato|abgetropft|abtropfgewicht|escurrido|peso escurrido|égoutté|égouttés|uitgelekt|avrunnen|po odsączeniu",
  ],
  ["per 100", "je 100|pro 100|por 100|pour 100|par 100|na 100|w 100|pr 100|pr. 100|per 100"],
  [
    "energy",
    "energie|brennwert|energía|energia|énergie|energi|valor energético|valore energetico|valeur énergétique|valor energetico|wartość energetyczna|energetische waarde",
  ],
  [
    "fat",
    "fett|fette|grassi|grasas|gorduras|lípidos|lipides|matières grasses|matieres grasses|vetten|vet|tłuszcz",
  ],
  [
    "saturates",
    "davon gesättigte fettsäuren|gesättigte fettsäuren|di cui acidi grassi saturi|acidi grassi saturi|de las cuales saturadas|saturadas|dont acides gras saturés|acides gras saturés|waarvan verzadigd",
  ],
  [
    "carbs",
    "kohlenhydrate|carboidrati|hidratos de carbono|carbohidratos|glucides|koolhydraten|kolhydrater|węglowodany",
  ],
  [
    "sugar",
    "davon zucker|zucker|di cui zuccheri|zuccheri|azúcares|azucares|açúcares|dont sucres|sucres|waarvan suikers|suikers|cukry",
  ],
  [
    "protein",
    "eiweiß|eiweiss|proteine|proteínas|proteinas|protéines|proteines|eiwitten|eiwit|białko",
  ],
  ["fiber", "ballaststoffe|fibre alimentari|fibra|vezels|błonnik"],
  ["salt", "salz|sale|zout|sól"],
];

/** By the word in another language. */
export const wordsOfForeignLabels: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([english, others]) =>
    others.split("|").map((word) => [word.trim().replace(/\s+/g, " "), english] as const),
  ),
);

/** On a label in any language. */
export const energyOfLabels = /\d ?k(?:cal|j)\b/i;

/** No word of English, so that a text with one of them and an energy has such a label. */
export const signsOfForeignLabels =
  /(?<!\p{L})(?:(?:je|por|pour|par|na|pr\.?) 100 ?(?:g|ml)|pro 100 ?(?:g|ml)(?=[ :=]{1,3}(?:\d|\p{L}+ \d))|energi[ea]?(?=[ :=]{1,3}\d|[ :=]{1,3}(?:per|pro|je|na|pr) )|energía|énergie|valor(?:e)? energ[ée]tico|valeur énergétique|sgocciolat[oia]|peso escurrido|égouttés?|abgetropft|wartość|näringsvärde|nährwerte?|nährwertangaben|brennwert|eiwei(?:ß|ss)|kohlenhydrate|valori|carboidrati|grassi|proteine|información nutricional|informacion nutricional|proteínas|proteinas|hidratos|grasas|valeurs nutritionnelles|glucides|lipides|protéines|voedingswaarde|koolhydraten|eiwit(?:ten)?|białko|węglowodany)(?!\p{L})/iu;

/** Around such a label: "tofu nature", "2 biscotti da 12 g l'uno". */
export const wordsAroundForeignLabels: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3} )(?:nature|naturale|natur)(?!\p{L})/giu, ""],
  [/\b(?:da|von|de|à) (?=\d+(?:[.,]\d+)? ?g\b)/gi, "of "],
  [
    /(?<=\d ?g )(?:l'uno|l'una|ciascuno|pro stück|je stück|cada uno|chacun|per stuk)(?!\p{L})/giu,
    "each",
  ],
  [
    /(?<!\p{L})(?:davon (?:die )?hälfte(?: gegessen)?|(?:ne ho )?mangiat[oa] (?:la )?metà|(?:comí |me comí )?la mitad(?: comida)?|(?:mangé )?la moitié(?: mangée)?|de helft(?: opgegeten| ervan)?)(?!\p{L})/giu,
    "ate half",
  ],
  [
    /(?<!\p{L})(?:alles (?:gegessen|opgegeten)|mangiat[oa] tutt[oa]|tout mangé)(?!\p{L})/giu,
    "ate all",
  ],
  [/(?<!\p{L})(?:fette|scheiben|rebanadas|tranches|plakjes|skivor)(?!\p{L})/giu, "slices"],
  [/(?<!\p{L})(?:mangiati|mangiato|gegessen|comido|comí|mangé|gegeten)(?!\p{L})/giu, "ate"],
];
