import type { PhrasePattern } from "../language-pack.ts";

const preposition =
  "(?:an|auf|in|bei|vor|aus|von|neben|nach|hinter|während|zu|im|am|ans|beim|vom|ins|zum|zur|vorm|aufm|uf|usem|bim)";
const article =
  "(?:(?:der|dem|den|die|das|einer|einem|einen|meiner|meinem|unserer|unserem|'?m|nem|ner) )?";

/** Places, and what people do while they eat. "Alster" alone is a drink. */
const places = [
  "alster|elbe|isar|spree|donau|mosel|ostsee|nordsee|(?:boden|zürich|chiem)?see|fluss|strand|meer|küste",
  "(?:ski|alm|berg)?hütte|alm|piste|skilift|skifahren|berg|gipfel|wandern|wanderung|ausflug|spaziergang",
  "bahnhof|hauptbahnhof|flughafen|flugzeug|flieger|tankstelle|tanke|raststätte|autobahn|fahrt|rückfahrt|heimfahrt|zug|bahn|bus|auto|fähre",
  "schwimmbad|freibad|badi|park|garten|balkon|terrasse|sofa|couch|küche|büro|firma|werkstatt|baustelle|konferenz|meeting|besprechung|sitzung|vorlesung",
  "schule|kita|krankenhaus|spital|praxis|fitnessstudio|gym|training|kino|theater|zoo|museum|konzert|festival|party|grillparty|hochzeit|taufe|geburtstag|geburtstagsfeier|weihnachtsfeier|betriebsfeier|feier",
  "kirmes|rummel|jahrmarkt|stadtfest|dorffest|straßenfest|weihnachtsmarkt|christkindlmarkt|volksfest|oktoberfest|wiesn|prater|chilbi",
  "restaurant|gasthaus|gasthof|wirtshaus|wirt|beisl|heurigen?|biergarten|bistro|imbissbude|imbissstand|würstlstand|foodtruck|dönerladen|dönerbude|pommesbude|eisdiele|konditorei|buvette|beiz",
  "italiener|griechen|chinesen|inder|türken|thai|japaner|mexikaner|vietnamesen|asiaten|metzger|fleischer|bäcker|beck|markt|wochenmarkt|supermarkt",
  "lieferando|wolt|hotelbuffet|frühstücksbuffet|buffet|büffet",
].join("|");
const shops =
  "aldi|lidl|rewe|edeka|penny|netto|norma|kaufland|real|dm|rossmann|tegut|globus|hit|famila|spar|interspar|billa|hofer|merkur|migros|migro|coop|denner|volg|manor|avec|k-kiosk|backwerk|kamps|ditsch|le crobag|nordsee|vapiano|dean ?& ?david|ströck|anker|brezelkönig|tibits|hellofresh|iglo|frosta|dr\\.? ?oetker|ja!";
const people =
  "(?:schwieger)?(?:oma|opa|omi|opi|grosi|mama|papa|mutti|mutter|eltern|tante|onkel|nachbarn?|nachbarin|freunden?|freundin|kollegen|kollegin|kumpels?|bekannten)";

/** Words about a meal that do not name food: its place, the people, and what a person says while dictating. */
export const situations: readonly PhrasePattern[] = [
  {
    pattern: `${preposition} ${article}(?:${places})`,
    to: "",
    example: ["Reis an der Alster", "rice"],
  },
  {
    pattern: `(?:bei|beim|von|vom|bim|vo) ${article}(?:${people})`,
    to: "",
    example: ["Reis bei meiner Oma", "rice"],
  },
  {
    pattern: `(?:${preposition} ${article})?(?:${shops})(?! ?(?:pizza|salat))`,
    to: "",
    example: ["Milch vom Lidl", "milk"],
  },
  {
    pattern:
      "(?:also |und )?(?:ähm?|öhm?|hmm?|tja|naja|sorry|ups|glaub(?:e)? ich|denk(?:e)? ich|würd(?:e)? ich sagen|oder so|irgendwie|keine ahnung|weiß nicht genau|kann auch mehr sein)",
    to: "",
    example: ["ähm einen Apfel glaub ich", "a apple"],
  },
  {
    pattern: "(?:und )?dann (?:noch|auch noch|gab'?s|gab es)(?: noch)?",
    to: ",",
    example: ["Reis dann noch Milch", "rice , milk"],
  },
];
