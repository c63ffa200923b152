import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";

export type Role =
  Language["recipeRemarks"]["remarkRoles"] extends ReadonlyMap<string, infer R> ? R : never;

/** How much a dish made, its cooked weight, the eaten part, or words about the rest. */
export type RemarkKind = "division" | "cookedWeight" | "eaten" | "rest";

/** What a clause says about a cooked dish. */
export interface RecipeRemark extends Span {
  readonly kind: RemarkKind;
  /** The figures by what they say: count, whole, grams, unit, eatenUnit, wholeUnit, part or left. */
  readonly groups: Readonly<Record<string, string>>;
  /** Of a division: one part of it was eaten, unless the message says how many. */
  readonly isDividing: boolean;
  readonly roles: ReadonlySet<Role>;
  /** "halves", "50/50" */
  readonly hasPartCount: boolean;
  /** The number of pieces that other people ate. */
  readonly others?: number;
}

/** What a clause with this figure and words of these roles says. */
export interface RemarkRule {
  readonly figure: "wholeNumber" | "part" | "partCount" | "weight" | "none";
  /** The smallest number. */
  readonly least?: number;
  readonly any?: readonly Role[];
  readonly all?: readonly Role[];
  readonly without?: readonly Role[];
  /** The message has such a remark before. */
  readonly after?: RemarkKind;
  readonly notAfter?: RemarkKind;
  readonly gives: RemarkKind;
  /** The value without a figure. */
  readonly value?: number;
  /** The group that has the figure, and the one that has its unit. */
  readonly group?: "count" | "grams" | "part" | "left";
  /** True if the figure is the number of pieces that others ate. */
  readonly isOfOthers?: boolean;
  readonly unitGroup?: "unit" | "eatenUnit";
  /** With one of these, one part was eaten unless the message says how many. */
  readonly dividing?: readonly Role[];
}

const eater = ["eatVerb", "ownWord"] as const;
const ofWhole = ["makeVerb", "weighVerb", "wholeNoun", "cookedWord"] as const;
const yielding = ["feedVerb", "peopleNoun", "makeVerb", "divideVerb"] as const;
const forPeople = ["feedVerb", "groupWord", "equalWord"] as const;
const eatenWeight = { gives: "eaten", group: "grams", unitGroup: "eatenUnit" } as const;
const wholeWeight = { gives: "cookedWeight", group: "grams", unitGroup: "unit" } as const;
const dividing = { gives: "division", group: "count", dividing: forPeople } as const;
const afterDivision = { after: "division", gives: "eaten", group: "count" } as const;

