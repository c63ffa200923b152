import { parseVariants } from "../parse-variants.ts";
import { wordSet } from "../word-lists.ts";

/** Chains of restaurants, coffee shops and supermarkets: with a food they name its origin. */
export const restaurants = wordSet(
  `ihop dennys applebees chilis outback wendys mcdonalds mcdonald kfc subway chipotle popeyes arbys sonic
  zaxbys wingstop sweetgreen cava qdoba culvers shakeshack fiveguys innout raisingcanes jollibee nandos greggs pret
  leon wagamama itsu costa starbucks dunkin timhortons tims panera wawa sheetz tacobell pizzahut dominos papajohns
  littlecaesars burgerking chickfila pandaexpress jackinthebox dairyqueen tesco sainsburys asda aldi lidl waitrose
  morrisons marks iceland kroger walmart costco target traderjoes wholefoods rewe edeka migros carrefour
  cheesecakefactory hungryjacks olivegarden redlobster crackerbarrel redrooster chickenlicken javahouse
  oceanbasket tobycarvery swisschalet wafflehouse bostonmarket wetherspoons wetherspoon steers debonairs
  leancuisine healthychoice smartones stouffers mariecallender manginasal kennyrogers chickenrepublic pizzaexpress
  pizzainn chickeninn elpolloloco pollocampero pollotropical steaknshake toastbox pepperlunch smoothieking
  burgerfuel saladworks hungryman weightwatcher slimmingworld musclechef hellofresh donutking pitapit pieface
  muffinbreak sushihub rocomama wimpy spur oporto zambrero mugandbean fishaways jerseymike jimmyjohn francomanca
  papamurphy pfchang noodleandcompany eddierocket texasroadhouse deltaco bettycrocker buffalowild firehouse sevenbrew noodleandco
  amul haldiram motherdairy goldilocks chowking faasos behrouz`,
);

/** Brands that contain other food words, joined to one word. */
export const brandVariants = parseVariants(`
  _: burger king, tim horton, taco bell, pizza hut, dairy queen, chick fil a, panda express, jack in the box
  _: cheesecake factory, hungry jack, olive garden, red lobster, cracker barrel, red rooster, little caesar
  _: chicken licken, java house, ocean basket, toby carvery, swiss chalet, waffle house, boston market
  _: mang inasal, kenny rogers, chicken republic, pizza express, pizza inn, chicken inn, el pollo loco, pollo campero
  _: pollo tropical, steak n shake, toast box, pepper lunch, smoothie king, burger fuel, salad works
  _: smart ones, marie callender, hungry man, weight watcher, slimming world, muscle chef, hello fresh, donut king
  _: pita pit, pie face, muffin break, sushi hub, jersey mike, jimmy john, franco manca
  _: mother dairy, fry vegan
  _: yum yum, noodle and co, golden morn
  canes combo: raising canes 3 finger combo, canes 3 finger combo, 3 finger combo
  sevenbrew coffee: 7 brew coffee
  sevenbrew: 7 brew
  _: papa murphy, pf chang, noodle and company, eddie rocket, texas roadhouse, del taco, betty crocker
  buffalowild wing: buffalo wild wing
  coffee: caribou coffee
  benandjerry: ben and jerry, ben & jerry, ben n jerry, b & j, b and j, b n j
  _: mc donald, kit kat, special k, healthy choice, milky way, good start, almond joy, grape nut
  _: butter finger, hot pocket, lean pocket, lean cuisine, life saver, baby ruth, red bull
  _: chicken 65, hot pot, omega 3, half baked
  _: fiber one, nature valley, quarter pounder, big mac, no fear, five guy, shake shack, raising cane, krispy kreme
  fiberone: fibre one
  dunkin: dunkin donut
  fiveguy hamburger: 5 guy hamburger, 5 guy burger
  fiveguy cheeseburger: 5 guy cheeseburger
  fiveguy bacon: 5 guy bacon
  jimmydean: jimmy dean
  mcdonald: macca, maccas, mcd, mcds, maccie, maccies, maccy, maccys, maccy d, mickey d, micky d
  _ juicedrink juice: kool aid jammer
  pouch koolaidjammer juicedrink juice: kool aid jammer pouch
  _ bar: kind bar
  kindbar bar: kind granola bar, bar from kind
  hundredgrand: 100 grand
  hundredplus: 100 plus
  threeinone: 3 in 1, 3 in one, three in one
  twoinone: 2 in 1, 2 in one, two in one
  veight: v 8
  sevenup: 7 up
  fourntwenty: four n twenty, 4 n twenty
  upandgo: up and go, up & go, up n go
  threemusketeer: 3 musketeer
  mnm: m & m, m & ms, m and m, m and ms, m n m, m n ms
  pasta with: spaghettios with
  pasta: spaghettios pasta
`);
