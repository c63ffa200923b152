import { rolePattern } from "./uneaten-part.ts";

/** A kind of clause about food that was not eaten. */
export interface UneatenRule {
  /** The group "food" has the names; the whole match is left out of the message. */
  readonly pattern: RegExp;
  /** True if the food was served, and may be named earlier as a food of its own or as a dish that has it. */
  readonly isServed: boolean;
  /** True if it is a part of a dish that another food took the place of. */
  readonly isReplaced?: boolean;
}

const words = "word word? word? word? word?";
const name = `(?: [determiner number]* ${words} (?: of determiner* ${words} )? )`;
/** After a name: "and the butter", ", the sweet potato thing with marshmallows or any pie" */
const nextName = `(?: (?: with ${words} )? (?: and [determiner part]* | comma and determiner | comma? or [determiner part]* | comma determiner (?= [determiner number word of with comma]+ [and or] ) ) ${name} )`;
const names = `(?: ${name} ${nextName}* )`;
const food = `(?<food> ${names} )`;
/** Before the verb, a comma ends what was named before. */
const subject = `(?<food> ${name} (?: [and or] determiner* ${name} )* )`;
const adverbs = "[only solely habit be]*";
const person = "(?: determiner* word? other+ )";
const start = "(?<= ^ | [stop comma but so because and while] )";
const end =
  "(?= $ | [stop comma but so because and while to for away later preposition speaker other with solely] )";
/** Another person as the subject; a message may be the log of another person alone: "baby had 90 g of puree". */
const others = `(?: (?<= [stop comma but so because and while] ) | ^ (?= .* speaker ) ) ${person}`;
const place = "(?: preposition determiner* (?: word word? | part ) )?";
const forOthers = "(?: for [determiner part]* [other later]+ word? )";
const notSpeaker = "(?! and speaker )";
const itself = "(?: pronoun | determiner (?! [word number determiner] ) )";
/** "so I finished those", "and I had half": the speaker ate of it. */
const unlessEaten = `(?! .* [eat get leave finish] [only solely determiner number part]* word? (?: of? ${itself} | part+ (?! (?: of? determiner* [word number] ) ) | number (?! word ) ) )`;

/** "which I did not touch any of", "couldn't eat it" */
const notEatenOfIt = `${forOthers}? [only solely]* [stop comma but and so which]* speaker? ${adverbs} not ${adverbs} [eat use] [only solely]* (?: pronoun | part | determiner ) (?: of pronoun )? ${end}`;

/** "none eaten", "didn't eat any", "ate none", to the end of the sentence */
const noneEaten = `speaker? ${adverbs} (?: not part? ${adverbs} [eat use] [only solely]* (?: (?: pronoun | part | determiner ) (?: of pronoun )? )? | eat not (?: of [pronoun other] )? ) [so later only solely]* (?= $ | stop )`;

const rule = (source: string, isServed: boolean): UneatenRule => ({
  pattern: rolePattern(source, "dg"),
  isServed,
});
const served = (source: string) => rule(source, true);
const notServed = (source: string) => rule(source, false);

/** "pizza, wings and nachos" */
const servedList = `(?<food> ${name} (?: [comma and]+ [determiner part]* ${name} )* )`;
const occasion = "(?: determiner* [word noFood]+ )";
/** "I only ate the", but not "I only had half of it" */
const onlySpeakerAte = `(?= [stop comma but and so]+ speaker? (?: solely+ [eat get choose use]? | [eat get choose] solely+ ) [determiner number part of]* word ) ${unlessEaten}`;

