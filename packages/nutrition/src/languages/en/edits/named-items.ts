/** Phrasings that name an item of the meal, as translations of instructions have them. */
import { parsePatternRows } from "../../pattern-rows.ts";

const count = String.raw`(?:\d[\d./]*|an?|one|half a)`;

const measure =
  "(?:slices?|pieces?|m?g|kg|[mcd]?l|oz|lb|cups?|t(?:ea|able)spoons?|tbsp|tsp|glass(?:es)?|bowls?)";

/** An item of another count. */
export const countedItems = parsePatternRows(String.raw`
  (?:it was |was |only |actually )*(?:the )?(?!.* (?:(?:less|fewer)|of the) )${count} (?:${measure} (?:of )?)?(?!more |×)(?<name>[^,;\d]+)
  + it was only 2 slices of [toast]
  + 3 [eggs]
  + 3 l [soup]
  - one more egg, please
  - it was 2 × 200 ml beer
  - one slice less of pizza
  - only a third of the fries
  (?:\d+|one) more (?<name>[^,;\d]+)
  + one more [egg]
  remove (?:\d+|one) (?<name>[^,;\d]+)
  + remove one [egg]
  the (?<name>[^,;\d]+) was (?:only )?(?:\d+|one)
  + the [egg] was 2
`);

/** An item that is removed, replaced, scaled or changed. */
export const changedItems = parsePatternRows(String.raw`
  (?:remove|double|halve|triple|(?:only|I left) \w+(?: \w+)? of) (?:the )?(?!${count} )(?<name>[^,;]+)
  + remove the [rice]
  - remove one egg
  + only half of the [rice]
  (?:replace|change) (?:the )?(?<name>[^,;]+?) (?:with|to) .+
  + replace the [rice] with pasta
  the (?<name>[^,;]+?) (?:was|had) .+
  + the [rice] was 200 g
`);

/** The source of an expression between items that are changed separately: "3 eggs and 1 slice of bread". */
export const betweenItems = String.raw`; | and (?=\d)`;
