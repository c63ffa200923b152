import type { PhrasePattern } from "../language-pack.ts";
import { editAmounts } from "./edit-amounts.ts";
import { editFoods } from "./edit-foods.ts";
import { editMeals } from "./edit-meals.ts";

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [...editMeals, ...editAmounts, ...editFoods];

const verbs =
  "(?:faltou|tire|tira|remova|adicione|adiciona|coloca|coloque|dobre|dobra|troque|troca)";

/** Divides instructions: "tire o pão e dobre o arroz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<!tire [^,;]*),? e (?=(?:coloca|adicione)(?!\\p{L}))|,? e (?:depois |também )?(?=(?:nada de|tire|dobre|troque|aumenta|aumente|diminui|diminua|sem|foi|não tinha|não comi|em vez de|no lugar de)(?!\\p{L}))|(?<=(?:foi|tinha) [^,;]+),? e (?=(?:o|a|os|as) \\p{L}+(?: de \\p{L}+)? (?:foi|tinha|com|sem|só) )|, (?:e |mas )?(?=${verbs}(?!\\p{L}))|(?<=\\d ?(?:g|gr|gramas|ml))(?:,| e|, e) (?=(?:o |a |os |as )?\\p{L}+ (?:foi )?\\d|sem )|(?<=\\d ?(?:g|gr|gramas|ml)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
