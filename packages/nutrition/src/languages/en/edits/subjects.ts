/** Words that say whom or what a sentence is about. */
import { anyOf } from "../../pattern-rows.ts";

/** The speaker as the subject of a sentence. */
export const speaker = /^(?:i|we|both of us|me and)(?:['’](?:m|d|ve|ll|re))?$|^i(?:m|d|ve|ll)$/i;
/** What the meal may be called. */
export const pointing =
  /^(?:it|that|this|these|those|there|here|what|which|mine|one|ones|both|each|all|everything|nothing|none|they)(?:['’](?:s|d|re|ll|ve))?$/i;
/** "There's", "What's": not a name with its possessive. */
export const contracted =
  /^(?:it|that|this|there|here|what|who|how|where|when|why|let|he|she|all|one|everything|everyone|everybody|nobody|someone|somebody|nothing|which|today|tonight|yesterday|dinner|lunch|breakfast)['’]s$/i;
/** A person in general: "you know what grandmothers are like". */
export const anyone =
  /^(?:you|everyone|everybody|nobody|no one|someone|somebody|people|folks?)(?:['’](?:s|d|re|ll|ve))?$/i;
/** Before the name of a person who received something: "to my wife". */
export const receiver = /^(?:to|for|by|with|w|and) /i;
/** Nouns whose amount is one of the meal: "the bottle was 330 ml", "the label says 400 kcal". */
export const ofMeal = new RegExp(
  `^(?:${anyOf(`portions? servings? helpings? plates? platefuls? bowls? glass(?:es)? mugs? cups? bottles? cans? tins? packs? packets? packages? packaging boxes box
    bags? bars? tubs? jars? pots? cartons? slices? pieces? scoops? spoons? spoonfuls? tablespoons? teaspoons? pieces? bits? bites? halves half third quarters? rest
    size sizes weight amount number total scales? labels? menu app receipt website site recipe board sign entry log meal dish order food drink snack
    topping toppings filling fillings sauce dressing coating batter crust base spread side sides seasoning glaze marinade garnish meat fish cheese veg veggies
    milk bread fruit oil fat sugar kind type brand version flavou?r one ones other others two three four five six seven eight nine ten`)})$`,
  "i",
);
/** Verbs of a sentence about a thing that have no other role. */
export const verb =
  /(?:n['’]t|['’](?:s|d|re|ve|ll))$|^(?:am|do|does|did|can|could|will|would|shall|should|may|might|must|wont|dont|cant|says?|said|keeps?|kept|costs?|eats|drinks|orders|likes|prefers|swears|asks?|asked|came|went|looks?|smells?|tastes?|goes|comes|runs|ran|gets|gives|takes|makes|wants|needs|likes|loves|hates|lets|told|tells|insists|thinks|pours|sits|calls?|recommends?|\p{L}{2,}ed)$/iu;
/** "were out" of something, "ran out" */
export const beOut = /^(?:was|were|is|are|had|has|ran|run|sold)\b/i;
/** What others do with food that may be theirs: "my wife had salmon too" */
export const hasFood =
  /\b(?:had|has|have|having|ate|eaten|eats|eat|drank|drinks|finished|ordered|got|gets|chose|enjoyed)\b/i;
/** After what others had: "but without the rice" */
export const leftOutByOthers = /^(?:without|with no)\b/i;
/** "trying to keep off the fried stuff" */
export const gerund = /^(?!add|hav|eat|drink|mak|us|tak)\p{L}{2,}ing$/iu;
/** "the girl offered me prawns", "they gave us lamb" */
export const givenToSpeaker =
  /\b(?:gave|given|give|handed|brought|served|offered|made|poured|bought|got|fetched|passed|sold|fed|put|sent|swapped|left) (?:it |them |that )?(?:(?:for |to )?(?:me|us)\b|(?:on|in|into|onto|over) (?:mine|my|our)\b)/i;
