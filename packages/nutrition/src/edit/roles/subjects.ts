import type { Language } from "../../languages/language.ts";
import { isValue, type LabelledWords, type Role, textOf } from "./roles.ts";

/** Whom or what a sentence is about, if that is neither the speaker nor the meal. */
type Subject = "person" | "thing";

/** True for a sentence about another person or a thing: "my date had the chicken". */
export const isAboutOthers = (words: readonly LabelledWords[], language: Language): boolean =>
  subjectOf(words.slice(startOf(words, language)), language) !== undefined;

/** True for a sentence about what another person had as well, which takes nothing from the meal: "my wife had the salmon too". */
export function saysWhoElseAte(words: readonly LabelledWords[], language: Language): boolean {
  const { givenToSpeaker, hasFood } = language.edits.subjects;
  const text = textOf(words);
  return (
    words.some(({ role }) => role === "also") &&
    subjectOf(words.slice(startOf(words, language)), language) === "person" &&
    hasFood.test(text) &&
    !givenToSpeaker.test(text)
  );
}

/** The place of the first word after conjunctions and interjections. */
function startOf(words: readonly LabelledWords[], { edits }: Language): number {
  const { roles, subjects } = edits;
  const isBefore = ({ role, words: one }: LabelledWords) =>
    roles.conjunction.test(one) ||
    (role === "filler" &&
      ![roles.determiner, subjects.speaker, subjects.pointing, subjects.anyone].some((pattern) =>
        pattern.test(one.split(" ")[0] ?? ""),
      ));
  const first = words.findIndex((word) => !isBefore(word));
  return first < 0 ? words.length : first;
}

function subjectOf(words: readonly LabelledWords[], language: Language): Subject | undefined {
  const { roles, subjects } = language.edits;
  const [first, second] = words;
  if (!first || subjects.speaker.test(first.words)) return undefined;
  const verb = words.findIndex((word, at) => at > 0 && isVerb(word, language));
  if (isPerson(words, verb, language)) return "person";
  if (first.role === "other") return undefined;
  if (first.role === "unknown" && subjects.gerund.test(first.words)) return "thing";
  const isDetermined = roles.determiner.test(first.words) && second !== undefined && verb !== 1;
  if (subjects.pointing.test(first.words) && !isDetermined) return undefined;
  const nouns = words.slice(isDetermined ? 1 : 0, Math.max(verb, 0));
  const [noun] = nouns;
  const isThing =
    (isDetermined || noun?.role === "unknown" || noun?.role === "time") &&
    verb <= maxWordsOfSubject &&
    nouns.length > 0 &&
    nouns.every((word) => mayNameThing(word, language));
  if (!isThing || saysWhatItIs(words, verb)) return undefined;
  return nouns.some(({ role }) => role === "other") ? "person" : "thing";
}

/** "my trainer", "you know what they are like", "it was our Beth who had more"; not "they were 40 g each" or "to my wife". */
function isPerson(words: readonly LabelledWords[], verb: number, { edits }: Language): boolean {
  const { anyone, pointing, receiver } = edits.subjects;
  const [first, second] = words;
  if (!first) return false;
  const isPointing = pointing.test(first.words);
  const isOther = first.role === "other" && !receiver.test(first.words);
  const isPointedAt = isPointing && second?.role === "be" && nextOf(words, 1)?.role === "other";
  return (
    anyone.test(first.words) ||
    isPointedAt ||
    (isOther && !(isPointing && words[verb]?.role === "be"))
  );
}

/** "the filling was tuna" */
const saysWhatItIs = (words: readonly LabelledWords[], verb: number): boolean =>
  words[verb]?.role === "be" && isValueWord(nextOf(words, verb));

/** A longer subject may be a change: "my usual large bowl of porridge with milk was ...". */
const maxWordsOfSubject = 7;

/** True for the verb of a sentence. */
const isVerb = ({ role, words }: LabelledWords, { edits }: Language): boolean =>
  verbRoles.has(role) ||
  (role === "remove" && edits.subjects.beOut.test(words)) ||
  (role !== "item" && role !== "food" && edits.subjects.verb.test(words));

const verbRoles: ReadonlySet<string> = new Set(
  Object.keys({ be: true, eaten: true, left: true } satisfies Partial<Record<Role, true>>),
);

const mayNameThing = ({ role, words }: LabelledWords, { edits }: Language): boolean =>
  thingRoles.has(role) && !edits.subjects.ofMeal.test(words);

const thingRoles: ReadonlySet<string> = new Set(
  Object.keys({
    unknown: true,
    filler: true,
    food: true,
    kind: true,
    other: true,
    time: true,
    into: true,
    only: true,
    also: true,
  } satisfies Partial<Record<LabelledWords["role"], true>>),
);

const nextOf = (words: readonly LabelledWords[], at: number) =>
  words.slice(at + 1).find(({ role }) => role !== "filler" && role !== "only");

const isValueWord = (word: LabelledWords | undefined): boolean =>
  word !== undefined && isValue(word);
