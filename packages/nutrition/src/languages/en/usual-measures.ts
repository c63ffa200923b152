import { parseUsualMeasures } from "../parse-usual-measures.ts";

/**
 * What a measure usually holds if the food has no portion of it, by its key and the kind of food: sizes on packages,
 * in kitchens and in bars of the United States, Britain and Australia, and the Food Standards Agency's Food Portion
 * Sizes. Millilitres become grams by the food's density.
 */
export const usualMeasures = parseUsualMeasures(`
  servingspoon: snack 30 g, 65 ml
  cookingspoon: 120 ml
  spoon: condiment 15 ml, snack 10 ml, spice 3 ml, dish 28 ml, 15 ml
  ladle: condiment 75 ml, 120 ml
  scoop: dish 120 ml
  dollop: condiment 16 ml, dish 50 ml, 28 ml
  spoonful: condiment 15 ml, snack 10 ml, spice 3 ml, 23 ml
  scrape: spread 5 ml, oil 5 ml, cheese 5 g
  smear: spread 8 ml, oil 7 ml, cheese 8 g
  schmear: 30 ml
  spread layer: condiment 12 ml, oil 12 ml
  lick: 4 g
  touch: 3 ml
  squeeze: 7 ml
  squirt: 12 ml
  drizzle: 7 ml
  dash: spice 0.6 ml, condiment 6 ml, oil 5 ml, drink 20 ml, 8 ml
  drop: condiment 0.1 ml, spice 0.1 ml, 10 ml
  pinch: 0.8 ml
  sprinkle: spice 1.5 ml, produce 15 g, 9 ml
  crumble: cheese 15 g, 9 ml
  knob: 8 g
  capful: 6 ml
  handful: airy 130 ml, leaf 25 g, snack 30 g, meat 45 g, produce 60 g, 125 ml

  palmsize: cheese 60 g, 100 g
  decksize: 90 g
  tennisball: 130 g
  golfball: 45 g
  fistsize: 160 g
  thumbsize: condiment 12 g, 22 g
  matchbox: 30 g

  ramekin: snack 40 g, leaf 15 g, condiment 45 ml, 80 ml
  saucer: snack 30 g, leaf 20 g, 80 ml
  sideplate: leaf 50 g, snack 40 g, meat 80 g, 180 ml
  eggcup: 40 ml
  thimble: 30 ml
  shotglass: 40 ml
  shot: 40 ml
  nip dram tot measure: 28 ml
  doublemeasure: spirit 50 ml
  peg: spirit 30 ml
  largepeg: spirit 60 ml
  minibottle: spirit 50 ml, drink 200 ml, 30 g
  wineglass: 160 ml
  highball: 215 ml
  goblet: 250 ml
  tankard: 568 ml
  tallboy: 473 ml
  longneck: 750 ml
  stubby: 375 ml
  growler: 1890 ml
  flagon: 1100 ml
  pitcher: 1700 ml
  jug: 1000 ml
  carafe: 600 ml
  decanter: 750 ml
  flask: 500 ml
  masonjar: 450 ml
  gravyboat: 300 ml
  snackpot: 200 g

  serving: bite 28 g
  bag: leaf 155 g, bite 40 g, snack 1 usual, produce 200 g, 1 usual
  box: bite 60 g, snack 1 usual, produce 200 g, 1 usual
  package packet: meat 110 g, bite 60 g, snack 1 usual, leaf 100 g, 1 usual
  pouch: drink 200 ml, condiment 1 usual, bite 40 g, snack 1 usual, meat 80 g, produce 1 usual, 250 g
  jar: oil 500 ml, condiment 250 g, spice 40 g, snack 250 g, produce 200 g, dish 1 usual, 200 g
  minijar: 30 g
  tub: drink 250 ml, condiment 150 g, oil 250 g, dish 1 usual, snack 1 usual, 200 ml
  pot: condiment 50 g, drink 500 ml, snack 50 g, 110 g
  carton: drink 250 ml, dish 1 usual, 250 ml
  bottle: spirit 700 ml, oil 500 ml, drink 500 ml, condiment 300 ml
  can: drink 340 ml, meat 120 g, 240 g
  tube: condiment 150 g, 1 usual
  punnet: leaf 20 g, 250 g
  tray: condiment 30 g, dish 350 g, 1 usual
  plate: leaf 100 g, snack 60 g, cheese 60 g, condiment 50 g, meat 120 g, 1 usual
  bowl: leaf 75 g, airy 40 g, snack 45 g, condiment 60 g, cheese 60 g, produce 150 g, 1 usual

  slice: meat 45 g, cheese 25 g
  rack: meat 450 g, 1 usual
  wedge: cheese 38 g, produce 40 g, 1 usual
  row: snack 25 g, 1 usual
  sliver: cheese 10 g, 0.38 slice, 0.3 piece, 0.35 wedge, 15 g
  doorstep: 2 slice, 60 g
  heel: 1.1 slice, 35 g
  hunk: cheese 40 g, 2.4 slice, 60 g
  slab: condiment 20 g, cheese 60 g, meat 1 usual, 1.5 slice, 1.6 piece, 60 g
  lump: cheese 35 g, meat 30 g, condiment 15 g, 1.5 slice, 25 g
  chunk: cheese 35 g, produce 20 g, meat 25 g, 2 slice, 20 g
  cube: cheese 12 g, 20 g
  shaving: 3 g
  nugget: meat 16 g
  heap: 1.4 usual
  bit: cheese 15 g, oil 0.4 usual, condiment 0.6 usual, drink 40 ml, 0.6 usual
  lot: condiment 2 usual, 1.4 usual
  mountain: 2 usual
`);
