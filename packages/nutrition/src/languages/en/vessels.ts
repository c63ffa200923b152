import { parseVariants } from "../parse-variants.ts";

/** Measures of several words, joined to the key of one unit. */
export const vesselVariants = parseVariants(`
  servingspoon: serving spoon, serving spoonful, serving spoonfull, table serving spoon
  cookingspoon: cooking spoon, cooking spoonful, dishing spoon, rice spoon
  dessertspoon: dessert spoon, dessert spoonful, pudding spoon
  ladle: soup ladle, ladle full
  shotglass: shot glass, shot glass full
  wineglass: wine glass, wine glass full
  highball: highball glass, high ball, tumbler glass
  bit: little bit, tiny bit, wee bit, small bit, tad, smidge, smidgen, small amount
  pint: pint glass
  mug: mug full
  masonjar: mason jar, mason jar full
  gravyboat: gravy boat, sauce boat
  snackpot: snap pot, snack pot
  eggcup: egg cup full, egg cup
  flask: thermos flask, vacuum flask, food flask
  doublemeasure: double measure, large measure
  measure: single measure, small measure, bar measure
  largepeg: large peg, big peg, patiala peg
  peg: small peg
  minijar: mini jar, miniature jar, tiny jar, little jar, hotel jar, individual jar
  minibottle: airplane bottle, plane bottle, aeroplane bottle, minibar bottle
  tallboy: tall boy
  longneck: long neck
  bowl: cereal bowl, soup bowl, pasta bowl, breakfast bowl, rice bowl of
  sideplate: side plate, dessert plate, starter plate
  palmsize: palm sized piece, palm size piece, palm sized portion, palm size portion, palm sized lump, palm sized chunk, palm sized, palm size
  palmsize: size of my palm, size of a palm, size of the palm
  decksize: deck of card sized piece, deck of card sized, deck of card size, size of a deck of card, size of deck of card
  decksize: pack of card sized, size of a pack of card
  tennisball: tennis ball sized, tennis ball size, size of a tennis ball, size of tennis ball
  golfball: golf ball sized piece, golf ball sized lump, golf ball sized, golf ball size, size of a golf ball, size of golf ball
  golfball: ping pong ball sized, size of a ping pong ball
  fistsize: fist sized piece, fist sized portion, fist sized lump, fist sized chunk, fist sized, fist size, size of my fist, size of a fist
  thumbsize: thumb sized piece, thumb size piece, thumb sized bit, thumb sized chunk, thumb sized lump, thumb sized, thumb size, size of my thumb, size of a thumb
  matchbox: matchbox sized piece, matchbox sized lump, matchbox sized, matchbox size, size of a matchbox, size of matchbox
  waferthin: wafer thin, paper thin, razor thin
  handful: cupped hand, fistful, palmful, fist full, hand full, cupped handful
  heel of bread: heel of a loaf of bread, heel of the loaf, heel of a loaf, end of a loaf
`);
