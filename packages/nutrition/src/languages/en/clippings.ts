import { parseClippings } from "../parse-clippings.ts";

/**
 * Clipped words of people in a hurry, which messages and edits have and names of foods do not. A word that also means
 * something else is only read as a clipping next to one of the words of its row. A row without such words applies where no
 * row above it does.
 */
export const clippings = parseClippings(`
  chicken: chx, chix, chkn, chikn, chckn, chkin, ckn, chk
  chicken: chick, chic | grilled roast roasted fried | breast salad sandwich wrap noodle wing thigh tender nugget strip burger fillet taco curry soup leg
  nugget: nug, nugg
  capsule: cap | oil fish omega vit vitamin magnesium zinc glutamine creatine collagen ashwagandha turmeric probiotic |
  breast: brst
  breast: bst | chicken turkey duck |
  turkey: trky, tky
  turkey: turk, trk | ground grd gr roast deli sliced smoked | breast sandwich bacon burger sub wrap mince meatball sausage club chili sarnie
  rotisserie: rotiss
  rotisserie: rotis | | chicken
  roast: rst
  ground: grnd
  ground: grd, gr | | beef turkey turk trk pork lamb chuck meat bison
  ground: grd | | chicken
  beef: bf | ground grd gr minced corned |
  school: skool, schl
  stick: stk | mozz mozzarella cheese string carrot celery fish bread fruit | butter gum celery of
  steak: stk | ^ , and & + ribeye eye sirloin ny strip flank rump bone tuna salmon skirt minute gammon | frites
  sticks: stix | carrot celery cucumber pepper mozz mozzarella cheese string bread fish pretzel apple |
  strip: str | chicken | bacon
  chop: chp | pork lamb veal |
  sausage: sausy, saus | ^ , and & + n with pork breakfast italian turkey chicken vegan link | roll egg link patty biscuit mcmuffin sandwich sarnie bap
  burger: burg
  cheeseburger: cheeseb, chzburger, chsburger
  hamburger: hamb
  salmon: salm
  shrimp: shrmp
  prawn: prwn
  egg: eg | boiled fried scrambled |
  hard boiled: hb | | egg
  hard boiled egg: hbe, hard boil egg
  soft boiled egg: soft boil egg
  scrambled: scramb, scrmbl, scrmbld
  scrambled: scram | egg | egg
  omelette: omel, omlt
  bacon: bcn, bacn
  pepperoni: pep, pepp, roni | | pizza
  pepper: pep, pepp | red green bell yellow orange sweet chili black jalapeno roasted |
  hawaiian: haw | | pizza
  margherita: marg | | pizza
  bean: bns
  bean: bn | green black kidney pinto refried baked | burrito
  tomato: tmato
  tomato: tom | diced sliced grilled roast roasted sundried dried plum fresh chopped crushed tinned stewed | soup sauce puree paste passata ketchup juice salad salsa sandwich bisque
  tomatoes: toms | ^ , and & + grilled |
  strawberry: strawb
  strawberry: straw | | jam yogurt yog milkshake
  blueberry: blueb, bluebs
  raspberry: rasp, raspb
  blackberry: blackb
  cranberry: cran
  banana: nana | mashed sliced frozen ripe chopped half | smoothie bread pancake yogurt
  pineapple: pine | | chunk ring juice slice
  pineapple: pinapp, pinap
  apple: app | | juice pie
  mandarin: mando
  grapefruit: grapef
  watermelon: watermel
  avocado: avoc
  cucumber: cuke, cuc
  cauliflower: caulif, cauliflr, caulifl
  cauliflower: caul | | rice mash cheese floret
  broccoli: brocli, broco
  zucchini: zuke, zucc, zuc
  courgette: courg
  aubergine: aub | roast roasted grilled fried baked | curry parm bake dip parmigiana
  asparagus: aspara
  asparagus: asp | grilled roasted steamed roast | spear
  mushroom: shroom, mshroom, mushrm, mushr
  mushroom: mush | garlic fried grilled | soup omelette sauce risotto
  mushrooms: mushies | garlic fried grilled egg bacon | on and egg bacon
  potato: pot | mashed baked loaded jacket jkt sweet sw scalloped | salad wedge
  potatoes: pots | roast roasted baked boiled new |
  sweet: swt
  sweet: sw | | pot potato spud corn
  carrot: carr | raw baby grated shredded | stick cake salad juice soup
  capsicum: capsi
  lettuce: lett | iceberg romaine cos shredded , and with w | wrap tomato
  spinach: spin | baby fresh raw sauteed creamed wilted steamed | omelette dip quiche lasagna artichoke
  celery: cel | | stick stalk soup
  vegetable: vegg
  green: grn
  green: gr | | bean tea onion pepper salad apple grape pea
  brown: brn, bwn, brwn
  brown: br | | rice sugar bread
  white: wht, wh | egg | rice sugar wine sauce chocolate choc
  wheat: wht | whole | bread toast tortilla bun roll cracker
  whole: wh | | wheat wht
  whole wheat: ww | | bread toast pasta tortilla roll wrap bagel pita
  whole grain: wg | | bread toast pasta cracker cereal wrap
  wholemeal: wm | | bread toast roll pitta bagel wrap pita
  whole: whl
  sourdough: sourd, sdough, s dough
  sourdough: sour | | toast bread sandwich
  english muffin: eng muff, eng muffin, english muff, e muff
  muffin: muff | english blueberry choc chip chocolate banana bran egg sausage corn breakfast |
  bread: brd
  toast: tst, toas
  croissant: crois, croiss
  sandwich: sandw, sandwch, sndwch, sarn, sammich, sangwich, sammidge
  sandwich: sand, sammy, sw, sando, swich | mayo mayonnaise egg breakfast bfast ham turkey cheese tuna pb jelly pbj blt beef club steak fish salad bacon chicken |
  tortilla: tort | corn flour soft wheat whole carb street chicken | chip soup wrap
  burrito: burr, burri | bean beef chicken breakfast |
  california: cali | | roll burrito maki
  quesadilla: quesa, quesad
  cheese: chz, chs, chse, chees
  cheese: ch | cottage cream cheddar | omelette sandwich toastie toast
  cheddar: ched, chedd
  cottage: cott | | cheese pie
  mozzarella: moz, mozza
  parmesan: parm | grated sprinkle shaved | cheese
  philadelphia: phil, philly | | cream spread light lite
  cream: crm
  cream: cr | | cheese
  cream cheese: cr ch
  sour cream: sr cream
  butter: btr, bttr, buttr, butr
  milk: mlk
  skim: skm
  semi skimmed: ss, semi | | milk
  fat free: ff | | yogurt yog cottage greek cheese
  low fat: lf | | milk yogurt yog cottage cheese
  nonfat: nf | | milk yogurt yog greek
  dairy free: df | | milk yogurt yog cheese ice
  sugar free: sf | | jello syrup candy gum jelly pudding monster gatorade vanilla redbull red
  unsweetened: unsw, unswt, unswtnd
  vanilla: vanil
  vanilla: van | | yogurt yog ice latte protein whey greek milkshake shake almond creamer skyr oat soy
  greek: grk
  greek: gk, gr | | yogurt yog yoghurt
  yogurt: ygrt, yogrt
  mustard: must | dijon wholegrain grain yellow english honey |
  ketchup: ketch
  worcestershire: worc, worcs
  vinegar: vin | balsamic balsam cider malt wine rice sherry |
  vinaigrette: vinaig
  balsamic: balsam | | vinegar vin dressing glaze
  dressing: drsg
  dressing: dress | ranch caesar italian thousand |
  caesar: caes, ceas
  caesar: ceaser, ceasar, cesar | | salad dressing wrap
  olive oil: oo | tbsp tsp tablespoon teaspoon tbs tb ml of |
  spaghetti: spaghet, spaghett, spagh
  bolognese: bol, bolog | spaghetti beef turkey lentil veggie veg | sauce pasta
  lasagna: lasag, lasagn
  ravioli: ravs
  fettuccine: fett | | alfredo alf carbonara
  alfredo: alf | fett fettuccine chicken shrimp | sauce pasta
  marinara: marin | | sauce
  noodle: ndle, nood
  noodles: noods, noodz, ndls
  french: fr | | fry fries toast onion
  french fries: ff | med small large medium mcdonald |
  protein: prot | | shake bar powder pancake yogurt yog pudding ball cookie scoop chip smoothie oat milk
  protein: pro | | shake bar powder pudding
  powder: pwdr, pdr, powd
  powder: pwd | protein prot milk cocoa curry chili garlic whey |
  whey isolate: wpi
  drumstick: drum | | thigh wing + & and breast
  whey protein: wpc
  almond: almd
  almond: alm | | milk butter flour croissant
  cappuccino: capp, cappa, cappu
  frappuccino: frapp
  coffee: cof, coff, cofe, coffe
  marshmallow: marshmal
  marshmallows: marshies, mallows
  chocolate: choccie, chocco, chco, chocky
  chocolate: choco | | bar milk chip cookie cake shake biscuit pudding spread
  biscuit: bisc, biskit
  cookie: biccy, bikky, bikkie, bickie
  cookies: biccies, bikkies
  pudding: pud | rice christmas xmas bread toffee black yorkshire yorkie choc chocolate milk white steak kidney suet sponge treacle plum summer protein chia |
  yorkshire pudding: yorkie pud, yorkie pudding, yorkies pud
  yorkshire puddings: yorkies | two 2 three 3 four 4 beef , and & | and & with
  custard: cust | | tart cream
  cinnamon: cinn, cinna
  cinnamon: cin | | roll bun toast sugar raisin swirl
  granola: gran | | bar
  cereal: cerl
  oatmeal: oatml, otml, oatmeel
  overnight: ovn, ovrnght, overnite, onight | | oat
  overnight oat: o / n oat, o n oat
  pancake: panc, panck, pnck
  waffle: waf, waff
  popcorn: popc
  pretzel: pretz
  birthday: bday
  birthday cake: b day cake
  cooked: ckd, cookd
  with: wit | | syrup cheese rice milk butter egg sauce bread toast chip jam honey
  with: wid, wiv, wth
  without: wo | | milk sugar cheese mayo butter sauce dressing bun bread onion egg yolk skin oil cream salt rice ice pickle gravy
  small: sm, smol, sml, smll
  some: sum | | crackers cheese chips
  cracker: crackr, crckr
  large: lrg, lge, lg
  extra large: xl, xlg, xlarge
  extra: xtra | with w w/ of , and & / | large virgin lean firm crispy dark strong hot spicy
  regular: reg
  double: dbl, dble
  peanut butter: p . b ., p . b
  american: amer | | cheese
  pepper: pep | | jack
  chips: chps
  garlic: garl
  garlic: gar | | bread
  peanut: pnut, p nut
  shepherds pie: shep pie, sheps pie
  masala: mas | tikka chana paneer |
  quinoa: quin | | salad bowl
  hummus: humm
  falafel: falaf
  watermelon: wmelon
  cantaloupe: cantal
  clementines: clems
  satsumas: sats | 1 2 3 4 two three |
  nectarine: nect
  pomegranate: pom | | seed juice
  grapefruit: gfruit, g fruit, g / fruit
  pistachio: pist, pistach
  sunflower: sunfl | | seed
  syrup: syr | maple golden corn agave choc chocolate pancake date |
  marmalade: marm
  buffalo: buff | | wing chicken sauce ranch dip cauliflower
  teriyaki: teri | | chicken bowl salmon beef sauce tofu
  italian: ital | | sub dressing sausage seasoning
  sweet & sour: sw & sour, s & sour
  mashed potato: mash pot
  hash brown: hashb
  spring: spr | | roll onion
  fried: fr | | rice
  flakes: flks
  cornflakes: cornfl
  weetabix: weeta
  semi skimmed milk: ssm
  full cream: fc | | milk
  coconut: coco, coc | | milk oil water cream sugar
  coke zero: coke z
  americano: americ
  macchiato: macch
  biryani: biry, biri
  paneer: pnr
  chowder: chow | clam corn |
  gravy: grv, grav
  provolone: provo | | cheese
  cabernet sauvignon: cab sauv, cab sav
  sauvignon blanc: sauv blanc, sav blanc, savvy b
  prosecco: prosec
  glass of chardonnay: glass of chard
  champagne: champers
  vodka: vod
  almonds: alm | oz g handful of |
  salad: sld
  grilled: grld, grlld
  baked: bkd
  fried: frd
  steamed: stmd
  roasted: rstd
  broiled: brld
  boiled: bld, boild
  shredded: shred, shrd | | cheese carrot chicken lettuce coconut
  whipped: whip | | cream
  natural: nat | | yogurt yog
  frozen: frz, froz, frzn
  low: lo | | fat carb sodium cal
  reduced: red | | fat
  salted: sltd
  unsalted: unslt, unsltd
  breakfast: bfast, bfst | | burrito sandwich sand wrap sausage bagel taco cereal bar muffin bowl
  rice: rce
  between: btwn
  from: frm
  breakfast: b / fast
  mountain dew: mt dew, mtn dew
  half: hlf
  quarter: qtr, qrtr
  couple: cpl, cple, cuppla
  couple of: coupla
  dozen: doz, dz
  serving: serv, srv, srvg, svg, srvng
  portion: prtn
  piece: pce
  slice: slc, slce
  bowl: bwl
  glass: gls, glss
  bottle: btl, bott
  scoop: scp
  spoon: spn
  handful: hndfl, hndful
  package: pkg, pkge, pckg
  packet: pckt
  container: contnr
  square: sq | | of chocolate choc dark milk
  tablespoon: tblsp, tbls, tbspn, tblspn, tbles, tblspoon
  teaspoon: tspn, teasp, tspoon
  litre: ltr
  oz: ozs
  about: abt, arnd | breakfast brunch lunch dinner supper snack home then back up | lunch lunchtime dinner noon midday midnight
  roughly: bout | ate had only just maybe |
  roughly: abt, arnd, aprx, aprox, apprx, appx
  dinner: din | for my was | was were
  afternoon: aft | | snack
  friday: fri
  tuesday: tues
  tuesday: tue | ^ , on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper snack at b l d s : - – .
  wednesday: weds
  wednesday: wed | ^ , on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper snack at b l d s : - – .
  thursday: thurs, thur
  thursday: thu | ^ , on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper snack at b l d s : - – .
  saturday: satdy, satdee, saterday
  saturday: sat | ^ on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper snack braai bbq b l d s : –
  sunday: sundy, sundee
  sunday: sun | on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper braai bbq b l d s : –
  monday: mon | ^ on last this past | night nite morning mornin afternoon arvo evening eve breakfast brekkie brunch lunch lunchtime dinner supper snack at b l d s : - – .
`);

/** The plural of a word that a clipping stands for: "nugs" are nuggets. */
export const pluralOf = (word: string): string =>
  /(?:[sxz]|ch|sh|[^aeiou]o)$/.test(word)
    ? `${word}es`
    : word.replace(/(?<=[^aeiou])y$/, "ie").concat("s");
