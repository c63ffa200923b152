import type { Language } from "../../../languages/language.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { roleAt } from "../remark-figures.ts";
import { type Heading, isBatch, minNamedIngredients, type Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";

/** The ingredients end where pieces of the dish are counted: "muffins: 200 g flour, 2 eggs. 12 muffins". */
export function endAtPortions(
  pieces: readonly Piece[],
  list: Range,
  heading: Heading | undefined,
  language: Language,
): Range {
  const at = pieces.findIndex(
    (piece, index) =>
      index >= list.from + minNamedIngredients &&
      index < list.to &&
      piece.kind === "item" &&
      (isNamed(piece, stemsOf(heading, language), language) ||
        isYieldAtEnd(pieces, index, list, language)) &&
      (piece.lead !== "," ||
        index === list.to - 1 ||
        pieces[index + 1]?.roles.has("eatVerb") === true),
  );
  return at < 0 ? list : { from: list.from, to: at };
}

/** "post gym bake: ..., 1 banana. 6 muffins. Had 2" */
function isYieldAtEnd(
  pieces: readonly Piece[],
  at: number,
  { to }: Range,
  { recipeRemarks }: Language,
): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  return (
    at === to - 1 &&
    piece !== undefined &&
    !piece.isMeasured &&
    /[.!;\n]$/.test(piece.lead) &&
    (piece.figures[0]?.value ?? 0) > 1 &&
    recipeRemarks.foodNouns.has(piece.tokens.at(-1)?.stem ?? "") &&
    next?.kind === "remark" &&
    next.figures.length > 0
  );
}

/** The last word is one of these. */
const isNamed = ({ isMeasured, tokens }: Piece, stems: readonly string[], language: Language) => {
  const { recipeRemarks } = language;
  return (
    !isMeasured &&
    tokens.some(
      ({ stem }, at) =>
        stems.includes(stem) &&
        (at === tokens.length - 1 ||
          // "8 burritos total"
          roleAt(tokens, at + 1, language)?.role === "wholeNoun" ||
          recipeRemarks.wordsAfterRemark.has(tokens[at + 1]?.text ?? "") ||
          recipeRemarks.wordsBeforeTime.has(tokens[at + 1]?.text ?? "")),
    )
  );
};

const stemsOf = (heading: Heading | undefined, language: Language): readonly string[] =>
  heading ? [language.stem(heading.dish.split(" ").at(-1) ?? "")] : [];

/** "tacos" of "made enough for 8 tacos" */
const stemsOfYields = (pieces: readonly Piece[], from: number, language: Language) =>
  pieces.slice(from).flatMap(({ kind, roles, tokens }) => {
    const last = tokens.at(-1);
    const isYield = kind === "remark" && roles.has("makeVerb") && !roles.has("eatVerb");
    return isYield && last && language.recipeRemarks.foodNouns.has(last.stem) ? [last.stem] : [];
  });

/** Pieces with the name of the dish after its ingredients are portions: "had 2 flapjacks", "scone with tea". */
export function markPortions(
  pieces: readonly Piece[],
  { from, to }: Range,
  heading: Heading | undefined,
  language: Language,
): readonly Piece[] {
  const end = { from, to: to + 1 };
  const atEnd = isYieldAtEnd(pieces, to, end, language)
    ? pieces[to]?.tokens.at(-1)?.stem
    : undefined;
  const stems = [
    ...stemsOf(heading, language),
    ...stemsOfYields(pieces, to, language),
    ...(atEnd === undefined ? [] : [atEnd]),
  ];
  return pieces.map((piece, at) => {
    if (at === from - 1 && isBatch(pieces, at, language))
      return { ...piece, kind: "remark", roles: new Set([...piece.roles, "makeVerb"]) };
    const isPortion =
      at >= to &&
      (piece.kind === "item" || piece.kind === "name") &&
      isNamed(piece, stems, language);
    if (!isPortion) return piece;
    const figures = piece.kind === "name" ? [oneOfDish] : piece.figures;
    const roles = new Set<Role>([...piece.roles].filter((role) => role !== "preposition"));
    roles.add("portionNoun");
    return { ...piece, kind: "remark", figures, roles, isPortion: true };
  });
}

const oneOfDish = { kind: "wholeNumber", value: 1 } as const;
