import type { PhrasePattern } from "../language-pack.ts";
import { editAmounts } from "./edit-amounts.ts";
import { editFoods } from "./edit-foods.ts";
import { editMeals } from "./edit-meals.ts";
import { editVerbs } from "./edit-verbs.ts";

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [
  ...editMeals,
  ...editVerbs,
  ...editAmounts,
  ...editFoods,
];

const verbs =
  "(?:entferne?|lösche?|streiche?|füge?|fueg|tue?|verdoppel|verdopple|halbiere?|ersetze?|tausche?|mache?|änder|ändere|nimm|lass|setze?|stelle?|verschiebe?|pack|packe|gib|trag|trage|schreibe?|erhöhe?|reduziere?)";
const ends =
  "(?:weg|raus|rein|dazu|hinzu|halbieren|verdoppeln|ersetzen|weggelassen|gegessen|getrunken|vergessen|draus|daraus|\\d ?g|gramm|ml|kg|liter|uhr|übriggelassen|ohne \\p{L}+|kein \\p{L}+|keine \\p{L}+|keinen \\p{L}+)";

/** Divides instructions: "entferne die Butter und verdopple den Reis". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<=(?<!\\p{L})${ends})(?:,| und|, und) (?:dann )?(?!\\(?\\d[\\d.,]* ?(?:g|ml|dl|cl|l|el|tl)$|(?:war|es war|sondern|statt|anstatt|nicht|kein|keine|keinen|und nicht|dass)(?!\\p{L})|(?:nur |so |etwa )?(?:die hälfte|(?:ein|zwei|drei) (?:drittel|viertel)|halb) |[^,.;]*(?<!\\p{L})(?:rein|dazu|hin)$)|(?<=\\d ?(?:g|ml|gramm)) (?=(?!(?:statt|anstatt|nicht|und|mit|auf|von|also|sondern) )\\p{L}+ \\d+ ?(?:g|ml|gramm)(?!\\p{L}))|(?<=statt \\p{L}+) und (?=\\d)|(?<=^(?:es war |nur )*(?:\\d+|zwei|drei|vier|fünf) \\p{L}+) und (?=(?:kein|keine|keinen|ohne) )|(?<=\\d ?(?:g|ml|gramm|stück)) und (?=\\p{L}+ \\d+$)|,? und (?=(?:statt|anstatt|anstelle)(?!\\p{L}))|(?<=(?:statt|anstatt) [^,]+), (?=(?:statt|anstatt)(?!\\p{L}))|(?<=\\d[^,;]*) und (?=(?:den |die |das )?\\p{L}+ (?:weg|raus|dazu|halbieren|verdoppeln)$)|(?<!(?:ohne|kein|keinen|keine) \\p{L}+),? und (?:dann )?(?=${verbs}(?!\\p{L}))|(?<=\\d ?(?:kcal|kalorien)),(?: und| aber)? (?=(?:ich |davon )?(?:hab|nur|davon|die hälfte))|, (?:und |aber )?(?=${verbs}(?!\\p{L}))|, (?:und |aber )?(?=(?:dafür|stattdessen|dazu|außerdem)(?!\\p{L}))`;
