import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { addRemark } from "./join-remarks.ts";
import {
  type RecipeRemark,
  type RemarkKind,
  type RemarkRule,
  type Role,
  remarkRules,
} from "./recipe-remark-rules.ts";
import { type Figure, isBeforeFigure, readFigure, roleAt } from "./remark-figures.ts";

export interface Clause extends Span {
  readonly roles: ReadonlySet<Role>;
  readonly figures: readonly Figure[];
  /** "2 of the 8" */
  readonly isPair?: boolean;
}

/**
 * Reads the clauses that consist of words about a cooked dish and a number, in any order: "the lot gave me 6
 * lunchboxes", "took 1 to work", "my slice: 80 g". A clause with another word is none.
 */
export function readRecipeRemarks(text: string, language: Language): readonly RecipeRemark[] {
  const tokens = tokenize(text, language);
  const remarks: RecipeRemark[] = [];
  let lastEnd = 0;
  for (let at = 0; at < tokens.length; ) {
    const clause =
      at === lastEnd || isClauseStart(tokens, at, language)
        ? readClause(tokens, at, language)
        : undefined;
    const remark = clause && toRemark(clause.clause, remarks);
    if (remark) addRemark(remarks, remark, text, language);
    at = remark ? (clause?.end ?? at + 1) : at + 1;
    if (remark) lastEnd = at;
  }
  return remarks;
}

/** After a mark or a conjunction, or at a verb after the name of an ingredient: "300 ml milk became 9 pancakes". */
function isClauseStart(tokens: readonly Token[], at: number, language: Language): boolean {
  const { remarkConjunctions } = language.recipeRemarks;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === "mark") return before?.text !== "/";
  if (remarkConjunctions.has(before.text)) return true;
  if (before.kind !== "word") return false;
  const role = roleAt(tokens, at, language)?.role;
  // "overnight oats for 3 days", "fajitas for the three of us"
  if (role === "preposition") {
    const word = roleAt(tokens, at + 1, language);
    const next = word?.role;
    const afterFiller = at + 1 + (word?.length ?? 1);
    const isFiller = next === "filler";
    // "a pie between me and my brother"
    const isSharing = language.sharing.sharingPrepositions.has(tokens[at]?.text ?? "");
    if (isSharing && next !== undefined) return true;
    return (
      readFigure(tokens, isFiller ? afterFiller : at + 1, language)?.value.kind === "wholeNumber"
    );
  }
  return role === "makeVerb" || role === "feedVerb" || role === "divideVerb";
}

function readClause(tokens: readonly Token[], from: number, language: Language) {
  const roles = new Set<Role>();
  const figures: Figure[] = [];
  let at = from;
  while (
    !isEnd(tokens, at, figures.length > 0 || namesOwnPortion(roles), language) &&
    !endsCount(tokens, at, { roles, figures }, language) &&
    !beginsEaten(tokens, at, { roles, figures }, language)
  ) {
    const end = readWord(tokens, at, { roles, figures }, language);
    if (end === undefined) return undefined;
    at = end;
  }
  // "lunch was one container": the meal stays in the message.
  const isMeal = language.mealNames.mealNames.has(tokens[from]?.text ?? "");
  const [first, last] = [tokens[isMeal ? from + 1 : from], tokens[at - 1]];
  if (first === undefined || last === undefined || at === from) return undefined;
  return { clause: { start: first.start, end: last.end, roles, figures }, end: at };
}

/** Adds the figure or the role at this index; the index after it. */
function readWord(
  tokens: readonly Token[],
  at: number,
  { roles, figures }: { readonly roles: Set<Role>; readonly figures: Figure[] },
  language: Language,
): number | undefined {
  const known = roleAt(tokens, at, language);
  // "a quarter of it was mine"
  const isOwn =
    known?.role === "ownWord" && (figures.length > 0 || isBeforeFigure(tokens, at, language));
  const figure = isOwn ? undefined : readFigure(tokens, at, language);
  if (figure) {
    figures.push(figure.value);
    return figure.end;
  }
  if (known) {
    addRoles(tokens, at, known, roles, language);
    return at + known.length;
  }
  const token = tokens[at];
  const isPassed =
    token !== undefined && (isColon(token) || isMadeThing(tokens, at, roles, figures, language));
  return isPassed ? at + 1 : undefined;
}

/** Adds the role of a word or phrase, without the determiner of another person: "my son". */
export function addRoles(
  tokens: readonly Token[],
  at: number,
  { role, length }: { readonly role: Role; readonly length: number },
  roles: Set<Role>,
  language: Language,
): void {
  const isOfOther = role === "ownWord" && roleAt(tokens, at + 1, language)?.role === "otherPerson";
  if (!isOfOther) roles.add(role);
  if (isBeforeCompany(tokens, at, language) || isWithSpeaker(tokens, at, language))
    roles.add("company");
  // "me and" is a phrase of its own.
  const first = language.recipeRemarks.remarkRoles.get(tokens[at]?.text ?? "");
  if (length > 1 && first === "ownWord") roles.add(first);
}

