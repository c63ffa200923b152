import { parseVariants } from "../parse-variants.ts";

/**
 * Foods that a table may not have, with the closest food that most tables have. Used only if the
 * table does not have the first name.
 */
export const foodSubstitutes = parseVariants(`
  chappatti roti bread: chapati, chapatti, roti, phulka
  cornmeal mush: ugali, nshima, sadza, polenta, mamaliga
  lentil curry: dal, dhal, daal, dhal curry
  pinto bean: borlotti bean
  kidney bean: common bean
  mung bean cooked: mung bean
  water: drinking water, spring water
  salt: iodized salt, table salt
  vegetableoil oil: cooking oil, edible oil, palm oil, sunflower oil, soybean oil
  vegetableoil oil: safflower seed oil, vegetable fat
  drumstick leaf: malunggay leaf, moringa leaf, horse radish tree leaf
  spinach: kangkong
  kale: sukuma wiki
  tomato: plum tomato
  white rice: polished rice, parboiled rice, red rice
  rice noodle: string hopper, idiyappam, pittu
  paratha bread: paratha
  yogurt drink: lassi
  donut: mandazi
  white roll: pandesal, french roll
  chow mein noodle: pancit
  egg roll: lumpia
  cherry: capulin
  fish: milkfish, round scad
  sweet bread: cozonac
  vegetable soup: ciorba
  yuca: cassava
  cassava: yuca
  potato: english potato, irish potato
  plantain: saba banana
  sugar: brown sugar, cane sugar, granulated sugar, panela, jaggery
  whole milk: cow milk, full cream milk
  pork: pig meat, pork meat
  beef: bovine meat, beef meat, cow meat, ox meat
  chicken: chicken meat, hen
  goat: goat meat
  sportdrink: isotonic drink, gatorade, powerade
  fruit flavored drink: fruit cordial
  softdrink lemon lime: sprite, 7 up
  softdrink orange: fanta
  softdrink: guarana
  energydrink: red bull, monster
  chocolate sandwich cookie: oreo
  cheeseburger double: bigmac
  hamburger large: whopper
  tamale: tamalito, chuchito
  cookie: marie biscuit
  saltine cracker: cream cracker
`);
