import { wordSet } from "../word-lists.ts";

/** Remarks on a food, and phrases that name neither a food nor its amount. */

/** What the rule for a remark does. */
export interface RemarkExamples {
  /** Texts, each with a shorter text of the same foods and amounts. */
  readonly examples: Readonly<Record<string, string>>;
  /** Texts, each with the text that it would be if these words were skipped. */
  readonly counterexamples: Readonly<Record<string, string>>;
}

/** A remark that the reader skips under a condition in the code. */
export interface Remark extends RemarkExamples {
  readonly phrases: readonly string[];
}

const lines = (phrases: string) => phrases.trim().split(/\s*,\s*/);

/** Ice in a drink is not a food. */
export const iceRemark: Remark = {
  phrases: lines("with ice, over ice, on ice, with ice cubes"),
  examples: { "a cola with ice": "a cola", "whisky over ice": "whisky" },
  counterexamples: { "pie with ice lollies": "pie lollies" },
};

/** Words without a food or an amount: a package that is one serving, and what a mixture is. */
export const plainRemark: Remark = {
  phrases: [
    ...["served ", "packed ", ""].flatMap((verb) =>
      ["in", "as"].flatMap((word) =>
        ["serving", "portion"].map((noun) => `${verb}${word} a single ${noun}`),
      ),
    ),
    ...lines("a layer of, a selection of, a variety of, an assortment of, a choice of, a blend of"),
  ],
  examples: {
    "a large bag of crisps served as a single portion": "a large bag of crisps",
    "soup with a variety of vegetables": "soup with vegetables",
  },
  counterexamples: {
    "a bag of crisps as a starter": "a bag of crisps starter",
  },
};

/** What a package makes, after a measured amount. */
export const yieldRemark: Remark = {
  phrases: lines("yielding, that yields, which yields, that makes, which makes, enough to make"),
  examples: { "a packet of custard powder, which makes two cups": "a packet of custard powder," },
  counterexamples: { "a serving of rice, yielding half a cup": "a serving of rice," },
};

/** The contents of a measured container: "a cup filled with slices of mango". */
export const fillingRemark: Remark = {
  phrases: lines("filled with, full of, loaded with, packed with, containing"),
  examples: { "a cup filled with slices of mango": "a cup mango" },
  counterexamples: { "a cup filled with mango": "a cup mango" },
};

/** Shapes of such contents. Stems. */
export const cutShapes = wordSet("slice piece section segment chunk cube wedge half ball");

/** Begins a remark: ", which was delicious". */
export const relativePronoun = "which";
export const copulas = wordSet("is was are were");
/** May follow them: "which was both breaded and fried". */
export const correlative = "both";

/** Comparisons with things that were not eaten: "the size of an egg", "similar to a wafer". */
export const comparisonRemark: Remark = {
  phrases: lines("similar to, comparable to, resembling, the size of, the shape of"),
  examples: { "100 g bread the size of an egg": "100 g bread" },
  counterexamples: { "100 g bread and an egg": "100 g bread" },
};

/** "every bite of" is not a count. */
export const everyWord = "every";
export const mouthfulWords = wordSet("bite bit sip mouthful spoonful morsel");

/** Nouns of an apposition: ", a type of stew" describes the previous food. */
export const kindNouns = wordSet("type kind sort form variety version style");

/** The noun of "beans in a Mexican style". */
export const styleNoun = "style";

/** Words of "out of the box". */
export const outWord = "out";
export const originDeterminers = wordSet("a an the my our");

/** Words of "5 inches long", "1/4 inch in diameter", "1/8 inch of fat". */
export const dimensionAdjectives = wordSet("long wide thick high tall deep across square");
export const crosswise = "across";
export const dimensionNouns = wordSet("length diameter width thickness height size");
export const trimmedPart = "fat";

/** Phrases that introduce a second mention of the same food. */
export const restatementPhrases = new RegExp(
  String.raw`\b(?:enjoying|${everyWord} (?:${[...mouthfulWords].join("|")})|which (?:is|was|were|had|held|included|contained|consisted)|consist\w*|contain\w*|includ\w+|specifically|namely|just|exactly|i\.e)\b`,
  "gi",
);

/** Between a food and its apposition: "a pie, the sweet pie". */
export const appositionPattern = /^\s*,\s*(?:the\s)?$/;

/** The remarks of the words above, one row for each rule in the code. */
export const remarksByWords: Readonly<Record<string, RemarkExamples>> = {
  aside: {
    examples: { "soup, which was delicious": "soup," },
    counterexamples: { "soup, which was 300 ml": "soup," },
  },
  kind: {
    examples: { "a goulash, a type of stew": "a goulash" },
    counterexamples: { "a goulash, a bowl of stew": "a goulash" },
  },
  styleArticle: {
    examples: { "beans in a Mexican style": "beans in Mexican style" },
    counterexamples: { "beans in a Mexican wrap": "beans in Mexican wrap" },
  },
  origin: {
    examples: { "a cup of soup from a can": "a cup of soup" },
    counterexamples: { "soup from a can": "soup" },
  },
  dimension: {
    examples: { "a baguette 5 inches long": "a baguette", "1/8 inch of fat": "" },
    counterexamples: { "a 6 inch long sub": "a sub" },
  },
  nonFoodCount: {
    examples: { "toast, 30 minutes": "toast," },
    counterexamples: { "toast, 30 grapes": "toast," },
  },
};
