import type { PhrasePattern } from "../language-pack.ts";
import { editAmounts } from "./edit-amounts.ts";
import { editFoods } from "./edit-foods.ts";
import { editMeals } from "./edit-meals.ts";

/** Instructions about a meal. */
export const editPatterns: readonly PhrasePattern[] = [...editMeals, ...editAmounts, ...editFoods];

const verbs = "(?:enlève|ajoute|remplace|double|mets|supprime|retire|change|rajoute|oublié)";

/** Divides instructions: "enlève le pain et double le riz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<=^(?:double|ajoute|enlève|\\d)[^,;]*),? et (?=(?:pas d(?:e |')|sans ))|(?<!enlève [^,;]*),? et (?=(?:mets|ajoute)(?!\\p{L}))|,? (?:et|puis|et puis) (?:aussi )?(?=(?:enlève|double|remplace|sans|c'était|au lieu)(?!\\p{L}))|, (?:et |mais )?(?=${verbs}(?!\\p{L}))|(?<=\\d ?(?:g|gr|ml|grammes))(?:,| et|, et) (?=(?:le |la |les |l')?\\p{L}+ (?:était )?(?:à )?\\d|sans |pas de )|(?<=(?:au lieu|à la place) [^,]+),? et (?=pas de |pas d'|sans )|(?<=\\d ?(?:g|gr|ml|grammes)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
