/** Words for people and animals, as sources of regular expressions. */
import { anyOf } from "../pattern-rows.ts";

export const possessive = anyOf("my your his her our their");

/** People with whom a person shares meals. */
export const relations =
  "husband wife partner boyfriend girlfriend friend mate mum mom dad mother father brother sister son daughter boss colleague coworker";

/** "my cousin", "my dog": a first name may follow. */
export const namedRelation =
  anyOf(`${relations} baby cousin aunt auntie uncle nephew niece neighbou?r teacher
  roommate flatmate housemate doctor coach trainer dog cat puppy kitten horse rabbit hamster bird parrot guinea\\x20pig`);

/** "my kids": people who eat something else than the speaker. */
export const otherEater = anyOf(`${relations.replace(/(?= |$)/g, "s?")} kids? children boys girls
  baby toddler roommates? flatmates? family parents uncles? aunts? aunties? cousins? nephews? nieces? grandma grandpa gran granny nan
  hubby fiance fiancee bf gf`);

export const pet =
  anyOf(`dogs? cats? pupp(?:y|ies) kittens? birds? parrots? hamsters? rabbits? horses? hens?
  chickens ducks? goats? cows?`);

/** Relatives without "my", at the start of a clause: "mum got one too". */
export const bareRelative =
  anyOf(`mum mom mam mama dad papa ammi abbu grandma grandpa granny gran nan nana nonna oma opa
  abuela hubby husband wife wifey bf gf boyfriend girlfriend sis sister bro brother son daughter toddler kids? kiddo
  boss roommate flatmate colleagues? coworkers?`);

/** Another person who eats with the speaker: "he", "my wife", "the kids". */
export const otherPerson = `(?:he|she|they|(?:my |the |our )?(?:${otherEater}|${bareRelative}))`;

/** People that the speaker does not know: "guy next to me", "the woman on the train". */
export const stranger = `(?:(?:the|a|an|some|this|that|one|another) )?(?:(?!had|ate)[a-z]+ )?${anyOf("guy man woman lady girl boy person people couple dude bloke chap stranger passenger someone somebody")}(?: else)?(?: (?:next to|beside|behind|opposite|across from|in front of) (?:me|us))?(?: (?:at|on|in) (?:the )?(?:next |other )?(?:table|train|bus|plane|tram|queue|line|office|work|gym|bar|cafe))?`;

/** Words that return to the speaker. */
export const speaker = "\\b(?:i|i'm|i've|we|we've|me|mine|both of us|so did)\\b";

/** People with whom one eats, in words that do not name a food or a part of one: "flatmates", "mates". */
export const people =
  anyOf(`flatmates? housemates? roommates? roomies? classmates? teammates? workmates? mates?
  mates pals? buddies buddy lads girls guys gals gang crew team fam family missus hubster hubby wifey bf gf
  boyfriend girlfriend partner colleagues? coworkers? co-workers cousins? in-laws inlaws grandkids grandparents besties? bestie`);
