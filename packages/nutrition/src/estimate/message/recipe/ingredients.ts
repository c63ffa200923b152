import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { readFigure, roleAt } from "../remark-figures.ts";
import type { Piece } from "./piece.ts";
import {
  introducesItems,
  isEatenWeight,
  isWeightBeforeList,
  isWeightOfThat,
} from "./weight-pieces.ts";

/** A dish has at least so many ingredients with an amount. Without a name before them, one of them has a unit. */
const minIngredients = 3;
/** The same with a name, counting those without an amount as well: "guac: 3 avocados, half an onion, a lime". */
export const minNamedIngredients = 2;

/** Indices of pieces. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The runs of amounts of foods, also of a single one. */
export function findRuns(pieces: readonly Piece[], language: Language): readonly Range[] {
  const runs: Range[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    if (pieces[from]?.kind !== "item" || isEatenItem(pieces, from, language)) continue;
    if (isPartOfBatch(pieces, from) || isPartBeforeList(pieces, from)) continue;
    const to = endOfRun(pieces, from, language);
    if (to > from) runs.push({ from, to });
    from = Math.max(from, to - 1);
  }
  return runs;
}

/** The first run that is a list of ingredients. */
export function findIngredients(pieces: readonly Piece[], language: Language): Range | undefined {
  for (const run of findRuns(pieces, language)) {
    const named = findNamedList(pieces, run, language);
    if (named) return named;
    if (isList(pieces, run, language)) {
      const { from, to } = run;
      const isOfBatch =
        to - from > minIngredients &&
        (isBatch(pieces, from, language) || isWeightOfAll(pieces, from, language));
      return { from: isOfBatch ? from + 1 : from, to };
    }
  }
  return undefined;
}

