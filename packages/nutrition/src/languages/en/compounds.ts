import { parseVariants } from "../parse-variants.ts";

/** Foods of several words, joined to one word; optionally followed by the food's class. */
export const compoundVariants = parseVariants(`
  greenbean: string bean
  _: ice cream, pea nut, soft drink, energy drink, sport drink, drink mix, fruit snack, snack mix
  _: sandwich spread, trail mix, lima bean, green bean, soy bean, chick pea, potato chip
  _: tortilla chip, corn chip, banana chip, rice cake, rice cracker, fish cake, pan cake
  _: cup cake, cheese cake, fruit cake, tomato paste, baking powder, baking soda, oat milk
  _: soy milk, almond milk, rice milk, coconut oil, olive oil, goat milk, rice flour, poppy seed
  _: corn syrup, egg plant, egg nog, egg roll, spring roll, corn dog, soy sauce, cream soda
  _: cream cheese, cottage cheese, sour cream, half and half, part skim, sweet potato
  _: sweet pepper, corn bread, corn meal, corn starch, corn flake, pop corn, pop sicle
  _: long black, crunchy nut, toast crunch, red red
  capncrunch: capn crunch, captain crunch, cap n crunch
  _: english muffin, cheese burger, ham burger, veggie burger, grape fruit, water melon
  _: meat ball, meat loaf, oat meal, apple sauce, milk shake, butter milk, hash brown, tater tot
  _: french fry, french toast, whole grain, macaroni and cheese, toaster pastry, fast food
  _: great northern, double double
  _ peanut: peanut butter, pea nut butter
  _ almond: almond butter
  _ juice: juice drink
  _ fruit: fruit flavored drink
  _ yogurt: yogurt drink
  yogurtdrink yogurt: yoghurt drink
  _ corn: corn snack
  _ cake: snack cake, coffee cake
  _ bar: snack bar, breakfast bar
  _ frozen: frozen dessert
  _ hazelnut: hazelnut spread
  _ sausage: breakfast sausage
  _ link: breakfast link
  _ meat: breakfast meat, lunch meat
  _ burrito: breakfast burrito
  _ taco: breakfast taco
  _ wrap: breakfast wrap
  _ casserole: breakfast casserole
  _ quesadilla: breakfast quesadilla
  _ potato: breakfast potato
  lunchmeat meat: luncheon meat, lunchmeat
  _ mint: after dinner mint
  roll: dinner roll
  _ chocolate: milk chocolate, dark chocolate, chocolate chip
  milkchocolate chocolate: milk choc
  darkchocolate chocolate: dark choc
  _ cocoa: hot chocolate
  hotchocolate cocoa: hot cocoa
  _ bean: baked bean
  soybean: soya bean
  soy: soya
  chickpea: garbanzo bean, garbanzo
  cowpea: black eyed pea
  potatochip: potato crisp
  _ cracker: graham cracker
  fishcake: fishcake
  _ coconut: coconut milk, coconut water
  _ syrup: maple syrup
  _ egg: egg white, egg yolk
  _ bun: hamburger bun, hot dog bun
  hamburgerbun bun: burger bun
  hotdogbun bun: frankfurter bun
  frankfurter: hot dog, hotdog
  iced tea: ice tea
  halfandhalf: half & half, half n half
  sweetpepper: bell pepper, capsicum
  donut: doughnut
  hamburger: burger, hamburger sandwich, burger sandwich
  cheeseburger: cheeseburger sandwich
  _ pizza: dessert pizza
  _ wheat: whole wheat
  wholewheat wheat: wholewheat, wholemeal, whole meal
  macaroniandcheese: macaroni & cheese, mac and cheese, mac & cheese, mac n cheese
  macaroniandcheese: macaroni or noodle with cheese
  toasterpastry: pop tart, breakfast tart
`);
