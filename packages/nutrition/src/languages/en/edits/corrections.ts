/** Words of a person who takes back what was just said. */
import { numberWord } from "./fragments.ts";

const sigh = "(?:(?:or|oh|ah|er|um+|uh+|hmm+|oops|whoops|argh|ugh|well|actually),? )*";

/** They correct what is before them, also that of another sentence. */
const certain = `(?:(?:no|nope),? (?:wait|sorry|hang on|hold on|scratch that|actually|make that|i (?:mean|meant))|(?:no,? )?(?:i )?tell a lie|wait,? (?:no|actually|sorry|i (?:mean|meant))|sorry,? (?:no,? )?i (?:mean|meant)|(?:no,? )?(?:scratch|strike) that|i (?:mean|meant)(?: to (?:say|write|type|put))?|or rather|correction|hang on|hold on)(?:,? (?:no|sorry))?`;

/** They correct a name or an order in the same sentence; at its start they may be polite. */
const possible = "(?:sorry|wait|no(?=, (?!no\\b))|no,? just|make that|rather)";

/** Between what was said and what takes its place. */
export const takingBack = new RegExp(
  `(?:[,.;!?…]+|\\s[-–—]+)?\\s+${sigh}${certain}(?:[,:]+|\\.{2,})?\\s+|(?:[,;….!?]+|\\s[-–—]+)\\s*${sigh}${possible}(?:[,:]+|\\.{2,})?\\s+|[.!?]\\s+actually,?\\s+(?=(?:keep|leave)\\b)|,\\s*(?:oops|whoops|oh)[,:]?\\s+(?=(?:\\p{L}+ ){1,3}i (?:mean|meant)\\b)`,
  "giu",
);
/** As `takingBack`, also if the parts are of different sentences. */
export const certainOnly = new RegExp(`\\b${certain}\\b`, "i");

/** Where a clause begins or ends. */
export const clauseBoundary = /[,;.!?\n](?!\d)|\s(?:and|but|so|then|because|cos|since)(?=\s)/gi;

/** After a name that takes the place of another one: "swap the milk, no, the butter, for margarine". */
export const afterName =
  /^,? ?(?=(?:for|with|to|into|by|in|on|from|off|instead|and|was|were|is|are|should|at|please|of)\b)/i;
/** "was small", after a name */
export const stating = /^,? ?(?:was|were|is|are|should)\b/i;
/** "the apple I mean" */
export const meantAtEnd = /,? (?:i (?:mean|meant)|please|of course)$/i;

/** "20 g of ham" */
export const amountBefore =
  /(?:^|\s)(?:\d[\d.,/]*|[½⅓⅔¼¾]|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|some)(?: ?(?!of\b)\p{L}+)?(?: of)? $/iu;
export const article = /^(?:the|my|our|a|an|some|that|those|these|any) /i;

/** "keep the naan", after "remove the naan" */
export const keeping =
  /^(?:(?:please|just|no|do|let's|you can|i did (?:have|eat|drink)|i had) )*(?:keep|leave|kept)\b(?!.*\b(?:out|off|away|half|some|most|quarter|third)\b)/i;

/** "I said half but I finished it": a part that was logged was all in the end. */
export const partFinished =
  /(?<=^|[,.;!?] *)(?:(?:i|we) (?:know (?:i|we) )?)?(?:said|wrote|put|logged|typed)(?: down)? (?:half|a half|a third|a quarter)(?: of)?(?: an?| the| my)?(?<name>(?: (?!but\b)[a-z]+){0,3}?)(?:,? but|,)(?: (?:honestly|in the end|actually|then|i|we|ended up|it|was|went back and))*(?: (?:finished|ate|eaten|eating|had|having|drank|took))?(?: up)? (?:(?:it|all of it|it all|the (?:whole|other|rest)(?: (?!and\b|but\b)[a-z]+)?|a whole one|all)\b)(?=\s*(?:$|[.,;!?]))/i;
export const wordWhole = (name: string) => `${name} was 1`;

/** Words that may correct a value. */
export const correctingWords =
  /\b(?:no|nah|nope|wait|actually|rather|sorry|hmm+|scratch|strike|i mean|i meant|make (?:it|that)|call it|let'?s say|yeah|yes)\b/i;
/** Numbers and parts. */
export const valueWords = new RegExp(
  `\\d+|[½⅓⅔¼¾]|\\b(?:half|thirds?|quarters?|doubled?|tripled?|twice|noon|midnight|${numberWord}|[a-z]+teen|[a-z]+ty|hundred)\\b`,
  "gi",
);
const hesitation =
  "(?:er|um+|uh+|hmm+|oh|or|well|maybe|it was|that was|about|like|more like|probably|just|i think|was|is|it|too|as well|also)";
/** All words between a value and the one that corrects it: "half, no let's call it a third". */
export const betweenValues = new RegExp(
  `^[\\s,.;!?…–-]*(?:${hesitation}[\\s,.…–-]+)*(?:(?:no|nah|nope|wait|actually|or rather|or maybe|or was it|hmm+|rather|sorry|scratch that|strike that|i mean|i meant|make (?:it|that)|call it|let'?s (?:say|call it|make it)|yeah|yes)[\\s,.;!…–-]+(?:${hesitation}[\\s,.…–-]+)*)+$`,
  "i",
);
/** Words behind a value that repeat what it is of. */
export const ofBefore = /^ of (?:it|them|that|those|these)\b/i;

/** A comma before the rest of an order: ", for margarine". */
export const commaBeforeOrder = /^,(?= (?:for|with|to|into|by) )/;
