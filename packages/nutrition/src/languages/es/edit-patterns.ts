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
  "(?:quita|elimina|borra|saca|añade|agrega|pon|ponle|poné|ponele|suma|sumale|duplica|dobla|cambia|sustituye|reemplaza|fue|comí|falto)";

/** Divides instructions: "quita el pan y duplica el arroz". */
export const clauseBreak = `[.;!\\n]+(?!\\d)|(?<!quita [^,;]*),? y (?=(?:pon|añade)(?!\\p{L}))|,? y (?:luego |después |también )?(?=(?:nada de|quita|duplica|cambia|sube|baja|subí|bajá|aumenta|reduce|sin|fue|no tenía|no comí|en vez de|en lugar de)(?!\\p{L}))|(?<=(?:fue|tenía) [^,;]+),? y (?=(?:el|la|los|las) \\p{L}+(?: de \\p{L}+)? (?:fue|tenía|con|sin|solo) )|(?<!(?:^|[.;]|, )no (?:comí|tenía|fue) [^,;]*), (?:y |pero )?(?=${verbs}(?!\\p{L}))(?!fue)|(?<=(?:fue|solo|son) \\d+ ?(?:g|gr|gramos|ml)(?: de \\p{L}+)?),? y (?=(?:el|la|los|las) )|(?<=\\d ?(?:g|ml|gramos))(?:,| y|, y) (?=(?:el |la |los |las )?\\p{L}+ (?:fue )?\\d|sin )|(?<=\\d ?(?:g|gr|gramos|ml)) (?=\\p{L}+(?: \\p{L}+)? \\d+ ?(?:g|ml)(?!\\p{L}))`;
