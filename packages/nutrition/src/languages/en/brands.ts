import { parseVariants } from "../parse-variants.ts";

/** Brands that contain other food words, joined to one word. */
export const brandVariants = parseVariants(`
  _: burger king, taco bell, pizza hut, dairy queen, chick fil a, panda express, jack in the box
  _: mc donald, kit kat, special k, healthy choice, milky way, good start, almond joy, grape nut
  _: butter finger, hot pocket, lean pocket, lean cuisine, life saver, baby ruth, red bull
  _: fiber one, nature valley, quarter pounder, big mac, no fear
  dunkin: dunkin donut
  _ juicedrink juice: kool aid jammer
  pouch koolaidjammer juicedrink juice: kool aid jammer pouch
  _ bar: kind bar
  kindbar bar: kind granola bar, bar from kind
  hundredgrand: 100 grand
  veight: v 8
  sevenup: 7 up
  threemusketeer: 3 musketeer
  mnm: m & m
  pasta with: spaghettios with
  pasta: spaghettios pasta
`);
