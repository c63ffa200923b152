import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { amountKeys, labelKeys } from "../chunks/label-keys.ts";
import type { PortionLabel } from "../match/portion-labels.ts";
import type { PortionFeature } from "../weights/index.ts";
import type { PortionQuery } from "./portion-request.ts";

/** "two scrambled eggs" are not two servings, and a cracker is not a packet of crackers. */
export function isUnlikelyCountUnit(
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): boolean {
  if (!isCounted(query)) return false;
  if (portion.isUnspecified) return query.isPluralFood === true;
  const holdsMany =
    query.isPluralFood &&
    portion.mainWords.some((word) => language.portionLabels.pieceContainers.has(word));
  return (
    holdsMany ||
    language.amounts.servingVessels.has(portion.mainWords[0] ?? "") ||
    portion.mainWords.includes(unitKeys.serving)
  );
}

/** "2 goulash" are two of the usual servings, and not larger plates or cups that no word names. */
export function isUnrequestedVessel(
  portion: PortionLabel | undefined,
  usual: PortionLabel | undefined,
  query: PortionQuery,
  language: Language,
): boolean {
  if (!portion || !usual || usual.isUnspecified || !isCounted(query)) return false;
  const isVessel = ({ mainWords }: PortionLabel) =>
    language.amounts.servingVessels.has(mainWords[0] ?? "");
  const isNamed = portion.mainWords.some((word) => query.words.has(word));
  return portion.grams > usual.grams && isVessel(portion) && isVessel(usual) && !isNamed;
}

/** More than one, or a singular noun of a plural food: "a walnut". */
export function isCounted(query: PortionQuery): boolean {
  if (query.amount === undefined) return false;
  return query.amount.count > 1 || (query.isPluralFood === true && isSingularHead(query));
}

/** True for "cracker", false for "crackers". */
export const isSingularHead = ({ head, singulars }: PortionQuery) =>
  head !== undefined && singulars?.has(head) === true;

/** "a slice, one-eighth of a 9 inch pie", if the food has a piece of that cut. */
export function cutFeature(
  portion: PortionLabel,
  amount: Amount | undefined,
  language: Language,
): PortionFeature | undefined {
  if (amount?.cut?.pieces === undefined) return undefined;
  const keys = amountKeys(amount, language);
  return labelKeys(portion, language).some((key) => keys.includes(key))
    ? "requestedCut"
    : undefined;
}

/** "6 nuggets" are pieces if the food has a piece portion. */
export function countUnitFeature(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  language: Language,
): PortionFeature | undefined {
  if (units.length > 0 || !isUnlikelyCountUnit(portion, query, language)) return undefined;
  return query.isPluralFood ||
    language.portionLabels.vagueServingUnits.has(portion.mainWords[0] ?? "")
    ? "unlikelyCountUnit"
    : undefined;
}

/** "a cookie", "ten almonds": pieces named by the noun, not cups. */
export function pieceFeature(
  portion: PortionLabel,
  query: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  language: Language,
): PortionFeature | undefined {
  // "a packet of blueberries" is not one berry, even if no packet is known.
  if (query.amount && isContainerMeasure(query.amount.units, language)) return undefined;
  const isPieceRequested = isSingularHead(query) || isCounted(query);
  if (!isPieceRequested || units.length > 0 || portion.words.has(unitKeys.squareInch))
    return undefined;
  if (!isPieceOf(portion, query, language)) return undefined;
  const sizeAgrees =
    sizes.size > 0 ? portion.sizes.intersection(sizes).size > 0 : portion.sizes.size === 0;
  if (!sizeAgrees) return undefined;
  // Without an amount, the table's default is more reliable than a singular noun.
  if (query.amount === undefined || portion.words.size > portion.mainWords.length) return undefined;
  // "a lychee" is one piece even if a serving is the default; "a pretzel stick" is a stick.
  return isNamedByHead(portion, query) ? "namedPiece" : "piece";
}

/** "stick" in "a soft pretzel stick", for a food named pretzel. */
const isNamedByHead = ({ mainWords }: PortionLabel, { head, nameHead }: PortionQuery) =>
  head !== nameHead && mainWords.at(-1) === head;

function isPieceOf(
  { mainWords, sizes }: PortionLabel,
  query: PortionQuery,
  language: Language,
): boolean {
  const { head = "", nameHead, isPluralFood, words } = query;
  if (language.amounts.mlByUnit.has(head) || isContainerMeasure(mainWords, language)) return false;
  const [word = ""] = mainWords.length === 1 ? mainWords : [];
  if (word !== "" && word === nameHead) return true;
  if (isPluralFood) {
    const hasRequestedWords = mainWords
      .slice(0, -1)
      .every((part) => words.has(part) || sizes.has(part));
    return (
      (mainWords.at(-1) === head && hasRequestedWords) ||
      language.portionLabels.pieceLabels.has(word) ||
      isSuffixOf(word, head)
    );
  }
  const isNamedByQuery = mainWords.slice(-2).includes(head) || mainWords[0] === head;
  // "a potato" is not a "new potato" portion.
  return (
    isNamedByQuery && mainWords.every((part) => part === head || words.has(part) || sizes.has(part))
  );
}

/** "fry" in "french fry", which is one normalized word. */
const isSuffixOf = (word: string, head: string) => word !== "" && head.endsWith(word);

/** True for cups, bags and servings of pieces. */
function isContainerMeasure(main: readonly string[], language: Language): boolean {
  return (
    language.amounts.servingVessels.has(main[0] ?? "") ||
    main.some((word) => language.portionLabels.pieceContainers.has(word))
  );
}
