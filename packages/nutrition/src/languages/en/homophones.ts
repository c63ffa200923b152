import { wordSet } from "../word-lists.ts";

/**
 * Homophones that speech recognition writes for foods. A row is `meant: written, ... | left context
 * | right context`. Contexts are words; `^` is the start of an item (start of text, after
 * punctuation, "and", "with", "had"), `$` an end, `#` a measure ("200 g of") directly before the
 * word only. One matching word or measure is enough; `^`, `$` and function words must match on both
 * sides. A row without contexts always applies. Singulars include their plurals.
 */
export const foodHomophones = `
  egg whites: whites | 1 2 3 4 5 6 7 8 one two three four five six seven eight |
  leek: leak | # ^ potato chicken fried buttered roasted creamed | and soup potato pie tart quiche gratin
  bread: bred | # garlic wheat rye white brown sourdough banana corn pita flat naan whole grain toasted soda | and with pudding crumb roll butter
  pear: pair, pare, pairs | apple apples plum grapes a ^ ripe tinned canned poached baked asian | $ and slices tart salad juice
  meat: meet | ground red lunch deli crab taco minced white mince roast sausage dark # | ball balls loaf loafs pie pies sauce feast lovers and patty
  meatball: meet ball, me ball, meat bull
  meatloaf: meet loaf
  steak: stake | # ^ grilled fried beef tuna sirloin flank skirt salmon ham rump rare minute swiss chicken ribeye cheese salisbury pepper ounce a | and with fries pie salad sandwich dinner tacos bites frites
  steak: steaks and wich | ^ #
  eggs: egs
  sausages: sossages, sosages, sausiges
  sausage: sossage, sosage, sausige
  toast: tost | # ^ on avocado french cheese peanut butter white brown | with and $
  breast: brest | chicken chikn chiken chkn turkey duck grilled roasted baked fried poached |
  sweet potato: sweat potato, sweat potatoe
  tea: te | ^ # | with and $
  chocolate: chocolat | ^ # dark milk white hot | bar cake milk biscuit cookie and $
  thyme: time | rosemary lemon sage parsley oregano basil dried garlic # | chicken butter roasted
  mussels: muscles | # ^ steamed fresh cooked boiled garlic smoked | in with and $ marinara
  plaice: place | fish fried battered breaded grilled baked steamed # | and goujons fillet
  sauce: source | tomato soy apple hot pasta cheese bbq barbecue cranberry white pesto chilli chili fish oyster tartar hollandaise cream mint brown worcestershire teriyaki peanut caramel chocolate meat steak marinara alfredo curry buffalo pizza spaghetti
  bean: been, bin | green black kidney baked refried pinto white lima jelly butter broad soy coffee garbanzo fava string navy runner rice | burrito burritos sprout sprouts salad soup dip chili stew curd tacos and
  beans: beings, beams, bees | green black kidney baked refried pinto lima broad rice butter jelly
  cereal: serial | # ^ breakfast cold bran hot corn wheat rice | with and bar bars milk $
  berry: bury, barry | mixed frozen straw blue black goose cran # | smoothie yogurt crumble pie compote
  strawberry: straw bury, straw berry
  blueberry: blue bury, blue berry
  raspberry: rasp berry, razz berry
  blackberry: black bury
  cranberry: crown berry, cran berry
  roll: role | sausage egg bread spring dinner swiss cinnamon sushi ham cheese bacon lobster california tuna salmon kaiser crusty hot wheat ^ a | with and $
  flour: flower | # wheat corn almond all purpose plain rice coconut white self rising raising oat gram | tortilla tortillas
  cornflour: corn flower | #
  cauliflower: collie flower, cauli flower, colly flower, call a flower
  sunflower: sun flower | # ^ roasted salted | seed seeds oil
  chili: chilly | # ^ sweet beef turkey bean vegetarian red green veggie | con sauce cheese dog flakes beans and peppers powder oil nachos
  currant: current | red black dried | bun buns jam jelly scone scones juice
  lox: locks, lux | bagel and with # | and bagel cream
  tea: tee, tease | # green black herbal iced ice hot mint peppermint chamomile bubble milk ginger ^ lemon | with and $
  wine: whine, wind | # red white rose sparkling mulled glass
  beer: bear, bier | # cold root ginger pint draft craft light non alcoholic | battered
  ale: ail | pint ginger pale # brown
  lager: logger | # pint cold | and shandy
  gin: gym, jinn | # ^ a | and tonic
  champagne: sham pain
  cider: sider | apple # pint hot
  kernel: colonel | corn # sweetcorn popcorn
  sole: soul | lemon dover fried grilled baked fillet
  mousse: moose | chocolate salmon # lemon mango strawberry
  dessert: desert | # for
  rice: rise | # brown white fried basmati jasmine wild sticky egg yellow coconut steamed boiled spanish cauliflower pilau chicken ^ | and pudding with cake cakes noodles krispies
  piece: peace | # ^ a two three four five six half one large small another and
  pea: peace, pees, p's | green # mushy sugar snow garden split frozen ^ | and soup carrots
  chickpea: chick pees, chick peace, check peas, chicken peas
  beet: beat, beets route | roasted pickled boiled red golden # | root salad hummus soup juice
  beetroot: beat root, beet route
  carrot: carat, karat | # raw baby grated roasted boiled cooked shredded steamed ^ | and cake sticks soup salad
  lamb: lam, lambs | # roast grilled rack leg minced ground ^ | chop chops stew curry shank shanks kofta kebab
  mince: mints | beef turkey lamb pork | pie pies meat
  pie: pi | apple cherry pumpkin meat pecan lemon chicken cottage shepherd's shepherds key pot cream fish steak pork rhubarb | and with $
  tuna: tuner, tune a | # ^ can canned grilled seared | salad sandwich melt mayo sushi steak wrap and roll
  bass: base | sea # striped grilled
  whey: way, weigh | # | protein powder shake
  ham: hand | # | and sandwich cheese salad omelette omelet
  ham: him | # | sandwich
  bacon: baking, beckon, bake in | eggs egg and crispy strips slices rashers turkey # ^ streaky | and $ sandwich eggs roll
  naan: nan, non | garlic peshwari keema butter # | bread
  caesar: seizure, season, sees her, seas are | # ^ chicken a | salad salads dressing wrap
  feta: feather, fetter, fatter | # ^ and with crumbled | cheese salad and
  brie: bree, breeze | # baked melted | cheese and
  cheddar: chatter | # mature sharp mild grated white ^ | cheese
  gouda: good a, gooda | # smoked | cheese
  halloumi: hello me, hallow me, hallo me, how loomy
  ricotta: rick otter, rick otta
  paneer: pan ear, panera, pan here | # ^ palak saag matar chilli tandoori | curry tikka masala cheese
  coleslaw: cold slaw, coal slaw, coles law, coals law
  tofu: toe foo, toe food, tow foo, to foo
  edamame: eda mommy, ed a mommy, eddie mommy
  guacamole: whack a mole, guac a mole, walk a mole, rock a mole
  tzatziki: sad ziki, sat ziki, tattoo ziki, zaziki
  kimchi: kim chee, kim she, kim cheese
  sushi: sue she, sushy, su she
  sriracha: sir racha, sear a cha
  miso: me so, me sew, mee so | # ^ bowl | soup salmon
  ramen: raw men, rah men, roman, rom in | # ^ bowl chicken pork spicy | noodles noodle soup
  udon: you don, oo don | # ^ | noodles noodle soup
  couscous: cous cous, goose goose, cuz cuz, koos koos
  nachos: not chose
  jalapeno: holla pain yo, hala peno
  tortilla: tore tea a, torte ea, tour tia
  croissant: cross aunt, quasong, cross sant, crescent, kwasson | ^ # a butter chocolate almond ham cheese plain | and with $ filled
  quinoa: keen wah, keenwa, kinwa, key noah, keen what
  acai: a sigh ee, ah sigh, a sah ee, asai, assay | # | bowl bowls smoothie berry
  pho: fuh, foe, fur | # ^ beef chicken vietnamese | soup noodles noodle bowl
  gyro: euro, year o | # chicken lamb pork | plate wrap pita meat
  hummus: humus, hum us, hum mus | # ^ and with | and with carrots pita
  falafel: full awful, fell awful, fella full, for awful
  shawarma: sha warma, schwarma, shah warmer
  kebab: k bob, cab bob, key bob
  pita: peter, pitter | # ^ | bread chips pocket wrap
  tahini: to heaney, ta heaney, ta hiney
  chutney: chut knee, chutny, chart knee
  tikka: ticker, teeka, tick a | chicken paneer lamb # | masala wrap
  masala: ma salla, massala, my salah | chicken tikka tandoori chana paneer
  korma: coma, karma | chicken lamb vegetable prawn beef
  samosa: some mosa, sum osa, some oh sir
  dal: doll, dull, dahl, darl | # lentil rice tadka red | and with rice
  biryani: berry ani, buried annie, bury ani
  roti: wrote e, rooty, row tea | # ^ | and with
  paella: pie ella, pay ella
  risotto: rizotto
  gnocchi: nyoki, no key, yoki, knock he | # ^ potato | with and pesto
  lasagna: la sanya
  spaghetti: spa getty, speget he
  bolognese: bowl and ace, bolognaise, bologna is | spaghetti # tagliatelle | sauce
  pesto: pest oh, pest o
  mozzarella: mots a rella, motza rella
  parmesan: parma john, palmer san, parma shan
  quiche: keesh, key sh, quish, kish
  crepe: crape, creep | # ^ nutella banana chocolate | with and suzette
  frittata: free tata, for tata
  omelette: om let, arm let
  espresso: express oh, s presso
  cappuccino: cap a chino, cup of chino, cappa chino, capuchin o
  latte: lot tay, la tay, ladder, latter, late a, lot a | # vanilla oat matcha pumpkin chai iced skinny soy caramel hazelnut | and with $
  mocha: mocker, moka, mock a | # iced white | with and latte
  chai: chay, try, shy, tie | # | tea latte
  matcha: match a, matcher, much a | # ^ iced | latte tea smoothie
  smoothie: smooth he, smooth e
  granola: grand ola, gran ola, grand older
  muesli: mews lee, musely, muse lee | # ^ | with and
  oats: oates, oaths, odes, otes | # overnight rolled steel cut porridge | and with
  porridge: porage, poor ridge, porch | # ^ | with and
  yogurt: yo gurt, yoga, yogut | # greek plain vanilla strawberry natural frozen | with and
  walnut: wall nut
  coconut: coco nut, cocoa nut
  cashew: cash you, cash use, cash shoe
  almond: all mend, a mond | # | butter milk
  chestnut: chess nut
  raisin: raising | oatmeal rum # cinnamon | bran toast bread bagel cookie
  prune: proon | #
  peach: beach, pitch | # ^ ripe tinned canned | cobbler melba crumble slices
  plum: plumb | # ^ ripe | and jam crumble
  grapefruit: great fruit, grape through it
  grape: great | juice jelly
  mango: man go | # ^ | lassi smoothie and
  zucchini: zoo keeny, sue keeny
  asparagus: a sparrow guess, asparagrass, sparrow grass, sparrow gus
  broccoli: brock only, brock a lee
  lettuce: let us | and with # cheese ham bacon romaine iceberg tomato | and tomato wrap wraps
  celery: salary | # carrots carrot and with | and sticks carrots
  parsnip: parse nip, pass nip
  turnip: turn up, turn it | # mashed roasted boiled
  sweet potato: suite potato, sweep potato, sweet pot eight oh
  mashed potato: mash potato, smashed potato, masked potato
  ketchup: catch up, cat sup, ketch up | with and fries chips mustard # tomato burger eggs | and $
  mustard: mustered, mustang | with and ketchup dijon # | and $
  mayonnaise: man aise, may own ease, mayor naze
  syrup: sirup, stirrup | maple # golden corn date
  thigh: thai, tie | chicken # turkey
  drumstick: drum stick | chicken turkey ^ #
  breast: rest, breasts of, pressed | chicken turkey duck
  fillet: fill it, fill a, fillett | salmon cod fish chicken haddock # | of
  sirloin: sir loin, sir lion, sir line
  loin: loan | pork # tuna
  haddock: had dock | smoked battered baked # fried
  hake: ache | grilled baked fried # | fillet
  trout: trowt | # smoked grilled baked
  prawn: prong, pawn | # ^ king garlic tiger | curry cocktail toast crackers linguine and
  shrimp: shrink, chimp | # ^ grilled fried garlic | cocktail scampi tacos and with
  ice cream: i scream, eyes cream, ice scream, nice cream
  sorbet: sore bay, saw bay, sore bed
  doughnut: dough nut | # ^ glazed jam chocolate iced
  cookie: cook he
  brownie: brown knee, browny
  scone: skon, scorn | # ^ cream fruit cheese plain | with and
  kombucha: come butcha, comb butcha
  peanut butter and jelly: p b and j, pea b and j, pb and jay
`;

/** Homophones of numbers. */
export const numberHomophones: ReadonlyMap<string, string> = new Map([
  ["to", "two"],
  ["too", "two"],
  ["for", "four"],
  ["fore", "four"],
  ["ate", "eight"],
]);

/** Words that occur next to anything, so they are not evidence for a food. */
export const functionWords = wordSet(
  "a an another and with in on of for at to from plus then two three four five six half",
);

/** Words after which an item of a list begins. */
export const itemStarters = wordSet(
  "and with had have having ate eaten eating drank plus then was were got some n or",
);

/** After a purpose ("for pancakes: ...", "for pancakes I used"), "for" is not "four". */
export const wordsAfterPurpose = wordSet(": - i we you it");

/** The homophone of "eight" that is usually correct, and the words before a misheard one. */
export const verbLikeEight = "ate";
export const wordsBeforeEight = wordSet("had with about a an");

/** Persons whom a message names after "for": "for babies". Stems. */
export const countlessPersons = wordSet("baby");