/** In order: the first that fits a clause is what it says. */
export const remarkRules: readonly RemarkRule[] = [
  // "my slice: 80 g"
  { figure: "weight", any: eater, after: "cookedWeight", ...eatenWeight },
  // "came to 900 g when done"
  { figure: "weight", any: ofWhole, without: eater, ...wholeWeight },
  // "590 g after baking. 55 g with yogurt"
  { figure: "weight", without: ofWhole, after: "cookedWeight", ...eatenWeight },
  // "cut it in quarters"
  {
    figure: "partCount",
    all: ["divideVerb"],
    gives: "division",
    group: "count",
    dividing: ["otherPerson", "groupWord", "company"],
  },
  // "my husband took 60 %", "half is in the fridge"
  { figure: "part", any: ["otherPerson", "laterPlace"], gives: "eaten", group: "left" },
  { figure: "part", all: ["restWord"], without: eater, gives: "eaten", group: "left" },
  // "gave a third to my" neighbour
  {
    figure: "part",
    any: ["makeVerb", "feedVerb"],
    all: ["preposition"],
    without: ["eatVerb"],
    gives: "eaten",
    group: "left",
  },
  // "I left a quarter"
  {
    figure: "part",
    all: ["restWord", "ownWord"],
    without: ["eatVerb"],
    gives: "eaten",
    group: "left",
  },
  // "I got a third"
  { figure: "part", any: eater, gives: "eaten", group: "part" },
  // "weighed 840 g after. Ate 280 of it"
  {
    figure: "wholeNumber",
    least: 20,
    any: eater,
    after: "cookedWeight",
    notAfter: "division",
    gives: "eaten",
    group: "count",
  },
  // "they ate 5, so I had the other 3"
  {
    figure: "wholeNumber",
    all: ["ownWord", "eatVerb", "restWord"],
    without: ["laterPlace", "preposition"],
    gives: "eaten",
    group: "count",
  },
  // "the remaining 40 was mine"
  { figure: "wholeNumber", all: ["ownWord", "restWord"], gives: "rest" },
  // "served 3 people", "we were three"
  { figure: "wholeNumber", any: ["feedVerb", "groupWord", "peopleNoun"], least: 2, ...dividing },
  // "split it with my two kids"
  {
    figure: "wholeNumber",
    all: ["divideVerb", "ownWord", "otherPerson"],
    gives: "division",
    group: "count",
    dividing: ["divideVerb"],
  },
  // "baked 18 muffins"
  { figure: "wholeNumber", all: ["cookedWord", "portionNoun"], least: 2, ...dividing },
  // "they ate 5"
  {
    figure: "wholeNumber",
    all: ["otherPerson", "eatVerb"],
    without: ["ownWord", "preposition"],
    gives: "rest",
    isOfOthers: true,
  },
  // "the other 3 are in the freezer"
  {
    figure: "wholeNumber",
    any: ["otherPerson", "laterPlace", "restWord"],
    without: ["ownWord"],
    after: "division",
    gives: "rest",
  },
  // "I put it in 4 boxes"
  {
    figure: "wholeNumber",
    all: ["preposition", "portionNoun"],
    least: 2,
    notAfter: "division",
    ...dividing,
  },
  // "took 1", "mine was one of those"
  { figure: "wholeNumber", any: eater, ...afterDivision },
  // "that's 7 ladles", "cut in 12"
  {
    figure: "wholeNumber",
    any: ["makeVerb", "divideVerb", "preposition"],
    without: ["eatVerb"],
    ...dividing,
  },
  // "a tray of 16"
  {
    figure: "wholeNumber",
    all: ["wholeNoun"],
    without: eater,
    least: 2,
    notAfter: "division",
    ...dividing,
  },
  // "shared with my wife, so half"
  {
    figure: "part",
    without: [...yielding, "otherPerson", "laterPlace", "restWord"],
    after: "division",
    gives: "eaten",
    group: "part",
  },
  // "my brother had the bigger half, so call it 40 %"
  {
    figure: "part",
    without: [...yielding, "otherPerson", "laterPlace", "restWord"],
    after: "eaten",
    gives: "eaten",
    group: "part",
  },
  // "8 pots worth. One pot"
  { figure: "wholeNumber", without: yielding, ...afterDivision },
  // "18 balls"
  { figure: "wholeNumber", all: ["portionNoun"], without: eater, least: 2, ...dividing },
  // "family of four, even portions"
  {
    figure: "none",
    all: ["equalWord"],
    after: "division",
    gives: "rest",
    dividing: forPeople,
  },
  // "went halves", "halved it", "50/50 with my wife"
  {
    figure: "partCount",
    notAfter: "division",
    gives: "division",
    group: "count",
    dividing: ["filler", ...eater, ...forPeople, "otherPerson", "company"],
  },
  // "shared with my wife", "we shared"
  {
    figure: "none",
    all: ["divideVerb"],
    any: ["otherPerson", "groupWord"],
    without: ["severalPeople", "peopleNoun"],
    notAfter: "division",
    gives: "division",
    group: "count",
    value: 2,
    dividing: ["divideVerb"],
  },
  // "between me and my brother"
  {
    figure: "none",
    all: ["preposition", "ownWord", "otherPerson"],
    without: ["severalPeople", "peopleNoun", "eatVerb"],
    notAfter: "division",
    gives: "division",
    group: "count",
    value: 1,
    dividing: ["preposition"],
  },
  // "ate my portion"
  { figure: "none", all: ["ownWord", "portionNoun"], ...afterDivision },
  // "gave the rest to the kids"
  { figure: "none", any: ["restWord", "laterPlace"], after: "division", gives: "rest" },
];
