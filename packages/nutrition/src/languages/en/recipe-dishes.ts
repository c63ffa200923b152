/** The name of a cooked dish in the words around its ingredients: "made a quiche", "for my pasta salad". */
import { parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { mealNames } from "./meal-names.ts";

/** The name of a dish on the line above its ingredients. */
export const dishHeading = "\\s*[^\\n\\d]{3,60}\\n\\s*(?:[-•*] ?)?";

/** The name of a dish directly before its ingredients: "baked ziti 500g pasta"; a remark between is blank: "paella (    ). 500 g rice". */
export const bareDishName =
  "\\s*(?!per\\b)(?![^\\d,;:(\\n&+]*\\b(?:ate|had|have|having|eaten|drank|got) *\\d)[^\\d,;:(\\n&+]{3,50}?(?:,?|(?: \\(|[,–-]) {4,}\\)?[.,:–-]?)\\s+";

/** The meal or day at the end of a dish's name: "lentil soup for lunch", "banana bread this morning". */
export const mealOfDish = `\\s(?:(?:for|at) (?:my |our )?(?:${[...mealNames.keys()].join("|")})|(?:today|yesterday|this|last|on|tomorrow)? ?(?:morning|afternoon|evening|night|tonight|yesterday|today|(?:sun|mon|tues|wednes|thurs|fri|satur)day))\\s*$`;

/** Words before the name of a dish. */
export const dishStart = `(?:[.,;:!?\\n(|]|\\b(?:made|baked|cooked|prepared|making|then|and|had|ate|was|for (?:${[...mealNames.keys()].join("|")}))\\b|^)(?<vessel>(?:\\s*(?:a|an|the|my|some|our|big|large|huge|small|whole|homemade|(?:pot|batch|tray|pan|tin|bowl|loaf|jug|dish) of)\\b)*)(?=\\s*\\w)`;

/** Words after the name of a dish that are not part of it. */
export const dishRemark =
  "(?:\\s*(?:(?:that |which )?(?:i|we) (?:made|baked|cooked)|i'd made|from scratch|recipe|[(.,]?\\s*(?:for )?(?:the |my )?(?:whole|entire|full) (?:pot|batch|thing|cake|loaf|tray|pan|dish|recipe|lot|tin|pie)|for (?:the|my|our) \\w+|for everyone|ingredients))+\\s*$";

/** Names that are the label of a meal, not of a dish. */
export const mealLabels: ReadonlySet<string> = new Set([
  ...mealNames.keys(),
  ...wordSet("ingredients recipe today yesterday"),
]);

/** Words before and after a dish that are not its name. */
export const dishAsides = parsePatternRows(String.raw`
  ^(?:for (?:my|our|the) )?(?:made|cooked|baked|prepped|prepared|making|a|the|some|batch|big batch|meal prep|recipe)$
  + [made]
  + [for my meal prep]
  - baked potatoes
  ^(?:for (?:my|our|the)|i (?:made|baked|cooked|brought)(?: (?:the|an?|my|some))?)\b\s*
  + [I brought the ]pasta salad
  - fried rice for my mum
  (?<=\w)[\s,]*\b(?:today|tonight|yesterday|last night|this (?:morning|evening|week)|batch|thing|meal prep|boiled|cooked|baked|w|with|and|i|for (?:my|our|the)(?: (?:kids|family|week)(?: and (?:us|me))?)?|in (?:the |my |an? )?(?:slow cooker|crock ?pot|oven|air ?fryer|instant pot))[\s.!]*$
  + chili[ tonight]
  + overnight oats[ batch]
  + beef stew[ in slow cooker]
  - thing salad
`);

/** The dish in the sentence before its ingredients: "Made a quiche. 4 eggs, 200 ml cream". */
export const dishSentence =
  "(?:\\b(?:my |the )?(?:[\\w']+ )?(?:made|baked|cooked|prepared|did) (?:us |me )?(?:an? |some |the |my )?|^\\s*(?=[^.\\n]*!\\s*$))(?<dish>[^\\d.,;:!\\n]{3,40})[.!\\n]+\\s*$|^\\s*(?<heading>[^\\d.,;:!\\n(]{3,40}?) *\\( {4,}\\)[.!\\n]+\\s*$";

/** The last word of dishes that are made of ingredients: a list after one is of it. */
export const cookedDishNouns = wordSet(
  `cake cakes bread pie pies quiche crumble cobbler soup stew curry chilli chili lasagne lasagna casserole bake traybake risotto
  paella muffins cookies brownies blondies flapjacks scones pancakes waffles loaf pudding drizzle granola tart tarts frittata
  ragu bolognese bolognaise goulash biryani dal dahl daal tagine moussaka hotpot gratin fudge shortbread biscuits bars balls
  bites meatballs meatloaf burgers patties fritters smoothie hummus pesto sauce salad tiramisu cheesecake oats oatmeal`,
);

/** Words that say that a dish was cooked: a verb, a vessel, or its name before its ingredients. */
export const cookedDish =
  /\b(?:made|cooked|baked|prepped|batch|recipe|(?:pot|tray|pan|tin|loaf) of|leftovers)\b|^\s*[a-z' -]{3,40}[:(]/i;

/** The dish that the ingredients became, after them: "turned 500 g beef and 2 onions into a chili". */
export const dishAfterIngredients =
  "[,.]?\\s(?:(?:turned |made |cooked |baked )?into|to make|made(?: into)?) (?:an?|my|the|some) (?:big |large |huge |pot of |batch of |tray of )*(?<dish>[a-z][a-z' -]{2,30}?)(?=\\s*(?:$|[,.;(]))";
