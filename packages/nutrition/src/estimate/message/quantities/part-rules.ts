import { hasRole } from "../roles/role.ts";
import {
  type Found,
  fact,
  numberOf,
  type Reading,
  type Rule,
  rule,
  set,
  setGrams,
  setPiecesOfAll,
} from "./rules.ts";

/** The pieces are measures: "2 handfuls". */
export const isMeasured = (found: Found) => found.some(({ isMeasure }) => isMeasure);

/** The person ate this part of it. */
export const addPart = (found: Found, { facts }: Reading) => {
  facts.own.push({ kind: "part", value: numberOf(found, "fraction") });
};

/** "2 of the 4", also of a weight. */
function addPiecesOfAll(found: Found, reading: Reading): boolean {
  const { facts } = reading;
  const all = numberOf(found, "count", 1);
  const isWeighed = found.some(({ role }) => role === "weight");
  if (isMeasured(found) || (isWeighed && !setGrams(found, reading))) return false;
  // "a double portion (2 of the 4)" says the same twice, and "2 cans of 330" is a size.
  if (facts.own.length > 0 || all > mostPieces) return false;
  if (!Number.isNaN(all) && !set(facts, "pieces", all)) return false;
  facts.own.push({ kind: "pieces", value: numberOf(found, "count") });
  return true;
}

const mostPieces = 60;

/** The weight of all of it, or the larger weight next to one without what is not eaten. */
export function setGramsOrGross(found: Found, reading: Reading): boolean {
  const { facts } = reading;
  const isNet = facts.hasNet === true && (facts.grams ?? Number.NaN) < numberOf(found, "weight");
  facts.isNet ||= isNet;
  return isNet || setGrams(found, reading);
}

function piecesOfAll(found: Found, { facts }: Reading): boolean {
  // "my son has 3" is not about all of it.
  const isOfPerson = hasRole(found[0], "person", "own", "group");
  if (isOfPerson && found.some(({ isOfYield }) => isOfYield)) return false;
  facts.isOutOfPackage ||= found.some(({ isPackage }) => isPackage) && hasRole(found[0], "of");
  return setPiecesOfAll(facts, numberOf(found, "count"));
}

/** Parts and numbers of pieces of all, and what all of it weighs. */
export const partRules: readonly Rule[] = [
  // "two slices out of a 300 g loaf of bread", "3 of the 8 slices of pizza"
  rule(
    `count noun of article [weight whole]+ (?: noun of | noun? ) (?=food) |
     count of whole? count noun of? article? (?: weight noun? of? )? (?=food)`,
    (found, reading) => {
      reading.facts.isPlain = true;
      reading.facts.isCounted ||=
        found.some(({ isPackage }) => isPackage) && numberOf(found, "count", 1) > 0;
      return addPiecesOfAll(found, reading);
    },
  ),
  // "2 of the 4 crumpets"
  rule("count of whole? count (?=food)", (found, reading) => {
    reading.facts.isCounted = true;
    reading.facts.isPlain = true;
    return addPiecesOfAll(found, reading);
  }),
  // "meatloaf, two slices of ten", "samosas 2 of 12 pieces"
  rule(
    "^ count of whole? count $ | (?:^|(?<=food)) (?: count of whole? count noun | count noun of whole? count ) $",
    addPiecesOfAll,
  ),
  // "a piece of pie"
  fact("^ eat? each of (?=food)", (_, { facts }) => {
    facts.own.push({ kind: "pieces", value: 1 });
  }),
  // "half a mug of rice (90 g)": the weight of this half
  rule("fraction of? article? noun of? (?=food)", (found, { facts }) => {
    if (!isMeasured(found)) return false;
    facts.nounOfPieces = found.find(({ role }) => role === "noun")?.stem;
    facts.isWeighed = true;
    return set(facts, "pieces", numberOf(found, "fraction"));
  }),
  // "half a bowl of soup, the bowl was 400 g"
  rule("^ noun weight $", ([noun, weight], { facts }) => {
    const isOfPiece = noun?.stem === facts.nounOfPieces && noun?.isMeasure === true;
    return isOfPiece && set(facts, "gramsOfPiece", weight?.value ?? Number.NaN);
  }),
  // "peas, a fifth of 1 kg"
  rule("(?:^|(?<=food)) fraction of? article? weight noun? $", (found, reading) => {
    addPart(found, reading);
    return setGrams(found, reading);
  }),
  // "quiche 400 g, a quarter"
  rule("^ fraction noun? $", (found, reading) => {
    const { facts } = reading;
    const isKnown = (facts.grams ?? facts.kcal) !== undefined;
    // "(4%)" is its content, "had a bowl (one sixth)" says the same twice, and in "coffee. A third." a food may be missing.
    const isContent = isMeasured(found) || found[0]?.isPercent;
    if (isContent || !isKnown || facts.own.length > 0) return false;
    addPart(found, reading);
    return true;
  }),
  // "the bar has 20 squares", "my daughter cut it in 8", "the 4 kg melon was cut into 16", "from the box of 10 sachets"
  rule(
    `(?:^|(?<=food noun?)) (?: [noun person group own]? makes count noun? | of article? noun of count noun? ) $`,
    piecesOfAll,
  ),
  rule(
    "^ weight noun makes count noun? $",
    (found, reading) => setGrams(found, reading) && piecesOfAll(found, reading),
  ),
  rule(
    "^ whole? noun whole? weight [with eat] count noun? $",
    (found, reading) => setGrams(found, reading) && piecesOfAll(found, reading),
  ),
  // "olives from a jar of 345 g"
  rule("(?<=food) of article? noun of? weight", setGramsOrGross),
  rule("^ weight noun $", ([weight, noun], { facts }) => {
    const isOfPiece = noun !== undefined && noun.stem === facts.nounOfPieces;
    return isOfPiece && set(facts, "gramsOfPiece", weight?.value ?? Number.NaN);
  }),
  fact("^ cooked $", (_, { facts }) => {
    facts.isWeighed = true;
  }),
];
