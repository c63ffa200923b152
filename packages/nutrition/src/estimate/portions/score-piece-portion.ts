import type { Amount } from "../chunks/amount.ts";
import { amountKeys, labelKeys } from "../chunks/label-keys.ts";
import type { PortionLabel } from "../match/portion-labels.ts";
import { mlOfUnit } from "../vocabulary/amounts.ts";
import type { PortionQuery } from "./portion-query.ts";

/** What food is measured out in, rather than counted by. */
export const servingVessels = new Set(
  "serving cup bowl plate order tablespoon teaspoon handful".split(" "),
);

/** What holds many small pieces: ten chips are no ten bags. */
const containers = new Set(
  "bag package packet pouch box container can tub jar carton sleeve".split(" "),
);

/** "two scrambled eggs" are not two servings of them, and a cracker is no packet of crackers. */
export function isUnlikelyCountUnit(portion: PortionLabel, wanted: PortionQuery): boolean {
  if (!isCounted(wanted)) return false;
  if (portion.isUnspecified) return wanted.isPluralFood === true;
  const holdsMany = wanted.isPluralFood && portion.mainWords.some((word) => containers.has(word));
  return (
    holdsMany ||
    servingVessels.has(portion.mainWords[0] ?? "") ||
    portion.mainWords.includes("serving")
  );
}

/** More than one, or one by its name of what comes in many: "a walnut". */
export function isCounted(wanted: PortionQuery): boolean {
  if (wanted.amount === undefined) return false;
  return wanted.amount.count > 1 || (wanted.isPluralFood === true && isSingular(wanted));
}

/** One of what the noun names: "cracker", and not "crackers". */
export const isSingular = ({ head, singulars }: PortionQuery) =>
  head !== undefined && singulars?.has(head) === true;

/** "a bag of crisps" is no single one of them, be it that the food has no bag. */
export function scoreOfContainer(portion: PortionLabel, wanted: PortionQuery): number {
  if (!wanted.isPluralFood || !wanted.amount?.units.some((unit) => containers.has(unit))) return 0;
  const isOne = portion.mainWords.at(-1) === wanted.nameHead || isPieceOf(portion, wanted);
  return isOne && !isMeasured(portion.mainWords) ? -3 : 0;
}

const vagueServingUnits = new Set(["serving", "order"]);

/** "a slice, one-eighth of a 9 inch pie", where the food has a piece of that cut. */
export function scoreKey(portion: PortionLabel, amount: Amount | undefined): number {
  if (amount?.cut?.pieces === undefined) return 0;
  const keys = amountKeys(amount);
  return labelKeys(portion).some((key) => keys.includes(key)) ? 4 : 0;
}

/** "6 nuggets" are pieces where the food has a piece: nobody counts servings without saying so. */
export function penalizeUnlikelyCountUnit(
  portion: PortionLabel,
  wanted: PortionQuery,
  units: readonly string[],
): number {
  if (units.length > 0 || !isUnlikelyCountUnit(portion, wanted)) return 0;
  return wanted.isPluralFood || vagueServingUnits.has(portion.mainWords[0] ?? "") ? -1.5 : 0;
}

const pieceWords = new Set(["piece", "item", "each", "nut", "kernel"]);

/** "a cookie", "ten almonds": pieces of what the noun names, not cups of it. */
export function scorePiece(
  portion: PortionLabel,
  wanted: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  const isMeant = isSingular(wanted) || isCounted(wanted);
  if (!isMeant || units.length > 0 || portion.words.has("surfaceinch")) return 0;
  if (!isPieceOf(portion, wanted)) return 0;
  const sizeAgrees =
    sizes.size > 0 ? portion.sizes.intersection(sizes).size > 0 : portion.sizes.size === 0;
  if (!sizeAgrees) return 0;
  if (portion.words.size > portion.mainWords.length) return 0.8;
  // "a lychee" is one, be it that a serving is usual; "a pretzel stick" is a stick and no pretzel.
  if (wanted.amount !== undefined) return isSaidLast(portion, wanted) ? 3.4 : 2.2;
  // Where nothing was said, the table's own default knows better than the number of a noun.
  return wanted.hasDefault && wanted.nameWords?.has(wanted.head ?? "") ? 0.3 : 1.6;
}

/** "stick" of "a soft pretzel stick", of a food that is called pretzel. */
const isSaidLast = ({ mainWords }: PortionLabel, { head, nameHead }: PortionQuery) =>
  head !== nameHead && mainWords.at(-1) === head;

function isPieceOf({ mainWords, sizes }: PortionLabel, wanted: PortionQuery): boolean {
  const { head = "", nameHead, isPluralFood, words } = wanted;
  if (mlOfUnit.has(head) || isMeasured(mainWords)) return false;
  const [word = ""] = mainWords.length === 1 ? mainWords : [];
  if (word !== "" && word === nameHead) return true;
  if (isPluralFood) {
    const isCalled = mainWords.slice(0, -1).every((part) => words.has(part) || sizes.has(part));
    return (mainWords.at(-1) === head && isCalled) || pieceWords.has(word) || isTailOf(word, head);
  }
  const isNamed = mainWords.slice(-2).includes(head) || mainWords[0] === head;
  // "a potato" is no new potato, unless it was called so.
  return isNamed && mainWords.every((part) => part === head || words.has(part) || sizes.has(part));
}

/** "fry" of "french fry", which is one word here. */
const isTailOf = (word: string, head: string) => word !== "" && head.endsWith(word);

/** A cup, a bag or a serving of pieces is no piece. */
function isMeasured(main: readonly string[]): boolean {
  return servingVessels.has(main[0] ?? "") || main.some((word) => containers.has(word));
}
