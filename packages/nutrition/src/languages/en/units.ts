import { parseUnits } from "../parse-units.ts";

/** The avoirdupois ounce and the U.S. customary fluid ounce. */
export const gramsPerOunce = 28.35;
export const mlPerFluidOunce = 29.57;

/**
 * All units, in the syntax of `parseUnits`. Weights as in NIST Handbook 44; cups and spoons are U.S.
 * customary, as in USDA's data.
 */
export const unitTable = parseUnits(`
  weight 1 g: g gr gm gms grm gram gramme
  weight 1000 g: kg kgs kilo kilogram
  weight 1000000 g: tonne
  weight 0.001 g: mg milligram
  weight ${gramsPerOunce} g: oz ounce
  weight 453.6 g: lb lbs pound
  volume 1 ml: ml mls mil milliliter millilitre cc
  volume 10 ml: cl
  volume 100 ml: dl
  volume 1000 ml: l liter litre litro
  vessel ${mlPerFluidOunce} ml: floz
  vessel 236.6 ml serving: cup cupful c
  vessel 14.79 ml serving: tablespoon tbsp tbs tbl tablespoonful yk
  vessel serving: spoon ~ tablespoon
  vessel 4.93 ml serving: teaspoon tsp teaspoonful
  vessel 473.2 ml: pint pt
  vessel 946.4 ml: quart qt
  vessel 3785 ml: gallon
  vessel 16.39 ml: cubicinch
  vessel: glass gla glas gela bardak szklanka ~ cup drink
  vessel serving: bowl bowlful bowel bolée bolee mangkok mangkuk ~ cup
  vessel: mug ~ cup
  vessel: bottle btl ~ can
  vessel: can tin ~ bottle
  vessel: bag ~ package
  vessel: box ~ package carton
  vessel: packet sachet pkt bungkus ~ package pouch bag
  vessel: package pack pk pkg ~ packet bag pouch box
  vessel: container ~ carton tub jar
  vessel: carton ~ container box
  vessel: pouch ~ packet package
  vessel: jar ~ container
  vessel: tub ~ container
  vessel: tube ~ can roll
  vessel: sleeve ~ package packet pouch
  vessel: envelope ~ packet package pouch
  vessel serving: serving portion helping ~ order single
  vessel serving: order ~ serving
  vessel serving: plate plateful plt piring pinggan tabak porsi porsiyon ~ order serving
  vessel: slice slise slce slc sl dilim ~ piece
  vessel: rasher ~ slice strip
  vessel: piece pc pcs pce ct count peice nos ea biji keping ketul unit adet tane unidade unidad pezzo pezzi morceau stück stk ~ slice item any each
  vessel serving: handful
  vessel: katori wati vati
  vessels: scoop basket bucket tray footlong punnet schooner tumbler surfaceinch yield
  shape: strip ~ slice
  shape: pat ~ teaspoon
  shape: dash
  shape: stalk ~ spear
  shape: fillet filet
  shape: floret floweret
  shape: rack
  shape: row
  shape: slab ~ rack
  shape: square ~ piece slice
  shape: triangle ~ piece slice
  shape = tablespoon: splash glug
  vessel 10 ml: dessertspoon dessertspoonful dsp dstsp
  vessel: servingspoon servingspoonful
  vessel: cookingspoon
  vessel: ladle ladleful
  vessel: ramekin
  vessel: jug jugful
  vessel: pitcher
  shape: shot ~ jigger
  vessel: shotglass ~ shot
  vessels: palmsize decksize tennisball golfball fistsize thumbsize
  shape: dollop blob
  vessel: spoonful
  shape: scrape scraping
  shape: smear smudge
  shape: schmear
  shape: spread spreading
  shape: touch hint
  shape: squeeze squeezing
  shape: sprinkle sprinkling scatter scattering dusting grating
  shape: capful cap
  shape: thimble thimbleful
  shape: measure ~ single
  shape: nip ~ single
  shape: tot ~ single
  shape: doublemeasure ~ double
  shape: crumble crumbling
  shape: wineglass wineglassful
  shape: tallboy
  shape: longneck tallie
  shape: stubby stubbie
  shape: flask thermo flaskful
  shape: pot potful ~ tub container
  shape: snackpot snappot
  shape: sliver slither
  shape: doorstep doorstop
  shape: heel
  shape: heap pile load
  shape: lot
  shape: bit
  shape: lump ~ chunk hunk
  shape: mountain stackful
  shape: shaving curl
  shape: bulb
  shapes: wheel log knob layer lick squirt drizzle drop matchbox saucer eggcup dram peg largepeg minibottle
  shapes: minijar sideplate highball goblet tankard growler flagon carafe decanter masonjar gravyboat hunk
  shape 15 g: bite
  shape 15 g: forkful
  shape 20 g: mouthful
  shape 5 g: nibble
  shape 15 g: sip
  shape 35 g: swig gulp swallow slurp glugful
  shapes: stick wedge link leaf ear drink bar cube head clove spear nugget
  shape: ring ~ slice
  shapes: chunk pinch loaf sprig bunch roll steak rib patty half ball block
  shapes: kernel sheet segment round cone finger wrap morsel parcel
`);
