import type { PhrasePattern } from "../language-pack.ts";

const article = "(?:den |die |das |dem |der )?";
const notEaten =
  "(?: hab ich| habe ich| davon)* (?:übrig ?gelassen|liegen ?gelassen|stehen ?lassen|stehen ?gelassen|nicht geschafft|nicht gegessen)$";

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [
  {
    pattern:
      "^(?:ich )?(?:hab|habe|hatte)? ?(?:alles |davon )?(?:doch |eigentlich )?(?:das doppelte|die doppelte (?:menge|portion)|doppelt so viel|zweimal so viel)(?: davon| von allem)?(?: gegessen| getrunken| gehabt)?$",
    to: "double everything",
    example: ["hab das Doppelte gegessen", "double everything"],
  },
  {
    pattern:
      "^(?:es |das |alles )?(?:waren|war|hatte|hat|sind)? ?(?:insgesamt|zusammen|alles in allem|alles zusammen|gesamt) (?:nur |ca\\.? |etwa |ungefähr )*(\\d+ ?(?:kcal|kalorien|kj))$",
    to: "$1 in total",
    example: ["waren insgesamt 650 kcal", "650 kcal in total"],
  },
  {
    pattern:
      "^(?:doch|eigentlich|nein|waren|warn|aber)(?:,)? (?:nur |doch )?(\\p{N}+|zwei|drei|vier|fünf|sechs) (?:stück|stücke|stk|mal)$",
    to: "actually $1",
    example: ["doch 2 Stück", "actually 2"],
  },
  {
    pattern:
      "^(?:war|ist) (?:eigentlich |doch |schon |zum |mein )*(frühstück|mittagessen|abendessen|abendbrot|snack)(?:,? (?:kein|nicht|und kein|und nicht) \\p{L}+)?$",
    to: "it was $1",
    example: ["ist Frühstück, kein Snack", "it was breakfast"],
  },
  {
    pattern: "^(?:die )?uhrzeit:? (?:war |ist )?(?:um )?(\\d{1,2}[:.]\\d\\d)(?: uhr)?$",
    to: "the time was $1",
    example: ["Uhrzeit 19:15", "the time was 19:15"],
  },
  {
    pattern: `^(?:statt|anstatt|anstelle|an stelle)(?: von)? ${article}(\\p{L}+) (\\p{L}+), ?(\\d+ ?(?:g|gramm|kg|ml|cl|l))$`,
    to: "replace $1 with $3 $2",
    example: ["statt Reis Milch, 200 g", "replace rice with 200 g milk"],
  },
  {
    pattern:
      "^war(?:en)? (?!nur |nicht |kein|doch |eigentlich |ein |eine |\\d)(\\p{L}+(?:er|es|e) \\p{L}+)$",
    to: "it was $1",
    example: ["war kalte Milch", "it was cold milk"],
  },
  {
    pattern:
      "^(?:ich )?(?:hab|habe|haben)(?:'s| es| das| sie| ihn)? (?:wir )?mit (?:meinem|meiner|einem|einer) (?!familie|gruppe|clique)\\p{L}+ geteilt$",
    to: "split between 2 of us",
    example: ["ich hab's mit meiner Freundin geteilt", "split between 2 of us"],
  },
  {
    pattern:
      "^(?:das |es )?(?:war|ist|waren|reicht|reichte)(?: gedacht)? für (zwei|drei|vier|fünf|sechs|\\d+)(?: personen| leute| menschen)?$",
    to: "split between $1 of us",
    example: ["das war für zwei Personen", "split between 2 of us"],
  },
  {
    pattern: "^(?:und )?noch (?:eins|einer|eine|einen|eines)$",
    to: "another one",
    example: ["noch eins", "another one"],
  },
  {
    pattern: `^alles verdoppeln (?:außer|bis auf) ${article}(.+)|^alles (?:außer|bis auf) ${article}(.+) verdoppeln$`,
    to: "double everything except $1$2",
    example: ["alles verdoppeln außer dem Reis", "double everything except rice"],
  },
  {
    pattern: `^alles halbieren (?:außer|bis auf) ${article}(.+)|^alles (?:außer|bis auf) ${article}(.+) halbieren$`,
    to: "halve everything except $1$2",
    example: ["alles außer dem Reis halbieren", "halve everything except rice"],
  },
  {
    pattern:
      "^(?:bitte )?(?:das|den|die) ersten? (?:bitte )?(?:löschen|entfernen|streichen|weglassen|weg|raus)$",
    to: "remove the first one",
    example: ["das erste löschen", "remove the first one"],
  },
  {
    pattern:
      "^(?:bitte )?(?:das|den|die) zweiten? (?:bitte )?(?:löschen|entfernen|streichen|weglassen|weg|raus)$",
    to: "remove the second one",
    example: ["das zweite löschen", "remove the second one"],
  },
  {
    pattern:
      "^(?:bitte )?(?:das|den|die) dritten? (?:bitte )?(?:löschen|entfernen|streichen|weglassen|weg|raus)$",
    to: "remove the third one",
    example: ["den dritten streichen", "remove the third one"],
  },
  {
    pattern:
      "^(?:bitte )?(?:das|den|die) letzten? (?:bitte )?(?:löschen|entfernen|streichen|weglassen|weg|raus)$",
    to: "remove the last one",
    example: ["das letzte löschen", "remove the last one"],
  },
  {
    pattern: `^${article}(.+?) (?:durch|gegen) (.+?) (?:ersetzen|tauschen|austauschen)$`,
    to: "replace $1 with $2",
    example: ["Reis durch Milch ersetzen", "replace rice with milk"],
  },
  {
    pattern: `^(?:ich )?(?:hab |habe )?ein drittel${notEaten}`,
    to: "I left a third",
    example: ["ein Drittel hab ich übrig gelassen", "I left a third"],
  },
  {
    pattern: `^(?:ich )?(?:hab |habe )?die hälfte${notEaten}`,
    to: "I left half",
    example: ["ich hab die Hälfte nicht geschafft", "I left half"],
  },
  {
    pattern: `^(?:ich )?(?:hab |habe )?ein viertel${notEaten}`,
    to: "I left a quarter",
    example: ["ein Viertel davon nicht gegessen", "I left a quarter"],
  },
  {
    pattern: `^${article}(\\p{L}+) vergessen$`,
    to: "add the $1",
    example: ["Milch vergessen", "add the milk"],
  },
  {
    pattern:
      "^(?:es waren |das waren |war(?:en)? )?nicht (\\d+ ?\\p{L}{0,5}),? sondern (\\d+ ?(?:g|gramm|kg|ml|cl|l)) (.+)",
    to: "the $3 was $2",
    example: ["nicht 200 sondern 300 g Reis", "the rice was 300 g"],
  },
  {
    pattern:
      "^(?:ich )?(?:hab|habe|hatte)? ?(?:noch )?(?:was |etwas )?(?:vergessen|vergaß)[:,]? ?(?:(?:es )?(?:gab|war|waren) )?(?:auch )?(?:noch )?(.+)",
    to: "add $1",
    example: ["ich hab vergessen: noch ein Apfel", "add a apple"],
  },
  {
    pattern: "^(.+?) (?:hab|habe|hatte) ich (?:noch |auch |ganz )*vergessen$",
    to: "add $1",
    example: ["einen Apfel hab ich vergessen", "add a apple"],
  },
  {
    pattern: "^(?:den |die |das )?(.+?) (?:raus|weg) (?:und|,) (?:dafür )?(.+?) (?:rein|dazu|hin)$",
    to: "replace $1 with $2",
    example: ["Reis raus und Milch rein", "replace rice with milk"],
  },
  {
    pattern: "^mache? (?:doch )?(\\d+ ?(?:g|gramm|kg|ml|cl|l)) (.+?) (?:draus|daraus)",
    to: "the $2 was $1",
    example: ["mach 250g Reis draus", "the rice was 250g"],
  },
  {
    pattern:
      "^(?:ich )?(?:hab|habe|hatte)? ?(?:doch |eigentlich |aber )*nur (?:die|ne|eine)? ?(?:hälfte|halbe portion)(?: davon| von allem)?(?: gegessen| geschafft)?$|^(?:nur )?(?:die |eine |ne )?(?:halbe portion|hälfte)(?: von allem)?$",
    to: "only half of everything",
    example: ["ich hab nur die Hälfte gegessen", "only half of everything"],
  },
  {
    pattern:
      "^(?:tu|tue|gib|pack|da war|da kam) (?:bitte )?(?:noch )?(.+?) (?:in den|in die|ins|auf den|auf die|aufs|in das|auf das|zum|zur|im|am) \\p{L}+(?: dazu| rein| drauf)?$",
    to: "add $1",
    example: ["tu noch Milch in den Reis", "add milk"],
  },
  {
    pattern:
      "^(?:bitte )?(?:füge?|tue?|packe?|setze?|nimm|gib|leg) (?:bitte )?(?:noch )?(.+?) (?:noch )?(?:hinzu|dazu|drauf|mit rein|rein)",
    to: "add $1",
    example: ["füge noch einen Apfel hinzu", "add a apple"],
  },
  {
    pattern:
      "^(?:bitte )?(?:noch )?(.+?) (?:noch )?(?:hinzufügen|dazugeben|ergänzen|nachtragen|fehlt(?: noch)?|fehlen(?: noch)?)",
    to: "add $1",
    example: ["einen Apfel hinzufügen", "add a apple"],
  },
  {
    pattern: "^(?:es |da )(?:fehlt|fehlen) (?:noch )?(.+)",
    to: "add $1",
    example: ["es fehlt noch ein Apfel", "add a apple"],
  },
  {
    pattern:
      "^(?:und |plus )?(?:dazu|noch|außerdem|zusätzlich|dafür|stattdessen) (?:gab es |gabs |kam |hatte ich )?(?:noch )?(.+)",
    to: "add $1",
    example: ["dazu noch ein Apfel", "add a apple"],
  },
  {
    pattern: `^(?:bitte )?(?:ersetze?|tausche?|wechsle?) ${article}(.+?) (?:durch|gegen|mit) (.+?)(?: aus)?$`,
    to: "replace $1 with $2",
    example: ["ersetze den Reis durch Milch", "replace rice with milk"],
  },
  {
    pattern: `^(?:statt|anstatt|anstelle|an stelle)(?: von)? ${article}(.+?)(?:,| war es| waren es| wars| nimm| nehme ich| lieber| doch| hatte ich| gab es) (.+)`,
    to: "replace $1 with $2",
    example: ["statt Reis war es Milch", "replace rice with milk"],
  },
  {
    pattern: `^(?:statt|anstatt|anstelle|an stelle)(?: von)? ${article}(\\p{L}+) (.+)`,
    to: "replace $1 with $2",
    example: ["statt Reis Milch", "replace rice with milk"],
  },
  {
    pattern: `^(?:mache?|ändere?|änder) (?:aus )?${article}(.+?) (?:zu|in|auf) (.+)`,
    to: "change $1 to $2",
    example: ["ändere den Reis auf 200 g", "change rice to 200 g"],
  },
  {
    pattern: `^mache? aus ${article}(\\p{L}+) (.+)`,
    to: "change $1 to $2",
    example: ["mach aus dem Reis Milch", "change rice to milk"],
  },
  {
    pattern: `^(?:es |das )war(?:en)? (?:doch |eigentlich )?(?:kein|keine|keinen) (.+?),? (?:sondern|es waren|es war) (.+)`,
    to: "replace $1 with $2",
    example: ["das war kein Reis, sondern Milch", "replace rice with milk"],
  },
  {
    pattern: `^(?:bitte )?(?:nimm|lass|lasse|nehme?|tu|streich) ${article}(.+?) (?:bitte )?(?:weg|raus|heraus|wieder raus)`,
    to: "remove the $1",
    example: ["nimm den Reis raus", "remove the rice"],
  },
  {
    pattern: `^(?:bitte )?${article}(.+?) (?:bitte )?(?:weglassen|löschen|entfernen|streichen|rausnehmen|weg|raus)$`,
    to: "remove the $1",
    example: ["den Reis löschen", "remove the rice"],
  },
  {
    pattern: `^${article}(.+?) (?:hab ich|habe ich|hatte ich)? ?(?:doch )?(?:nicht|gar nicht) (?:gegessen|getrunken|aufgegessen)`,
    to: "remove the $1",
    example: ["den Reis habe ich nicht gegessen", "remove the rice"],
  },
  {
    pattern: `^(?:das war |es war |es gab |hatte |doch )?(?:kein|keine|keinen) (\\p{L}+)$`,
    to: "no $1",
    example: ["kein Reis", "no rice"],
  },
  {
    pattern: `^${article}(.+?) (?:bitte )?verdoppeln`,
    to: "double the $1",
    example: ["den Reis verdoppeln", "double the rice"],
  },
  {
    pattern: `^${article}(.+?) (?:bitte )?halbieren`,
    to: "halve the $1",
    example: ["den Reis halbieren", "halve the rice"],
  },
  {
    pattern: `^(?:verdopple|verdoppel|verdoppele) ${article}(.+)`,
    to: "double the $1",
    example: ["verdopple den Reis", "double the rice"],
  },
  {
    pattern: `^(?:halbiere|halbier) ${article}(.+)`,
    to: "halve the $1",
    example: ["halbiere den Reis", "halve the rice"],
  },
  {
    pattern: "^(?:nur )?(?:doppelt so viel|die doppelte menge|das doppelte)(?: an| von| vom)? (.+)",
    to: "double the $1",
    example: ["doppelt so viel Reis", "double the rice"],
  },
  {
    pattern:
      "^(?:nur |habe nur |hab nur |ich hatte nur )?(?:die hälfte|halb so viel) (?:von dem |von der |von den |vom |von |der |des )?(\\p{L}+)(?: gegessen| getrunken)?",
    to: "only half of the $1",
    example: ["nur die Hälfte vom Reis", "only half of the rice"],
  },
  {
    pattern:
      "^(?:es|das) (?:war|waren) (?:nur |eigentlich |doch |eher |ca\\.? |etwa )*(\\d.*|zwei .*|drei .*|vier .*|ein .*|eine .*)",
    to: "it was $1",
    example: ["es waren nur 200 g Reis", "it was 200 g rice"],
  },
  {
    pattern:
      "^(?:es|das) (?:war|ist) (?:eigentlich |doch |schon |erst )*(?:zum |mein |das |ein )?(frühstück|mittagessen|abendessen|snack|abendbrot)",
    to: "it was $1",
    example: ["das war zum Mittagessen", "it was lunch"],
  },
  {
    pattern:
      "^(?:es|das) (?:war|ist) (?:eigentlich |doch |schon |erst )*(gestern.*|heute.*|vorgestern|um .*|gegen .*)",
    to: "it was $1",
    example: ["das war gestern", "it was yesterday"],
  },
  {
    pattern:
      "^(?:verschiebe?|schieb|setze?|stell) (?:es |das |die mahlzeit |die uhrzeit )?(?:auf|nach|zu|zum) (.+)",
    to: "move it to $1",
    example: ["verschiebe auf gestern", "move it to yesterday"],
  },
  {
    pattern: "^(?:mach(?:e)? )?(?:das |es )?(?:rückgängig|ungeschehen)(?: machen)?$",
    to: "undo",
    example: ["mach das rückgängig", "undo"],
  },
  {
    pattern: "^(?:nenne?|benenne) (?:es |das |die mahlzeit )?(?:um in |in |um )?(.+)",
    to: "rename it to $1",
    example: ["nenne es Reis", "rename it to rice"],
  },
  {
    pattern: `^${article}(\\p{L}+) (?:war|waren) doppelt so (?:viele?|groß)`,
    to: "double the $1",
    example: ["der Reis war doppelt so viel", "double the rice"],
  },
  {
    pattern: `^${article}(\\p{L}+) (?:war|waren) (?:nur )?halb so (?:viele?|groß)`,
    to: "halve the $1",
    example: ["der Reis war nur halb so viel", "halve the rice"],
  },
  {
    pattern: `^${article}(\\p{L}+) (?:war|waren|sind|ist) (?:nur |eigentlich |doch |eher |ca\\.? |etwa )*(.+)`,
    to: "the $1 was $2",
    example: ["der Reis war 200 g", "the rice was 200 g"],
  },
  {
    pattern: "^mehr (.+)",
    to: "more $1",
    example: ["mehr Reis", "more rice"],
  },
];

/** Divides instructions: "entferne die Butter und verdopple den Reis". */
export const clauseBreak =
  "[.;!\\n]+(?!\\d)|(?<=\\b(?:weg|raus)),? und (?![^,.;]*\\b(?:rein|dazu|hin)\\b)|,? und (?=(?:den |die |das )\\p{L}+ (?:weg|raus|löschen|entfernen)\\b)|, (?=(?:dafür|stattdessen)\\b)|,? und (?:dann )?(?=(?:entferne|lösche|streich|füge|tu|verdopp|halbier|ersetze|tausche|mach|änder|nimm|lass|statt)\\p{L}*\\b)|, (?=(?:entferne|lösche|streich|füge|verdopp|halbier|ersetze|tausche|mach|änder|nimm|lass|statt)\\p{L}*\\b)";
