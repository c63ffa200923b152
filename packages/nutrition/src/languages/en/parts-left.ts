/** Words of clauses about a part of a food that was left, given away or eaten: "half the mash went back". */
import { wordSet } from "../word-lists.ts";

/** Within such a clause, without a meaning. */
export const fillers = wordSet(
  `i we ive and but so then though although honestly actually probably maybe about around roughly like almost nearly
  just only barely a an approx approximately of all up well ok still sadly also could would did`,
);
/** Before a small part. */
export const limits = wordSet("only just barely");
/** Between clauses. */
export const conjunctions = wordSet("and but so then though although while");
/** Before a food that the message names elsewhere. */
export const determiners = wordSet("the my his her our that those these its their");

/** Before a food that the clause may name for the first time. */
export const ownDeterminer = "my";

export const leavingVerbs = wordSet(
  "left leaving binned tossed chucked ditched wasted dumped returned threw abandoned",
);
export const particles = wordSet("away out over back");
export const givingVerbs = wordSet("gave fed passed handed slipped donated");
export const eatingVerbs = wordSet(
  "ate eat eaten had managed finished drank took got nicked stole pinched polished demolished scoffed",
);
export const denials = wordSet("didnt couldnt cant never not failed wouldnt");
export const finishingVerbs = wordSet(
  "finish finished eat manage managed face clear touch touched",
);
/** Those that mean all of it. */
export const completingVerbs = wordSet("finish finished clear");

/** After a food whose part was left. */
export const goneVerbs = wordSet("went ended is was were got stayed goes came");
export const goneWords = wordSet(
  "back bin uneaten left untouched trash rubbish compost waste wasted thrown binned over plate",
);
export const goneFillers = wordSet("in to into the up on my for a away still");

/** Before a person or a place at the end of the clause. */
export const beforePerson = wordSet("to for on in");
/** After such a clause. */
export const wordsAfterPart = wordSet(
  "and but so then because since as for with in on at to while when though plus today tonight",
);

/** Parts without a number. */
export const unnumberedParts: ReadonlyMap<string, number> = new Map([
  ["most", 3 / 4],
  ["all", 1],
  ["some", 1 / 3],
]);
/** What is left of a food that was not finished, if that is not said. */
export const partOfUnfinished = 1 / 4;

/** People and animals besides those of `sharing.personNouns`. */
export const otherEaters = wordSet(
  "he she they dog cat puppy boys girls lads guys colleagues kids mam",
);

/** In "half of what was left". */
export const restNouns = wordSet("rest remainder left remaining remained leftovers leftover");
/** Between a part and one of what was left of it. */
export const laterWords = wordSet(
  "then later after afterwards again another tonight today morning afternoon evening lunch dinner hour hours bit",
);
/** Packages that are named by the number of their pieces. Stems. */
export const packs = wordSet("pack piece box");

/** Foods that are served next to others, so that a message may name them only when a part is left. Stems. */
export const sides = wordSet("chip fry wedge coleslaw slaw salad naan chapati");
/** Dishes and meals that have such foods. Stems. */
export const dishesWithSides = wordSet(
  "frite meal combo supper basket platter box salad caesar fish loaded poutine menu deal special",
);
