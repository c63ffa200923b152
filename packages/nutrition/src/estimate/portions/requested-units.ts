import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { findDefault, type PortionLabel } from "../match/portion-labels.ts";
import type { PortionQuery } from "./portion-request.ts";

/** The stated units; in "3 egg omelette with ham" the eggs, if the food has such a portion. */
export function findUnits(
  portions: readonly PortionLabel[],
  query: PortionQuery,
  language: Language,
): readonly string[] {
  const { amount, words, head, nameHead } = query;
  const { count = 1, units = [] } = amount ?? {};
  const labels = portions.map(({ mainWords }) => mainWords);
  const usual = findDefault(portions)?.mainWords ?? [];
  // "4 egg whites 1 whole egg omelette"; "1 egg omelette" is one of the usual size.
  const isOfPieces = count > 1 || words.has(language.portionLabels.wholeTerm);
  // "pelmeni, 15 pieces" of a food named pierogi
  const isPieceOfOther =
    head !== nameHead &&
    !language.amounts.pieceUnits.has(head ?? "") &&
    labels.some((label) => label.at(-1) === head && label.every((word) => words.has(word)));
  if (head && isPieceOfOther && units.length > 0 && units.every(isPieceUnit)) return [head];
  if (units.length > 0) return usualVessel(portions, units, language) ?? units;
  const measure = labels.find(
    ([word = "", ...others]) => isMeasureInName(word, query, language) && others.length === 0,
  );
  if (measure) return measure;
  if (!isOfPieces || !isNamed(labels, usual, query)) return units;
  const isCounted = (word: string) =>
    word !== head && word !== nameHead && !usual.includes(word) && words.has(word);
  // The longest name: "4 egg white omelette" counts the whites.
  const [counted] = labels
    .filter((label) => label.length > 0 && label.every(isCounted))
    .sort((one, other) => other.length - one.length);
  return counted?.slice(0, 1) ?? units;
}

/** "Vegetable and cheese omelette" has no single noun, but an omelette as a portion. */
function isNamed(
  labels: readonly (readonly string[])[],
  usual: readonly string[],
  { words, head, nameHead }: PortionQuery,
): boolean {
  return (
    (nameHead !== undefined && words.has(nameHead)) ||
    labels.some((label) => label.join(" ") === (head ?? "")) ||
    (usual.length > 0 && usual.every((word) => words.has(word)))
  );
}

/** "a squeeze of lemon", which is a name of lemon juice; "a box of chocolates", which is one of chocolates. */
function isMeasureInName(
  word: string,
  { amount, words, head }: PortionQuery,
  { amounts, portionLabels, usualMeasures }: Language,
): boolean {
  if (word === head || !words.has(word) || !usualMeasures.has(word)) return false;
  const isPackage = amount?.count === 1 && portionLabels.sizedContainers.has(word);
  return isPackage || amounts.pieceUnits.get(word) === word;
}

const isPieceUnit = (unit: string) => unit === unitKeys.piece;

/** "A portion of spaghetti" is what people usually eat of a dish, a plate or bowl, not the serving that a table measures it by. */
function usualVessel(
  portions: readonly PortionLabel[],
  units: readonly string[],
  { portionLabels }: Language,
): readonly string[] | undefined {
  const found = findDefault(portions);
  const usual = found?.isUnspecified ? undefined : found;
  const isVague = units.every((unit) => portionLabels.vagueServingUnits.has(unit));
  const isVessel = usual?.mainWords.every((word) => portionLabels.dishVessels.has(word));
  return isVague && isVessel ? usual?.mainWords : undefined;
}

/** Drops units that no portion has, except volumes. */
export function filterKnownUnits(
  portions: readonly PortionLabel[],
  units: readonly string[],
  language: Language,
): readonly string[] {
  return units.filter(
    (unit) =>
      language.amounts.mlByUnit.has(unit) ||
      portions.some((portion) => portion.words.has(unit) || isEquivalent(portion, unit, language)),
  );
}

export function isEquivalent(portion: PortionLabel, unit: string, language: Language): boolean {
  return (language.amounts.equivalentUnits.get(unit) ?? []).some((other) =>
    portion.words.has(other),
  );
}

/** "a large margherita" is a large pizza, not a large slice of one: the noun of the food's name is implied. */
export function withNameOfSized(
  portions: readonly PortionLabel[],
  words: ReadonlySet<string>,
  { amount, nameHead }: PortionQuery,
): ReadonlySet<string> {
  const { sizes, units = [] } = amount ?? {};
  if (!sizes || units.length > 0 || nameHead === undefined || words.has(nameHead)) return words;
  const isSizedWhole = portions.some(
    (portion) => portion.words.has(nameHead) && !portion.sizes.isDisjointFrom(new Set(sizes)),
  );
  return isSizedWhole ? new Set([...words, nameHead]) : words;
}
