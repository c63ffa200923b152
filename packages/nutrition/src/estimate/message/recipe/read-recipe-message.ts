import type { Language } from "../../../languages/language.ts";
import type { EatenPart } from "../../food-mention.ts";
import type { Span } from "../../words/span.ts";
import type { Part, RecipeMatch } from "../eaten-part.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { findPartOfEach } from "./each-of-several.ts";
import { readRecipePieces } from "./find-ingredient-list.ts";
import { findHeading, findIngredients, findRuns, isBatch, type Range } from "./ingredients.ts";
import { markWeights } from "./mark-weights.ts";
import { findNetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";
import { endAtPortions, markPortions } from "./portions-of-dish.ts";
import { readPart } from "./read-part.ts";
import { isLeftOfPortion, type ReadRemark, readRemarks } from "./read-remarks.ts";
import { endWithRemarks, spansOf, unreadWords, type WordsOfRecipe } from "./recipe-words.ts";
import { findStatedDish } from "./stated-dish.ts";
import { findWeightOfMix } from "./weight-of-mix.ts";

/** A cooked dish: its ingredients, the part that was eaten, and the words that are neither. */
export interface RecipeMessage extends Span {
  readonly eaten: EatenPart;
  readonly spans: readonly Span[];
  /** The remarks on eaten parts, in order. */
  readonly shares: readonly RecipeMatch[];
  /** Words at the end of a remark that say something else: "cut into 12 squares, walnut topped". */
  readonly unread: readonly Span[];
}

/**
 * Reads a message about a cooked dish by the kinds of its pieces, in any order: a list of ingredients with amounts, remarks on
 * how much it made and on the eaten part, and foods that were eaten with it.
 */
export function readRecipeMessage(text: string, language: Language): RecipeMessage | undefined {
  const pieces = readRecipePieces(text, language);
  const list = findIngredients(pieces, language);
  const read = list ? readDish(pieces, list, language) : readStatedDish(pieces, language);
  return (read ?? readShortList(pieces, language))?.message;
}

interface ReadDish {
  readonly message: RecipeMessage;
  readonly remarks: readonly ReadRemark[];
  readonly list: Range;
}

function readDish(
  pieces: readonly Piece[],
  found: Range,
  language: Language,
): ReadDish | undefined {
  const heading = findHeading(pieces, found, language);
  const list = endAtPortions(pieces, found, heading, language);
  const marked = markWeights(markPortions(pieces, list, heading, language), list, language);
  const net = findNetWeight(marked, list, language) ?? findWeightOfMix(marked, list, language);
  const remarks = readRemarks(marked, list, heading, net, language);
  const part =
    findPartOfEach(marked, list, remarks, language) ??
    readPart(remarks, heading !== undefined, net, language);
  const all = part
    ? undefined
    : marked.find(
        (piece, at) =>
          isAll(piece, language, at < list.from) ||
          (at === list.from - 1 && isUse(piece, language) && !saysNumber(marked, list)),
      );
  if (!all && !isCooked(marked, list, remarks)) return undefined;
  const eaten = part ?? (heading && all ? { eaten: 1, whole: 1 } : undefined);
  const words = { heading, all, net, remarks };
  return eaten && { message: toMessage(marked, list, eaten, words, language), remarks, list };
}

function toMessage(
  pieces: readonly Piece[],
  list: Range,
  eaten: Part,
  words: WordsOfRecipe,
  language: Language,
): RecipeMessage {
  const { heading, remarks } = words;
  const dish = heading?.dish ?? "";
  return {
    start: heading?.start ?? pieces[list.from]?.start ?? 0,
    end: endWithRemarks(pieces, list, remarks),
    eaten: { ...eaten, dish },
    spans: spansOf(pieces, list, words, language),
    shares: remarks
      .filter((one) => one.remark.kind === "eaten" && !isLeftOfPortion(one, language))
      .map(({ remark }) => remark),
    unread: remarks.flatMap(({ piece }) => unreadWords(piece, dish, language) ?? []),
  };
}

/** Few ingredients are those of a dish only if the message says how much it made and how much of it was eaten. */
function readShortList(pieces: readonly Piece[], language: Language): ReadDish | undefined {
  for (const { from, to } of findRuns(pieces, language)) {
    const isOfBatch = isBatch(pieces, from, language);
    const read = readDish(pieces, { from: isOfBatch ? from + 1 : from, to }, language);
    if (read && isSaidOfDish(pieces, read, language)) return read;
  }
  return undefined;
}

function isSaidOfDish(
  pieces: readonly Piece[],
  { message, remarks, list }: ReadDish,
  language: Language,
): boolean {
  const { eaten, start } = message;
  const first = pieces[list.from];
  const isOfOther = ({ piece }: ReadRemark) =>
    piece.end <= start || (piece.end <= (first?.start ?? 0) && isOfOtherFood(piece, first));
  if (remarks.some(isOfOther)) return false;
  // "150 g dry rice made 420 g cooked, I ate 210 g"
  if (eaten.unit !== undefined) return true;
  const items = pieces.slice(list.from, list.to).filter(({ kind }) => kind === "item");
  if (items.length < minIngredients) return isMadeOfOne(pieces, list, remarks, language);
  // "guac 2 avocados, a lime, 1 onion. Ate a third of it"
  const isOfNamed = eaten.dish !== "" && items.length > minIngredients && eaten.whole === 1;
  return isShareSaid(remarks) || isOfNamed;
}

/** One ingredient: "made 4 burgers from 500 g mince", "500 g mince made 4 burgers", "burgers: 500 g mince, made 4". */
function isMadeOfOne(
  pieces: readonly Piece[],
  { from }: Range,
  remarks: readonly ReadRemark[],
  { recipeRemarks, foodClasses }: Language,
): boolean {
  const item = pieces[from];
  if (item?.figures[0]?.kind !== "weight" || !isShareSaid(remarks)) return false;
  // "made 4 burgers with 30 g cheese": the cheese is not all that is in them.
  const isIntroduced =
    from === 0 || recipeRemarks.wordsOfMaking.has(item.lead) || /[:(=–—-]$/.test(item.lead);
  const made = remarks.find(
    ({ piece: { roles, figures } }) => roles.has("makeVerb") && figures.length === 1,
  );
  if (made === undefined) return false;
  // "500 g chicken made 4 wraps": the bread is not said.
  const hasBread = [...pieces.slice(0, from), made.piece].some(({ tokens }) =>
    tokens.some(({ stem }) => foodClasses.sandwiches.has(stem)),
  );
  return isIntroduced && !hasBread;
}

/** "shared a bottle of red with my wife, 80 g cheese", not "lentil soup serves 4, 200 g lentils" */
const isOfOtherFood = ({ hasOtherWords, roles }: Piece, first: Piece | undefined) =>
  hasOtherWords &&
  ![...roles].some((role) => makingRoles.has(role)) &&
  !/[:(=–—-]$/.test(first?.lead ?? "");

const makingRoles: ReadonlySet<Role> = new Set<Role>(["makeVerb", "feedVerb", "cookedWord"]);

/** "cut in 8, had 2" or "serves 4" */
const isShareSaid = (remarks: readonly ReadRemark[]) =>
  remarks.some(({ remark }) => remark.isDividing || remark.groups.whole !== undefined) ||
  (["division", "eaten"] as const).every((kind) =>
    remarks.some(({ remark }) => remark.kind === kind),
  );

/** "lasagne, the tray has 3200 kcal. Cut in 6, had one": the stated energy of a dish in place of its ingredients. */
function readStatedDish(pieces: readonly Piece[], language: Language): ReadDish | undefined {
  const list = findStatedDish(pieces, language);
  const heading = list && findHeading(pieces, list, language);
  if (list === undefined || heading === undefined) return undefined;
  const marked = markPortions(pieces, list, heading, language);
  const remarks = readRemarks(marked, list, heading, undefined, language);
  const eaten = isShareSaid(remarks) ? readPart(remarks, true, undefined, language) : undefined;
  if (eaten === undefined) return undefined;
  const words = { heading, all: undefined, net: undefined, remarks };
  const message = toMessage(marked, list, eaten, words, language);
  // The name stays in the message: it is the food.
  const isOfName = ({ start, end }: Span) => start < heading.end && heading.start < end;
  const spans = [...message.spans, ...wordsForAll(marked[list.to])].filter(
    (span) => !isOfName(span),
  );
  return { message: { ...message, spans }, remarks, list };
}

/** "for the whole loaf" */
const wordsForAll = (piece: Piece | undefined): readonly Span[] =>
  piece?.roles.has("wholeNoun") && piece.figures.length === 0 ? [piece] : [];

const minIngredients = 2;

/** "sushi set 12 pcs (6 nigiri, 6 rolls)": only words of cooking or eating make a recipe of counted foods. */
const isCooked = (
  pieces: readonly Piece[],
  { from, to }: Range,
  remarks: readonly ReadRemark[],
): boolean =>
  pieces.slice(from, to).some(({ isMeasured }) => isMeasured) ||
  remarks.some(
    ({ piece, remark }) =>
      remark.groups.part !== undefined || [...piece.roles].some((role) => cookingRoles.has(role)),
  );

const cookingRoles: ReadonlySet<Role> = new Set<Role>([
  "makeVerb",
  "feedVerb",
  "divideVerb",
  "eatVerb",
  "ownWord",
  "groupWord",
  "peopleNoun",
]);

/** "risotto, I used": all that was used was eaten, if no number says otherwise. */
const isUse = ({ kind, tokens, hasOtherWords }: Piece, { recipeRemarks }: Language) =>
  kind === "remark" && !hasOtherWords && recipeRemarks.usingVerbs.has(tokens.at(-1)?.text ?? "");

const saysNumber = (pieces: readonly Piece[], { from, to }: Range) =>
  pieces.some(
    ({ kind, figures }, at) => (at < from || at >= to) && kind === "remark" && figures.length > 0,
  );

/** "ate the lot", "finished it", "all mine" */
function isAll({ roles, figures, tokens }: Piece, language: Language, isBefore: boolean): boolean {
  const { recipeRemarks, functionWords, sharing } = language;
  if (roles.has("otherPerson") || roles.has("restWord")) return false;
  const has = (words: ReadonlySet<string>) => tokens.some(({ text }) => words.has(text));
  const hasOnly = (...known: readonly Role[]) => [...roles].every((role) => known.includes(role));
  const isOfAll = has(recipeRemarks.wordsOfAll);
  if (figures.length > 0) return isOfAll && has(sharing.ownPossessives) && roles.size <= 1;
  if (isBefore || !roles.has("eatVerb")) return false;
  return isOfAll || (has(functionWords.foodPronouns) && hasOnly("eatVerb", "ownWord", "filler"));
}