/** "2 bagels. Cake: 400 g rice, 2 eggs": the list of the dish, after counted foods that are not of it. */
function findNamedList(
  pieces: readonly Piece[],
  { from, to }: Range,
  language: Language,
): Range | undefined {
  for (let at = from + 2; at < to; at += 1) {
    if (pieces[at - 1]?.isMeasured || pieces[at - 2]?.isMeasured) return undefined;
    const [name, first] = [pieces[at - 1], pieces[at]];
    const isNamed = name?.kind === "name" && /[.!\n;]$/.test(name.lead);
    const range = { from: at, to };
    if (isNamed && /[:(]$/.test(first?.lead ?? "") && isList(pieces, range, language)) return range;
  }
  return undefined;
}

/** "2 brownies from a batch of 12 (200 g flour, ...)", "two scones, recipe makes 12: ..." */
export function isPartOfBatch(pieces: readonly Piece[], at: number): boolean {
  const [eaten, batch, first] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  const [count, all] = [eaten, batch].map((piece) =>
    piece?.figures.length === 1 && piece.figures[0]?.kind === "wholeNumber"
      ? piece.figures[0].value
      : undefined,
  );
  return (
    eaten?.kind === "item" &&
    !eaten.isMeasured &&
    batch?.kind === "remark" &&
    (batch.roles.has("wholeNoun") || batch.roles.has("makeVerb")) &&
    !batch.roles.has("eatVerb") &&
    first?.kind === "item" &&
    /[:(.\n–—-]$/.test(first.lead) &&
    (count ?? 0) < (all ?? 0)
  );
}

/** "half the tray of roast veg: 2 courgettes, ..." */
const isPartBeforeList = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.figures[0]?.kind === "part" &&
  pieces[at].roles.has("wholeNoun") &&
  /[:(]$/.test(pieces[at + 1]?.lead ?? "");

function endOfRun(pieces: readonly Piece[], from: number, language: Language): number {
  let to = from;
  while (to < pieces.length && continuesRun(pieces, from, to, language)) to += 1;
  while (to > from && isAfterRun(pieces, to - 1, language)) to -= 1;
  return to;
}

/** A remark, a time, or the weight of all: "60 g oats, 350 ml milk, cooked to 380 g", "... = 500 g. 50 g this morning". */
function isAfterRun(pieces: readonly Piece[], at: number, language: Language): boolean {
  const [before, last] = [pieces[at - 1], pieces[at]];
  if (last?.kind === "remark") return true;
  const { namelessWords } = language.recipeRemarks;
  if (last?.kind === "name" && last.tokens.every(({ text }) => namelessWords.has(text)))
    return before?.kind === "amount";
  const isAfterWeight = before?.kind === "amount" && /[=>→]$/.test(before.lead);
  return last?.kind === "amount" && last.lead !== "(" && (before?.kind === "item" || isAfterWeight);
}

function isList(pieces: readonly Piece[], { from, to }: Range, language: Language): boolean {
  const items = pieces.slice(from, to).filter(({ kind }) => kind === "item");
  const isMeasured = items.some((item) => item.isMeasured);
  if (items.length >= minIngredients && isMeasured) return true;
  return (
    items.length >= minNamedIngredients &&
    introducesList(pieces, from, language) &&
    (isMeasured || to - from >= minIngredients)
  );
}

/** A name with a colon, a bracket or a word of making: "guac: ", "shakshuka from ", "I made dal with ". */
function introducesList(pieces: readonly Piece[], from: number, language: Language): boolean {
  const [name, first] = [pieces[from - 1], pieces[from]];
  if (name === undefined || first === undefined) return false;
  const { wordsOfMaking, pieceBoundaries, meansWith } = language.recipeRemarks;
  const isMade = pieces.slice(0, from).some(({ roles }) => roles.has("makeVerb"));
  const isWith = pieceBoundaries.has(first.lead) || meansWith.has(first.lead.replace(/[/.]$/, ""));
  return (
    /[:(=–—\n-]$/.test(first.lead) ||
    wordsOfMaking.has(first.lead) ||
    (isMade && (isWith || /[.!]$/.test(first.lead))) ||
    isMadeLater(pieces, from) ||
    name.tokens.at(-1)?.text === language.functionWords.partitive
  );
}

/** "chapati dough 300 g flour, 1 tbsp oil, made 10": directly after its name, and what it made is said later. */
const isMadeLater = (pieces: readonly Piece[], from: number) =>
  pieces[from]?.lead === "" &&
  pieces[from - 1]?.kind === "name" &&
  pieces
    .slice(from)
    .some(
      ({ kind, roles, figures }) =>
        kind === "remark" &&
        figures.length > 0 &&
        (roles.has("makeVerb") || roles.has("divideVerb") || roles.has("feedVerb")),
    );

/** "baked 24 cookies, dough was 3100 kcal", not "2 eggs, 140 kcal, 1 slice toast" or "3 scoops whey (120 kcal each)" */
const isEnergyOfBatch = ({ lead, tokens }: Piece, { nutrientWords }: Language) =>
  !lead.endsWith("(") &&
  tokens.some(({ kind, stem }) => kind === "word" && !nutrientWords.energyUnits.has(stem));

/** "10 protein bars from 200 g oats, 100 g honey", "12 scones: 225 g flour, ...", "3 tacos each with 50 g beef" */
export function isBatch(pieces: readonly Piece[], at: number, language: Language): boolean {
  const first = pieces[at];
  const isCounted =
    first?.kind === "item" &&
    !isEatenItem(pieces, at, language) &&
    !first.isMeasured &&
    first.figures.length === 1 &&
    (first.figures[0]?.value ?? 0) > 1;
  if (!isCounted) return false;
  const from = startAfterBatch(pieces, at);
  const second = pieces[from];
  if (isOfEach(first, language)) return second?.kind === "item";
  if (second?.kind === "energy") return isEnergyOfBatch(second, language);
  const leads = [pieces[at + 1], second].map((piece) => piece?.lead ?? "");
  const isMadeFrom = leads.some((lead) => language.recipeRemarks.wordsOfMaking.has(lead));
  const isOfTray =
    isUncountedWhole(pieces[at - 1]) &&
    (leads[1] === "" ||
      language.recipeRemarks.meansWith.has(leads[1] ?? "") ||
      leads[1] === language.functionWords.accompaniment);
  const isInTray = first.roles.has("wholeNoun") && /[.\n]$/.test(leads[1] ?? "");
  const isIntroduced =
    isMadeFrom || isOfTray || isInTray || leads.some((lead) => /[:(]$/.test(lead));
  // "3 sausage rolls (party size), 2 cheese straws"
  const run = pieces.slice(from, endOfRun(pieces, from, language));
  const closed = leads.some((lead) => lead.endsWith("("))
    ? run.findIndex(({ lead }) => lead.startsWith(")"))
    : -1;
  const items = (closed < 0 ? run : run.slice(0, closed)).filter(({ kind }) => kind === "item");
  return (
    isIntroduced &&
    second?.kind === "item" &&
    // "12 meatballs from 400 g pork mince"
    items.length >= (isMadeFrom ? 1 : minNamedIngredients) &&
    items.some(({ isMeasured }) => isMeasured)
  );
}

/** "tray of" before "12 brownies with 200 g chocolate, ..." */
const isUncountedWhole = (piece: Piece | undefined) =>
  piece?.kind === "remark" && piece.figures.length === 0 && piece.roles.has("wholeNoun");

/** "24 cookies from a batter of 226 g butter" */
const startAfterBatch = (pieces: readonly Piece[], at: number) => {
  const next = pieces[at + 1];
  const isOfWhole =
    next?.kind === "remark" && next.figures.length === 0 && next.roles.has("wholeNoun");
  return isOfWhole ? at + 2 : at + 1;
};

/** "curry pot total 1.6 kg: 600 g chicken, ...", "1 litre of soup (800 g pumpkin, ...), had 300 ml" */
const isWeightOfAll = (pieces: readonly Piece[], at: number, language: Language) =>
  pieces[at]?.figures[0]?.kind === "weight" &&
  /[:(]$/.test(pieces[at + 1]?.lead ?? "") &&
  (pieces[at].roles.has("wholeNoun") ||
    (introducesItems(pieces, at) &&
      pieces.slice(at).some((piece) => isEatenWeight(piece, language))));

/** "half each", "3 tacos, each with" */
export const isOfEach = ({ tokens }: Piece, { functionWords }: Language) =>
  tokens.some(({ text }) => text === functionWords.distributives.each);

function continuesRun(
  pieces: readonly Piece[],
  from: number,
  at: number,
  language: Language,
): boolean {
  const piece = pieces[at];
  if (piece === undefined) return false;
  // "300 g mince (frozen)"
  if (piece.kind === "remark")
    return (
      (piece.lead === "(" && piece.figures.length === 0) ||
      // "400 ml bechamel from a jar"
      (language.recipeRemarks.wordsOfMaking.has(piece.lead) &&
        [...piece.roles].every((role) => !verbs.has(role)))
    );
  if (isWeightOfThat(piece, language)) return false;
  if (at === from) return true;
  // "lunch: 2 eggs, dinner: 200 g beef"
  if (language.mealNames.mealNames.has(piece.tokens[0]?.text ?? "")) return false;
  // "1 of 12 portions: 300 g oats, 50 ml oil. With 200 ml milk"
  const isAccompaniment =
    /^[.!;]/.test(piece.lead) &&
    language.functionWords.accompanyingWords.has(piece.lead.replace(/^\W+|\W+$/g, ""));
  return !isAccompaniment && !isEatenItem(pieces, at, language);
}

const verbs: ReadonlySet<Role> = new Set<Role>([
  "feedVerb",
  "makeVerb",
  "divideVerb",
  "weighVerb",
  "eatVerb",
  "ownWord",
]);

/** "I had 2 slices of toast", not "the tray had 500 g lamb", "it had 500 g lamb" or "I put in 500 g lamb" */
const isEatenItem = (pieces: readonly Piece[], at: number, { recipeRemarks }: Language) => {
  const head = pieces[at - 1];
  return (
    pieces[at]?.lead === "" &&
    head?.kind === "remark" &&
    head.roles.has("eatVerb") &&
    !head.roles.has("wholeNoun") &&
    !head.roles.has("portionNoun") &&
    !recipeRemarks.subjectsOfDishes.has(head.tokens.at(-2)?.text ?? "") &&
    !head.tokens.some(({ text }) => recipeRemarks.usingVerbs.has(text))
  );
};

export interface Heading extends Span {
  readonly dish: string;
}

/** The name of the dish before its ingredients, without the words that say who made it and when. */
export function findHeading(
  pieces: readonly Piece[],
  list: Range,
  language: Language,
): Heading | undefined {
  let at = list.from - 1;
  while (at >= 0 && pieces[at]?.kind !== "item" && nameIn(pieces[at], language) === undefined)
    at -= 1;
  // "cheesecake (no bake)"
  if (at > 0 && pieces[at]?.lead === "(" && nameIn(pieces[at - 1], language)) at -= 1;
  const piece = pieces[at];
  const isOfAll = at === list.from - 1 && isWeightBeforeList(pieces, at);
  if (isBatch(pieces, at, language) || isPartOfBatch(pieces, at) || isOfAll)
    return nameIn(piece, language);
  if (piece === undefined || piece.kind === "item" || piece.kind === "energy") return undefined;
  const name = nameIn(piece, language);
  // "curry with prawns", "pancakes from scratch"
  for (; name && joinsNames(pieces[at], language) && pieces[at - 1]?.kind === "name"; at -= 1) {
    const first = nameIn(pieces[at - 1], language);
    if (first) return { ...name, start: first.start, dish: first.dish };
  }
  return name;
}

const joinsNames = (piece: Piece | undefined, { recipeRemarks }: Language) =>
  piece !== undefined &&
  (/^(?:&|w[/.])$/.test(piece.lead) || recipeRemarks.pieceBoundaries.has(piece.lead));

/** The words of a piece after its verb, before its number and the time. */
function nameIn(piece: Piece | undefined, language: Language): Heading | undefined {
  const { tokens = [] } = piece ?? {};
  const isName = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === "word" &&
      !language.mealNames.mealNames.has(token.text) &&
      !language.recipeRemarks.namelessWords.has(token.text) &&
      !language.amounts.gramsByUnit.has(token.stem) &&
      !language.amounts.mlByUnit.has(token.stem) &&
      (roleAt(tokens, at, language) === undefined ||
        language.recipeRemarks.wholeDishes.has(token.text) ||
        language.recipeRemarks.foodNouns.has(token.stem)) &&
      readFigure(tokens, at, language) === undefined
    );
  };
  const from = tokens.findIndex((_, at) => isName(at));
  if (from < 0) return undefined;
  let to = from + 1;
  while (
    to < tokens.length &&
    (isName(to) || isName(to + 1)) &&
    roleAt(tokens, to, language)?.role !== "preposition"
  )
    to += 1;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined) return undefined;
  const dish = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
  return { start: first.start, end: last.end, dish };
}
