import type { Edit } from "../correction-target.ts";
import type { Additions } from "./additions.ts";
import { type Amount, isWordOfName, type Message, type Words } from "./amounts.ts";
import { nameOfPieces } from "./pieces.ts";

/**
 * Pieces that are only named by their fillings as what holds these, "3 corn tacos" of weighed fillings as "3 corn
 * tortillas"; pieces whose additions are all of them are not named: "2 bowls of cereal (30 g cereal and 150 ml milk)".
 */
export function writePieces(message: Message, additions: Additions): readonly Edit[] {
  return isMadeOfAdditions(message, additions)
    ? blankPieces(message, additions.pieces)
    : writeCarrier(message, additions);
}

/** The words that name an addition, after its amount. */
function nameOfAddition({ tokens, language }: Message, { end }: Amount): Words {
  const isName = (at: number) =>
    isWordOfName(tokens[at], language) && tokens[at]?.text !== language.functionWords.conjunction;
  let to = end;
  while (isName(to)) to += 1;
  return tokens.slice(end, to);
}

/** Several additions, one of them what such pieces are made of: cereal, the eggs of an omelette, the milk of a shake. */
function isMadeOfAdditions(message: Message, { pieces, amounts }: Additions): boolean {
  const { foodClasses, amounts: units } = message.language;
  if (amounts.length < 2) return false;
  const names = nameOfPieces(message, pieces);
  const added = amounts.flatMap((amount) => nameOfAddition(message, amount));
  const isAdded = (stem: string | undefined) => added.some((token) => token.stem === stem);
  const hasBase = names.some(({ stem }) => {
    const base = foodClasses.bases.get(stem);
    return base !== undefined && [...base].some(isAdded);
  });
  const isVolume = ({ unit }: Amount) => units.mlByUnit.has(units.units.get(unit) ?? unit);
  const isDrink = names.some(({ stem }) => message.language.additionsOfEach.mixedDrinks.has(stem));
  return isAdded(names.at(-1)?.stem) || hasBase || (isDrink && amounts.some(isVolume));
}

function blankPieces(message: Message, pieces: Amount): readonly Edit[] {
  const first = message.tokens[pieces.at];
  const last = nameOfPieces(message, pieces).at(-1);
  return first && last
    ? [{ start: first.start, end: Math.max(first.end, last.end), text: "" }]
    : [];
}

function writeCarrier(message: Message, { pieces, amounts }: Additions): readonly Edit[] {
  const { additionsOfEach, amounts: units } = message.language;
  const { carriers, carriersOfPatties, patties } = additionsOfEach;
  const isWeighed = amounts.some(({ unit }) => units.gramsByUnit.has(unit));
  const hasPatty = amounts.some((amount) =>
    nameOfAddition(message, amount).some(({ stem }) => patties.has(stem)),
  );
  const texts = new Map([...(isWeighed ? carriers : []), ...(hasPatty ? carriersOfPatties : [])]);
  const noun = nameOfPieces(message, pieces).find(({ stem }) => texts.has(stem));
  const text = texts.get(noun?.stem ?? "");
  return noun && text !== undefined ? [{ start: noun.start, end: noun.end, text }] : [];
}
