/**
 * Sentences that name food nobody has eaten: questions, plans, wishes, errands, the pet's dinner.
 * Each pattern is about how such a sentence is built, not about any food.
 */
const asking =
  /^\W*(?:(?:how|what|which|why|when|where|who)\b|(?:is|are|do|does|did|should|could|would|will|shall|may)\s|can (?:i|you|we)\b).*\?\s*$/i;
const planning = new RegExp(
  [
    "\\btomorrow\\b",
    "\\bwant(?:s|ed)? to\\b",
    "\\b(?:would|i'd|we'd) (?:love|like|kill for)\\b",
    "\\b(?:i|we) wish\\b",
    "\\b(?:craving|crave)\\b",
    "\\b(?:thinking|dreaming) (?:about|of)\\b",
    "\\b(?:hoping|hope) to\\b",
    "\\b(?:might|let's|lets|should) (?:eat|have|make|cook|bake|order|buy|get|try|grab)\\b",
    "\\b(?:remind me|need to|have to|must|forgot to) (?:to )?(?:buy|get|order|cook|make|drink|eat)\\b",
    "\\b(?:shopping|grocery|to.?do) list\\b",
  ].join("|"),
  "i",
);
const feeding =
  /\b(?:fed|feed|feeding|gave|give|giving) (?:(?:the|my|our|his|her|a|some) )?(?:dogs?|cats?|birds?|chickens?|hens?|horses?|ducks?|pets?|fish)\b/i;
const eating =
  /\b(?:ate|eaten|eating|had|having|drank|drunk|drinking|finished|grabbed|snacked|enjoyed|logged)\b/i;

/**
 * Whether a sentence of a message tells of food that was not eaten. Doubt counts as eaten: so does
 * "I will have" (people log what stands before them), and a question beside "that's what I had".
 */
export function isNotEaten(sentence: string, message = sentence): boolean {
  if (asking.test(sentence)) return !eating.test(message);
  return (planning.test(sentence) || feeding.test(sentence)) && !eating.test(sentence);
}

/** Links, addresses, file paths and tags: their letters are no words. Bounded, so that no text is slow. */
const noWords =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}|\b[a-z]:\\\S+|<\/?[a-z][^<>]{0,200}>/gi;

/** The message with what is no language blanked, at the same offsets. */
export function maskNoWords(message: string): string {
  return message.replace(noWords, (found) => " ".repeat(found.length));
}

/** A sentence ends at a mark with space behind it: the point of "1.5 l" ends none. */
const sentenceEnd = /[!?;\n]|\.(?=\s|$)/g;

/** The sentence that an offset stands in. */
export function sentenceAt(message: string, offset: number): string {
  let start = 0;
  for (const { index } of message.matchAll(sentenceEnd)) {
    if (index >= offset) return message.slice(start, index + 1);
    start = index + 1;
  }
  return message.slice(start);
}