/** "with 3 friends", "with two other people" */
function isBeforeCompany(tokens: readonly Token[], at: number, language: Language): boolean {
  const { recipeRemarks, sharing } = language;
  if (!recipeRemarks.wordsBeforeCompany.has(tokens[at]?.text ?? "")) return false;
  const number = readFigure(tokens, at + 1, language);
  return (
    number?.value.kind === "wholeNumber" &&
    [number.end, number.end + 1].some((index) => sharing.personNouns.has(tokens[index]?.stem ?? ""))
  );
}

/** "me and 3 mates", "3 mates and me" */
function isWithSpeaker(tokens: readonly Token[], at: number, language: Language): boolean {
  const { recipeRemarks, sharing } = language;
  const isSpeaker = (index: number) => sharing.speakers.has(tokens[index]?.text ?? "");
  const joins = (index: number) => recipeRemarks.wordsOfCompany.has(tokens[index]?.text ?? "");
  const isPerson = sharing.personNouns.has(tokens[at]?.stem ?? "");
  if (isPerson) return joins(at + 1) && isSpeaker(at + 2) && isCountBefore(tokens, at, language);
  const number = readFigure(tokens, at + 2, language);
  return (
    isSpeaker(at) &&
    joins(at + 1) &&
    number?.value.kind === "wholeNumber" &&
    sharing.personNouns.has(tokens[number.end]?.stem ?? "")
  );
}

const isCountBefore = (tokens: readonly Token[], at: number, language: Language) =>
  readFigure(tokens, at - 1, language)?.value.kind === "wholeNumber";

/** "my slice: 80 g", "mine = 2" */
const isColon = ({ text }: Token) => text === ":" || text === "=";

/** "made 12 onigiri": an unknown word after the number that a verb of making has. */
function isMadeThing(
  tokens: readonly Token[],
  at: number,
  roles: ReadonlySet<Role>,
  figures: readonly Figure[],
  language: Language,
): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isVerb = roles.has("feedVerb") || roles.has("divideVerb");
  return (
    isVerb &&
    figures.length === 1 &&
    token?.kind === "word" &&
    !language.nutrientWords.energyUnits.has(token.stem) &&
    before?.kind === "number" &&
    (next === undefined || next.kind === "mark")
  );
}

/** "my bit", without a number */
const namesOwnPortion = (roles: ReadonlySet<Role>) =>
  roles.has("ownWord") && roles.has("portionNoun");

/** The end of a clause: a mark, or a word after the number that goes on about something else. */
function isEnd(
  tokens: readonly Token[],
  at: number,
  isComplete: boolean,
  language: Language,
): boolean {
  const { wordsAfterRemark, wordsBeforeAmount, remarkConjunctions } = language.recipeRemarks;
  const token = tokens[at];
  if (token === undefined) return true;
  if (token.kind === "mark")
    return !(isColon(token) && !isComplete) && readFigure(tokens, at, language) === undefined;
  if (remarkConjunctions.has(token.text)) return !joinsOwn(tokens, at, language);
  if (isComplete && wordsBeforeAmount.has(token.text) && isBeforeAmount(tokens, at, language))
    return true;
  if (!isComplete || !wordsAfterRemark.has(token.text)) return false;
  const phrase = roleAt(tokens, at, language);
  if (phrase !== undefined && phrase.length > 1) return false;
  // "4 went to me", "half is in the fridge", "a third to the dog"
  const next = roleAt(tokens, at + 1, language)?.role;
  const place = roleAt(tokens, at + 2, language)?.role;
  return !(
    next === "ownWord" ||
    next === "laterPlace" ||
    (next === "filler" && (place === "laterPlace" || place === "otherPerson")) ||
    next === "otherPerson"
  );
}

/** "12 pancakes", before "between the four of us" */
const endsCount = (
  tokens: readonly Token[],
  at: number,
  { roles, figures }: { readonly roles: ReadonlySet<Role>; readonly figures: readonly Figure[] },
  language: Language,
) =>
  figures.length > 0 &&
  language.sharing.sharingPrepositions.has(tokens[at]?.text ?? "") &&
  [...roles].every((role) => role === "portionNoun" || role === "filler");

/** "cut into 10 slices had 2": the eaten part directly after a division */
function beginsEaten(
  tokens: readonly Token[],
  at: number,
  { roles, figures }: { readonly roles: ReadonlySet<Role>; readonly figures: readonly Figure[] },
  language: Language,
): boolean {
  const isOwn = roleAt(tokens, at, language)?.role === "ownWord";
  const role = roleAt(tokens, isOwn ? at + 1 : at, language)?.role;
  const isYield = roles.has("divideVerb") || roles.has("makeVerb") || roles.has("feedVerb");
  return role === "eatVerb" && isYield && figures.length > 0 && !roles.has("eatVerb");
}

/** "out of 300 g flour" */
const isBeforeAmount = (tokens: readonly Token[], at: number, language: Language) =>
  [at + 1, at + 2].some((next) => readFigure(tokens, next, language)?.value.kind === "weight");

