/** The roles of words in what is said about shared food, where they differ from those of messages about one food. */
import { wordSet } from "../word-lists.ts";
import type { QuantityRole } from "./quantity-roles.ts";

const rows: readonly (readonly [QuantityRole, string])[] = [
  [
    "own",
    "my own|all mine|all my own|only me|just me|only mine|just mine|myself|masel|meself|me own",
  ],
  ["between", "pax|persons|peeps|heads|adults"],
  ["group", "everybody|everyone|each of us|each one|each person|both of us|we both|we all"],
  [
    "person",
    `he|she|they|himself|herself|themselves|himself indoors|ma da|ma maw|ma ma|my nan|nana|grandchildren|grandkids|in laws|family|clan|team|crew|gang|flatmates|housemates|roommates|
    girls|lads|boys|neighbours|colleagues|workmates|friends|mates|kids|children|cousins|siblings|sisters|brothers|parents|grandparents|folks|
    someone|somebody|someone else|somebody else|colleague|friend|mate|buddy|boyfriend|girlfriend|husband|wife|partner|desk mate|tita|tito|lola|lolo|boet|pikin|my man|my missus|
    mother in law|father in law|sister in law|brother in law`,
  ],
  [
    "share",
    "shares|splitting|divvying|going halves|halved|halving|split|passed back and forth|passed it back and forth|passed round|passed around|passed it around",
  ],
  ["equal", "same here|likewise|same for me|equal thirds"],
  ["noun", "forks|straws|bite|bites|mouthful|mouthfuls|sip|sips|nibble|nibbles|taste|tastes"],
  ["half", "halves|half n half|5050"],
  [
    "eat",
    "i did|cleared|nicked|dipping|demolished|dipped|sneaked|robbed|grabbed|picked at|killed|sank|necked",
  ],
  [
    "leave",
    "saved|saving|kept|boxed|froze|gave|took|fridge|freezer|for tmrw|for tmr|for tmw|for 2moro",
  ],
  ["makes", "shaped|formed"],
  ["rest", "the others"],
  [
    "filler",
    `bit more than|little more than|more than|bit less than|less than|smaller|bigger|larger|supposed|meant|really|honestly|reckon|think|probably|pretty|evenly enough|abt|lang|apparently|fair|fairly|nearly|basically|literally|lol|haha|though|obviously|intended|
    standing|because|bc|over the afternoon|all evening|all night|all day|all week|going|inside|open|evening|during`,
  ],
];

/** Roles by words: those of a phrase are parted by spaces. */
export const rolesInSharing: ReadonlyMap<string, QuantityRole> = new Map(
  rows.flatMap(([role, list]) =>
    list.split("|").map((phrase) => [phrase.trim().replace(/\s+/g, " "), role] as const),
  ),
);

/** People of an unknown number. */
export const groupsOfPeople = wordSet(
  `they themselves grandchildren grandkids laws family clan team crew gang flatmates housemates roommates girls lads boys neighbours colleagues
  workmates friends mates kids children cousins siblings sisters brothers parents grandparents folks`,
);

/** Before a person: "my boet". */
export const possessivesOfPeople = wordSet("my our his her their ma me");
/** The person who writes, next to other people: "me and Dave". */
export const speakersNextToPeople = wordSet("i me myself");
/** Nothing was for others: "the dal was mine", "my own pint". */
export const wordsOfOwnFood: ReadonlySet<string> = new Set(
  "mine|for me|for myself|to myself|all by myself|by myself|on my own|my own|all mine|all my own|only me|just me|only mine|just mine|myself|masel|meself|me own".split(
    "|",
  ),
);
/** Of these, those before a food. */
export const wordsBeforeOwnFood: ReadonlySet<string> = new Set(["my own", "me own"]);
/** All foods before such words were shared. */
export const wordsOfAll: ReadonlySet<string> = new Set(
  "everything|all|all of|the lot|whole thing|total".split("|"),
);
/** For how many people a dish is: "for two". */
export const wordsBeforeGuests = wordSet("for feeds serves fed");
/** "we were four" */
export const groupsBeforeNumber: ReadonlySet<string> = new Set(["we were", "we are", "us"]);
/** Each of them is for one person: "one plate, two spoons". */
export const eatingTools = wordSet("spoons forks straws");
/** "sushi platter": the person's number is that of pieces. */
export const vesselsOfSeveral = wordSet("platter plate box bucket tray board basket");
export const unitOfPieces = "piece";
/** Before a number of pieces that were not cut from one: "mum made 30". */
export const verbsOfPieces = wordSet("made rolled shaped");
/** Before a number of pieces that have a name of their own: "shaped into two patties". */
export const verbsOfShaping: ReadonlySet<string> = new Set([
  "shaped",
  "formed",
  "shaped into",
  "rolled into",
]);
/** Before a noun, the size of a food for several people: "a sharing plate". */
export const shareAdjectives = wordSet("sharing sharer");
/** "there were 8" */
export const verbsBeforeNumber = wordSet("were are");
/** What each of several people had: "everyone took two". */
export const groupsOfEach: ReadonlySet<string> = new Set(
  "everyone|everybody|each of us|each one|each person|both of us|we both|we each|everyone had|everyone got".split(
    "|",
  ),
);
/** The end of "half my", before a person. */
export const ownDeterminer = "my";
/** They do not say what was shared: "a dessert three ways, banoffee pie". */
export const generalDishes = wordSet(
  "dessert starter starters appetizer main mains meal takeaway takeout order side sides snack lunch dinner tea chinese indian thai tapas food stuff",
);
/** They may also be a name: "coffee with half and half", "8 pecan halves". */
export const halvesOfNames: ReadonlySet<string> = new Set([
  "half and half",
  "half n half",
  "half half",
  "halves",
]);
/** Without a number, as much as each of the others had. */
export const wordsOfEqualShare: ReadonlySet<string> = new Set(["my share", "my part"]);
/** Before what most of the shared food was: "mostly salmon nigiri". */
export const wordsOfMostParts = wordSet("mostly mainly");
/** Joints of a roast bird or animal, as stems. */
export const jointsOfAnimals = wordSet(
  "leg breast thigh wing drumstick drum quarter joint rib shank claw tail",
);
/** In names of dishes: "chili 3 way". */
export const wayOfDish = "way";
