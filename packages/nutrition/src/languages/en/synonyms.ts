import { parseVariants } from "../parse-variants.ts";

/** Other names and spellings of foods. */
export const synonymVariants = parseVariants(`
  oatmeal cooked: cooked oat, boiled oat
  sour cherry: tart cherry
  sandwich: sarnie, sarmie, sambo, sanga, sanger, sammie, sammich, samwich
  glass of red wine: glass of red wine, glass of red
  bottle of red wine: bottle of red wine, bottle of red
  bottle of white wine: bottle of white wine, bottle of white
  bottle of rose wine: bottle of rose wine, bottle of rose
  glass of white wine: glass of white wine, glass white wine, glass of white
  glass of rose wine: glass of rose wine, glass of rose
  uncooked: dry weight, uncooked weight, dry wt, raw uncooked
  raw: raw weight, raw wt, weighed raw
  sharing size: movie theater size
  sharing bag: family bag, family size bag, party bag, party size bag
  sharing sized: movie theater sized
  pork feet: pig foot
  scoop protein powder: scoop protein, scoop of protein, scoop my protein, scoop of my protein
  soybean matureseed: mature soybean
  bean paste: bean or lotus seed paste, lotus seed paste
  yogurt: yoghurt, yoghourt, yog
  ketchup: catsup
  chili: chilli, chile, chily
  barbecue: barbecued, bbq
  with stone: with pit, with the pit, with their pit
  tomato: tomatoe
  potato: potatoe
  doner: donner, donar
  quiche: quich, quishe
  omelette: omelet, omlet
  fillet: filet
  shrimp: prawn
  lychee: litchi
  chocolate: choc
  cashew: cashew nut
  cheese substitute: cheese alternative
  eggplant: aubergine, brinjal
  zucchini: courgette
  corn: maize
  peanut: groundnut
  gin and tonic: g & ts, g and ts, g & t, g and t, g n t, gnt
  oat milk: oat drink, oat beverage
  soy milk: soy drink, soya drink
  almond milk: almond drink
  frappuccino: frap
  mayonnaise: mayo
  orange juice: oj
  peanutbutter peanut: pb, p b
  peanutbutter peanut jelly sandwich: pbj, pb & j, pb and j
  blt: b . l . t ., b . l . t
  sportdrink lowcalorie: gatorade g 2
  green onion: spring onion, scallion
  cilantro: coriander leaf
  ground beef: minced beef, minced meat, mince
  papaya: pawpaw
  beet: beetroot
  honey: hunny
  oatmeal: porridge
  softdrink: soda, soda pop, fizzy drink
  saltine cracker: soda cracker
  jojo: potato wedge, seasoned wedge, spicy wedge, jojo potato
  _: club soda, pepper type, stir fried, pigeon pea
  softdrink cola: cola, soft drink cola, cola drink, cola soft drink, cola soda, coke, coca cola
  softdrink cola: pepsi
  softdrink cola diet: coke zero, diet coke, diet pepsi
  softdrink peppertype: dr pepper, pepper soft drink
  frenchfry: fry
  _ fried: country fried
  stirfry: stir fry
  _ oil: vegetable oil
  fishandchips fish frenchfry: fish and chip, fish & chip, fish n chip
  sweetened: sugary
  plain: free range, cage free
  fruit: fruity
  cheese: cheesy
  chocolate: chocolatey, chocolaty
  flavored: flavoured
  butter: buttered
  _ latte: flat white
  vegetable: veg, veggie
  avocado: avo
  broccoli: broc, brocc
  strawberry: strawb
  cherry tomato: cherry tom
  chopped tomato: tinned tom, chopped tom, can of tom, tin of tom, tins tom, tin tom, cans tom
  mozzarella: mozz
  chocolate: choccy, chocy
  chicken: chx, chkn, chikn, chiken, chckn
  frozen: frz
  black bean: blk bean
  unsweetened: unsw
  sausage: snag
  spaghetti: spag
  spaghetti bolognese: spag bol
  baked: jacket, jkt
  bean: bns
  large: lrg, lge, lg
  small: sml
  cauliflower: cauli
  piece fried chicken: piece original, piece original recipe, pc original, pc original recipe
  cappuccino: skinny cap, large cap, small cap, medium cap, regular cap, soy cap, oat cap, decaf cap, almond cap
  with: mit
  and: und
`);