/** "fed me and my two flatmates" */
const joinsOwn = (tokens: readonly Token[], at: number, language: Language) => {
  const before = roleAt(tokens, at - 1, language)?.role;
  const next = tokens[at + 1] && roleAt(tokens, at + 1, language)?.role;
  const third = readFigure(tokens, at + 2, language);
  return before === "ownWord" && next === "ownWord" && third !== undefined;
};

/** "2 of the 8" or "400 g of the 2.4 kg": of another person, a number says only how many there were. */
function toPair({ start, end, roles, figures }: Clause): RecipeRemark | undefined {
  const [eaten, all, ...others] = figures.filter(({ kind }) => kind === "weight");
  if (eaten?.unit !== undefined && all?.unit !== undefined && others.length === 0) {
    const groups = { grams: `${eaten.value}`, eatenUnit: eaten.unit };
    const ofAll = { whole: `${all.value}`, wholeUnit: all.unit };
    return {
      start,
      end,
      kind: "eaten",
      groups: { ...groups, ...ofAll },
      isDividing: false,
      roles,
      hasPartCount: false,
    };
  }
  const [part, whole] = figures.filter(
    ({ kind }) => kind === "wholeNumber" || kind === "partCount",
  );
  if (!part || !whole || part.value >= whole.value) return undefined;
  const remark = { start, end, isDividing: false, roles, hasPartCount: false };
  const isOfOther = roles.has("otherPerson") && !roles.has("ownWord");
  if (isOfOther) return { ...remark, kind: "division", groups: { count: `${whole.value}` } };
  return { ...remark, kind: "eaten", groups: { count: `${part.value}`, whole: `${whole.value}` } };
}

/** The figure that counts: of several numbers the first if it was eaten, else the largest ("1 batch, 8 pieces"). */
function mainFigure({ roles, figures }: Clause): Figure | undefined {
  const ofKind = figureOrder
    .map((kind) => figures.filter((each) => each.kind === kind))
    .find((found) => found.length > 0);
  const isEaten = roles.has("eatVerb") || roles.has("ownWord");
  return isEaten ? ofKind?.[0] : ofKind?.toSorted((a, b) => b.value - a.value)[0];
}

/** Several weights, or all of the parts: "ate both halves". */
const isContradictory = (figure: Figure | undefined, figures: readonly Figure[]) =>
  (figure?.kind === "weight" && figures.length > 1) ||
  (figure?.kind === "partCount" &&
    figures.some(({ kind, value }) => kind === "wholeNumber" && value === figure.value));

/** What a clause says, given the remarks before it: the first rule that fits. */
export function toRemark(
  clause: Clause,
  before: readonly RecipeRemark[],
): RecipeRemark | undefined {
  const { start, end, roles, figures } = clause;
  const pair = clause.isPair ? toPair(clause) : undefined;
  if (pair) return pair;
  const kinds = new Set(before.map(({ kind }) => kind));
  const figure = mainFigure(clause);
  if (isContradictory(figure, figures)) return undefined;
  const rule = remarkRules.find((each) => fits(each, figure, roles, kinds));
  if (rule === undefined) return undefined;
  const value = (figure?.value ?? rule.value ?? 1) + (countsSpeaker(rule, figure, roles) ? 0 : 1);
  const groups = {
    ...(rule.group && { [rule.group]: `${value}` }),
    ...(rule.unitGroup && { [rule.unitGroup]: figure?.unit ?? "" }),
  };
  const isDividing = rule.dividing?.some((role) => roles.has(role)) ?? false;
  return {
    start,
    end,
    kind: rule.gives,
    groups,
    isDividing,
    roles,
    hasPartCount: figure?.kind === "partCount",
    ...(rule.isOfOthers && { others: value }),
  };
}

/** False if the speaker is one more: "fed me and my two flatmates", "between me and my brother". */
function countsSpeaker(
  { value }: RemarkRule,
  figure: Figure | undefined,
  roles: ReadonlySet<Role>,
): boolean {
  // "me and my wife shared it"
  if (figure === undefined && value !== 1) return true;
  const others = roles.has("peopleNoun") || roles.has("otherPerson");
  const isShared = roles.has("feedVerb") || roles.has("divideVerb") || roles.has("preposition");
  return !(isShared && roles.has("ownWord") && others) && !roles.has("company");
}

const figureOrder: readonly Figure["kind"][] = ["weight", "partCount", "part", "wholeNumber"];

const fits = (
  { figure: kind, least = 0, any, all = [], without = [], after, notAfter }: RemarkRule,
  figure: Figure | undefined,
  roles: ReadonlySet<Role>,
  kinds: ReadonlySet<RemarkKind>,
) =>
  (figure?.kind ?? "none") === kind &&
  (figure?.value ?? 0) >= least &&
  (any === undefined || any.some((role) => roles.has(role))) &&
  all.every((role) => roles.has(role)) &&
  !without.some((role) => roles.has(role)) &&
  (after === undefined || kinds.has(after)) &&
  (notAfter === undefined || !kinds.has(notAfter));