/** In the order of how sure they are. */
export const uneatenRules: readonly UneatenRule[] = [
  // "they served rice, chicken and salad at the wedding. I only ate the chicken", "lunch was sandwiches and crisps, I just had an apple"
  notServed(
    `${start} (?: preposition ${occasion} comma? )? (?: other? serve | ${occasion} be ) ${servedList} (?: preposition ${occasion} )? ${onlySpeakerAte}`,
  ),
  // "drank almost none of the broth"
  served(
    `(?: speaker ${adverbs} )? eat [only solely]* not of? (?<food> determiner ${words} ) ${end}`,
  ),
  // "gave the fries to my mate", "gave my mate the fries"
  served(`(?:speaker ${adverbs})? give particle? ${food} particle? to ${person} ${notSpeaker}`),
  served(`(?:speaker ${adverbs})? give ${person} ${food} ${end}`),
  // "peeled the skin off"
  served(
    `(?:speaker ${adverbs})? [detach give leave drop eat] ${food} particle (?= $ | [stop comma but so and while to for away number] )`,
  ),
  // "the pickle and the white butter I did not even touch", "fish pie, which I passed to Derek", "cake in the office, I resisted"
  served(
    `(?<= ^ | [stop comma but so because and while be] ) correction? ${subject} (?: be+ ${place} | preposition determiner* [word other noFood] (?= comma? but? speaker ${adverbs} drop ) )? comma? but? which? speaker ${adverbs} (?: not ${adverbs} [eat use choose finish] | [drop leave] | give to? ${person} ) particle? ${end}`,
  ),
  // "the banana was too brown so I threw it away"
  served(
    `${start} ${subject} be [^ stop ]* [so and] speaker? [leave drop detach give] pronoun particle?`,
  ),
  // "skipped the garlic bread and potato salad"
  served(
    `(?<! not ${adverbs} ) (?<! other ${adverbs} ) (?:speaker ${adverbs})? drop particle? ${food}`,
  ),
  served(
    `${start} (?:speaker ${adverbs})? leave particle? (?<food> determiner ${names} ) (?! preposition [part number] ) ${end}`,
  ),
  notServed(`(?<= ^ | [stop comma but so because speaker be] ) lack (?! number ) ${food}`),
  // "no bagels left", "lots of cake but none for me", "instead of my usual latte"
  notServed(`not ${food} leave ${end}`),
  notServed(`${start} ${subject} ${place} comma? but? not for speaker ${end}`),
  {
    ...notServed(
      `(?<= with [determiner number]* ${words} ) instead (?<food> determiner* word word? ) ${end}`,
    ),
    isReplaced: true,
  },
  notServed(`instead ${food}`),
  // "did not do the stuffing, or any pie"
  served(
    `(?<! other ${adverbs} ) (?:speaker ${adverbs})? not ${adverbs} [eat use choose] [only solely]* ${food} ${end}`,
  ),
  // "sandwiches and cake, couldn't eat any of it"
  served(`(?<= ^ | [stop serve with but be and] ) ${subject} ${place} ${notEatenOfIt}`),
  // "baked 24 cupcakes for school, didn't eat any", "made 12 meatballs for Friday, none eaten"
  notServed(
    `(?<= ^ | stop | serve | (?: ^ | stop | speaker ) word ) (?<food> number determiner* ${words} ) (?: for [determiner part]* [other later word noFood]+ )? [stop comma but so and]+ ${noneEaten}`,
  ),
  // "the dressing came on the side and I didn't touch it"
  served(`${start} ${subject} be+ ${place} ${notEatenOfIt}`),
  // "pasta, baby screamed, dog got it"
  served(
    `${subject} (?: [stop comma] [other word]+ )? [stop comma but and so]+ ${person} ${adverbs} [eat get] (?: determiner of )? pronoun ${end}`,
  ),
  // "chips for hubby", "bread went to the dog"
  served(
    `(?: (?<= [stop comma but so because and while] ) | ^ (?= .* [stop comma but so and] ) ) ${subject} [be get]* [only solely]* (?: to | for (?! [^ stop ]* [comma and but so] speaker ${adverbs} [eat get] ) ) ${person} ${notSpeaker} ${end}`,
  ),
  // "chips were for the kids, I had salad"
  served(
    `${start} ${subject} be+ [only solely]* for ${person} ${notSpeaker} ${end} ${unlessEaten}`,
  ),
  // "yolks binned", "the rice was all gone", "dressing on the side not used"
  served(
    `${start} ${subject} ${forOthers}? ${place} [be get]* [only solely]* (?: drop | [leave get]? away | leave particle | not [eat use drop] ) ${end}`,
  ),
  // "came with a biscuit, left it"
  served(
    `serve ${food} [comma but and so]+ speaker? ${adverbs} [leave drop give] (?: ${itself} | to ${person} ) ${end}`,
  ),
  served(`${start} (?:speaker ${adverbs})? leave ${food} (?= $ | stop | comma )`),
  // "left one sausage and the toast"
  served(`(?<= leave (?: part+ ${name} )? and ) (?<food> determiner ${name} ) ${end}`),
  // "ugali left", "potatoes stayed", "akara finished before I came"
  served(`${start} ${subject} be* [only solely]* [leave get] (?= $ | stop | comma )`),
  served(`${start} ${subject} be* [only solely]* finish (?= preposition )`),
  served(`${start} ${subject} be+ [only solely]* finish (?= $ | stop | comma )`),
  // "croissant no, I took the yogurt"
  notServed(`${start} ${subject} not (?= comma | stop | $ | speaker )`),
  // "ordered the beef burger, they brought chicken"
  notServed(`${start} speaker? serve ${food} [comma but and]+ other serve`),
  // "roast lamb is in the oven for tonight"
  notServed(
    `${start} ${subject} ${forOthers}? (?: be+ [only solely]* cooking | cooking (?= for ) ) (?: for determiner* [so later other word]+ )?`,
  ),
  notServed(
    `(?<= [stop comma but so] ) ${subject} (?: be [only solely]* )* cooking? for? determiner* later ${end}`,
  ),
  // "while the potatoes were on", "waiting on the pasta to boil"
  notServed(`while ${food} (?: be [cooking preposition word] | to word ) ${end}`),
  // "hubby's rendang smelled amazing"
  notServed(`${start} ${person} ${food} [only solely]* admired`),
  // "last time I ordered the nachos"
  notServed(`${start} otherTime (?<food> [^ stop comma so ]+ ) (?= [stop comma so] )`),
  // "usually I have two scoops of protein with milk but today ..."
  notServed(
    `${start} (?:speaker [only solely]*)? habit (?<food> [^ stop but so comma ]+ ) (?= comma? [but so] | [stop comma] [^ stop ]* [so only solely not] )`,
  ),
  // "was going to get a sausage roll", "walked past the stand"
  notServed(
    `(?<! not ${adverbs} ) (?:speaker ${adverbs})? wish part? (?! number ) ${food} later? ${unlessEaten}`,
  ),
  // "my sister took the beef", "someone nicked the milk"
  served(`${others} ${adverbs} leave ${food} ${end} ${unlessEaten}`),
  notServed(`${others} ${adverbs} [eat get drop choose] particle? ${food} ${unlessEaten}`),
  notServed(`${start} ${person} ${adverbs} forget ${food}`),
  notServed(`${others} not ${adverbs} [eat use] ${food} ${unlessEaten}`),
  // "hubby ordered the steak, I had the salad"
  notServed(`${others} ${adverbs} serve ${food} (?= comma? [but so and]? speaker ) ${unlessEaten}`),
  // "the waiter brought olives but I only had the soup"
  notServed(
    `${others} ${adverbs} serve ${food} (?= [^ stop ]* [but so stop] [^ stop comma ]* [only solely not drop] ) ${unlessEaten}`,
  ),
  // "there was pap and everything but just the boerewors", not "made lasagna, about 350 g, and a roll but only half"
  notServed(
    `${start} (?: speaker [only solely]* )? serve ${food} (?: and part )? (?! comma [^ stop comma ]* number ) (?= [^ stop ]* but [^ stop comma ]* [only solely so] ) ${unlessEaten}`,
  ),
  // "made a tray of pasta for the church", "cooking a roast for tonight"
  notServed(
    `(?:speaker ${adverbs})? [serve cooking] ${food} (?: to ${words} )? ${forOthers} ${notSpeaker} ${end} ${unlessEaten}`,
  ),
  notServed(`${start} cooking ${food} for so ${end}`),
  // "swapped the fries for a salad"
  served(`(?: swap | sub ) (?<food> determiner ${name} ) (?= for | with )`),
  // "subbed cauliflower rice for the naan"
  served(`(?<= sub ${words} for ) ${food}`),
];
