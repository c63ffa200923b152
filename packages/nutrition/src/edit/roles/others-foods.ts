import { forLanguage } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { isRefused } from "../edit-outcome.ts";
import type { Clause } from "../segment-instruction.ts";
import { labelWords } from "./label-words.ts";
import type { Role } from "./roles.ts";
import { isAboutOthers } from "./subjects.ts";

/**
 * The clauses about foods that others ate: "she'd just had soup", and the rest of a list that begins so: "my son ate the fries, a
 * banana". None if a later clause may be about these foods: "my wife had soup and I had the same".
 */
export function findOthersFoods(
  clauses: readonly Clause[],
  context: EditContext,
): ReadonlySet<Clause> {
  const found = new Set<Clause>();
  let isOfOthers = false;
  for (const clause of clauses) {
    const goesOn: boolean = isOfOthers && isListed(clause, context);
    isOfOthers = goesOn || clause.words.split(", ").some((words) => saysWhoAte(words, context));
    if (goesOn || (isOfOthers && isOfOtherFood(clause, context))) found.add(clause);
  }
  const [first] = found;
  const later = first ? clauses.slice(clauses.indexOf(first) + 1) : [];
  const isAmbiguous = later.some((one) => !found.has(one) && mayMeanBefore(one, context));
  return isAmbiguous ? new Set() : found;
}

/** "I had the same", "ate two": an amount or a meal of a food that another clause names. */
function mayMeanBefore({ words }: Clause, context: EditContext): boolean {
  const roles = labelWords(words, context).map(({ role }) => role);
  return (
    roles.some((role) => rolesOfEating.has(role)) &&
    !roles.includes("item") &&
    !roles.includes("food")
  );
}

const rolesOfEating: ReadonlySet<string> = new Set(
  Object.keys({
    amount: true,
    eaten: true,
    multiple: true,
    share: true,
  } satisfies Partial<Record<Role, true>>),
);

/** True for a sentence whose subject is another person who ate or drank. */
function saysWhoAte(words: string, context: EditContext): boolean {
  if (!eatenPattern(context.language).test(words)) return false;
  return isAboutOthers(labelWords(words, context), context.language);
}

/** True for a food or an amount that does not belong to an item and that the speaker did not get. */
function isOfOtherFood({ words, read }: Clause, context: EditContext): boolean {
  if (read !== undefined && !isRefused(read)) return false;
  const labelled = labelWords(words, context);
  return (
    labelled.some(({ role }) => role === "food" || role === "amount" || role === "figure") &&
    !labelled.some(({ role }) => role === "item" || role === "share") &&
    !speakerOrPronoun(context.language).test(words)
  );
}

/** "a bowl of prunes", "without rice": foods and nothing else, in the same sentence. */
function isListed(
  { words, read, stated = words, startsSentence }: Clause,
  context: EditContext,
): boolean {
  if (startsSentence !== true && context.language.edits.subjects.leftOutByOthers.test(words))
    return true;
  const isAddition =
    read !== undefined && !isRefused(read) && read.every(({ kind }) => kind === "add");
  return (
    isAddition &&
    startsSentence !== true &&
    !changeAtStart(context.language).test(stated) &&
    labelWords(stated, context).every(({ role, words: one }) =>
      role === "filler" ? isArticle(one) : role === "food" || role === "amount" || role === "kind",
    )
  );
}

const isArticle = (word: string) => /^\p{L}{1,3}$/u.test(word);

const eatenPattern = forLanguage(
  ({ edits }) => new RegExp(`(?<![\\p{L}\\p{N}])${edits.roles.cues.eaten}(?![\\p{L}\\p{N}])`, "iu"),
);
const speakerOrPronoun = forLanguage(
  ({ edits }) => new RegExp(`${edits.roles.speaker}|${edits.clauses.pointing}`, "i"),
);
const changeAtStart = forLanguage(
  ({ edits: { clauses, roles } }) =>
    new RegExp(`^(?:${clauses.opening}|${clauses.listing})|${roles.speaker}`, "i"),
);
