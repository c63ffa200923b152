import type { Language } from "../../../languages/language.ts";
import type { EatenPart } from "../../food-mention.ts";
import type { Span } from "../../words/span.ts";
import type { RecipeMatch } from "../eaten-part.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { findPartOfEach } from "./each-of-several.ts";
import { findIngredientList } from "./find-ingredient-list.ts";
import { endAtPortions, findHeading, markPortions, type Range } from "./ingredients.ts";
import { findNetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";
import { readPart } from "./read-part.ts";
import { isLeftOfPortion, type ReadRemark, readRemarks } from "./read-remarks.ts";
import { endWithRemarks, spansOf, unreadWords } from "./recipe-words.ts";

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
  const found = findIngredientList(text, language);
  if (found === undefined) return undefined;
  const heading = findHeading(found.pieces, found.list, language);
  const list = endAtPortions(found.pieces, found.list, heading, language);
  const pieces = markPortions(found.pieces, list, heading, language);
  const net = findNetWeight(pieces, list, language);
  const remarks = readRemarks(pieces, list, heading, net, language);
  if (!isCooked(pieces, list, remarks)) return undefined;
  const part =
    findPartOfEach(pieces, list, remarks, language) ??
    readPart(remarks, heading !== undefined, net, language);
  const all = part
    ? undefined
    : pieces.find((piece, at) => at >= list.to && isAll(piece, language));
  const eaten = part ?? (heading && all ? { eaten: 1, whole: 1 } : undefined);
  if (eaten === undefined) return undefined;
  const [first, last] = [pieces[list.from], pieces[list.to - 1]];
  if (first === undefined || last === undefined) return undefined;
  return {
    start: heading?.start ?? first.start,
    end: endWithRemarks(pieces, list, remarks),
    eaten: { ...eaten, dish: heading?.dish ?? "" },
    spans: spansOf(pieces, list, { heading, all, net, remarks }, language),
    shares: remarks
      .filter((one) => one.remark.kind === "eaten" && !isLeftOfPortion(one, language))
      .map(({ remark }) => ({ ...remark, text: "" })),
    unread: remarks.flatMap(({ piece }) => unreadWords(piece, heading?.dish ?? "", language) ?? []),
  };
}

/** "sushi set 12 pcs (6 nigiri, 6 rolls)": only words of cooking or eating make a recipe of counted foods. */
const isCooked = (
  pieces: readonly Piece[],
  { from, to }: Range,
  remarks: readonly ReadRemark[],
): boolean =>
  pieces.slice(from, to).some(({ isMeasured }) => isMeasured) ||
  remarks.some(({ piece }) => [...piece.roles].some((role) => cookingRoles.has(role)));

const cookingRoles: ReadonlySet<Role> = new Set<Role>([
  "makeVerb",
  "feedVerb",
  "divideVerb",
  "eatVerb",
  "ownWord",
  "groupWord",
  "peopleNoun",
]);

/** "ate the lot", "drank it all" */
const isAll = ({ roles, figures, tokens }: Piece, language: Language) =>
  figures.length === 0 &&
  roles.has("eatVerb") &&
  !roles.has("otherPerson") &&
  !roles.has("restWord") &&
  tokens.some(({ text }) => language.recipeRemarks.wordsOfAll.has(text));
