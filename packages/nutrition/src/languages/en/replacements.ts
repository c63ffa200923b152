/** Words whose meaning depends on the adjacent words, each with its replacement. */
import { amounts } from "./replaced-amounts.ts";
import { britishNames } from "./replaced-british-names.ts";
import { descriptions } from "./replaced-descriptions.ts";
import { products } from "./replaced-products.ts";
import { shares } from "./replaced-shares.ts";
import { sources } from "./replaced-sources.ts";
import { talk } from "./replaced-talk.ts";

/** In the order in which they are applied. */
export const replacements = [
  ...sources,
  ...products,
  ...descriptions,
  ...talk,
  ...shares,
  ...britishNames,
  ...amounts,
];
