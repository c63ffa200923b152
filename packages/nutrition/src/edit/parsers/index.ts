import { additionParser, bareFoodParser, eatenFoodParser } from "./addition.ts";
import { leadingAmountParser, trailingAmountParser } from "./amount.ts";
import { confirmationParser } from "./confirmation.ts";
import { cookingParser } from "./cooking.ts";
import { differenceParser, ordinalParser } from "./difference.ts";
import type { EditParser } from "./edit-parser.ts";
import { figureParser } from "./figures.ts";
import { makingParser } from "./making.ts";
import { removalParser, withoutParser } from "./removal.ts";
import { partParser, statementParser, swapParser } from "./replacement.ts";
import { savingParser } from "./saving.ts";
import { countedShareParser, scalingParser, sharingParser, wholeParser } from "./scaling.ts";
import { timeParser } from "./time.ts";
import { titleParser } from "./title.ts";
import { regularParser, variantParser } from "./variant.ts";

/** Parsers of the words as they were written. */
export const parsersOfWritten: readonly EditParser[] = [titleParser, savingParser, timeParser];

/** Parsers of normalized words. The first one that can apply them wins. */
export const parsers: readonly EditParser[] = [
  figureParser,
  ordinalParser,
  withoutParser,
  sharingParser,
  countedShareParser,
  wholeParser,
  scalingParser,
  differenceParser,
  confirmationParser,
  regularParser,
  leadingAmountParser,
  trailingAmountParser,
  makingParser,
  swapParser,
  removalParser,
  additionParser,
  cookingParser,
  partParser,
  statementParser,
  variantParser,
  eatenFoodParser,
  bareFoodParser,
];
