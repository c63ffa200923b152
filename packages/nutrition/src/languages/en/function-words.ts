import { wordSet } from "../word-lists.ts";

/** Words of grammar that the reader's rules test. */

/** Joins an amount and its food: "a cup of rice". */
export const partitive = "of";
export const conjunction = "and";
export const comma = ",";
export const disjunction = "or";
/** Introduces a component, a side dish or a person: "toast with butter". */
export const accompaniment = "with";
export const accompanyingWords = wordSet("with w");
/** A place, or what a food is served in or on. */
export const containment = "in";
export const placement = "on";
/** "made into an omelette" */
export const resultWord = "into";
/** "a snack at 9", "sized at one square inch". */
export const atWord = "at";
/** "for lunch", "for pancakes". */
export const purposeWord = "for";
/** "as a snack". */
export const roleWord = "as";
export const definiteArticle = "the";
/** "soup from a can", "a slice from a 9 inch pie". */
export const originWord = "from";
/** The article that may mean one: "a hundred". */
export const indefiniteArticle = "a";
export const indefiniteArticles = wordSet("a an");
export const distributives = { each: "each", per: "per" };

/** Words between the ends of a range, and between an integer and its fraction. */
export const rangeSeparators = wordSet("- – to or");
export const percentRangeSeparators = wordSet("- – to");
export const fractionJoiners = wordSet("- and");

/** Separators between the items of a list. */
export const listSeparators = wordSet(", and &");
export const dishListSeparators = wordSet("and , & n");
/** Between an amount with its state and a food: "150 g cooked weight turkey breast". */
export const weightNouns = wordSet("weight wt");
/** Between two ingredients of one dish: "pork and chive dumplings". */
export const modifierConjunctions = wordSet("and & n");
export const foodListSeparators = wordSet(", and & + n / plus");
export const additionSeparators = wordSet("+ plus");

/** Pronouns for foods: "half of it". */
export const foodPronouns = wordSet("it them that this");
/** "two bowls of that" refers to the previous food. */
export const referringPronouns = wordSet("it that this them those these em");
/** The persons of "dinner for me". */
export const ownPronouns = wordSet("me us myself");
/** Verbs before a "for" that introduces no purpose: "opted for a taco". */
export const verbsWithFor = wordSet("opted opt went go going gone settled settle asked");

/** Before a named whole: "three quarters of the whole pie". */
export const wholeDeterminers = wordSet("of a an the whole entire");
/** Between a fraction or an approximate count and its noun: "half of the pie". */
/** In the place of a noun: "the big one". */
export const pronounOne = "one";
export const countDeterminers = wordSet("a an the my");

/** "2 of the 8 slices". */
export const wholeCountDeterminers = wordSet("the its my our those these");

/** Words before a name that are not part of it. */
export const determiners = wordSet("a an the my our this that his her their your");

/** Determiners that make a phrase a person's own name for a food: "my usual". */
export const possessiveDeterminers = wordSet("the my our his her their");
