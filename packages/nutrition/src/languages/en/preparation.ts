import { parseVariants } from "../parse-variants.ts";

/** Preparation, packaging and measuring words, in the spelling of people and tables. */
export const preparationVariants = parseVariants(`
  _: equal volume, home made, no bake, dry heat, moist heat, mature seed, mixed species
  _: cream style
  equalvolume: equal amount, equal part, equal portion, equal quantity, same amount, same volume
  solid liquid: both the fruit and syrup, both the fruit and the syrup, both fruit and syrup
  solid liquid: both the fruit and juice, both fruit and juice
  canned: from a can, out of a can
  _ fried: pan fried, deep fried
  broiled: pan broil, pan broiled
  coated: with a coating
  breaded coated: with a breading, breaded
  batter coated: battered
  _ roasted: dry roasted
  homemade: home recipe, home prepared
  unprepared: not yet cooked, not yet prepared, not yet been cooked, not yet been prepared
  unprepared: yet to be cooked, yet to be prepared
  unreconstituted: not reconstituted
  creamstyle: creamy style, creamed
  raw: ready to cook, uncooked
  skin eaten: peel eaten
  skin on: peel on
  with the skin: with the peel
  with skin: with peel
`);
