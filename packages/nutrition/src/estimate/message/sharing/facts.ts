import type { SharingPart } from "./sharing-part.ts";
import type { SharedAmount, Statement } from "./statement.ts";

/** What several statements say together. */
export interface SharingFacts {
  readonly people: number | undefined;
  /** The number of people is a guess from "we", or that of a dish "for two". */
  readonly isForGuests: boolean;
  readonly isDivided: boolean;
  readonly isAmongPeople: boolean;
  readonly pieces: number | undefined;
  readonly nounOfPieces: string | undefined;
  readonly own: readonly SharedAmount[];
  readonly each: readonly SharedAmount[];
  readonly others: readonly SharedAmount[];
  /** For how many people the dish is: "lasagne for 4". */
  readonly servings: number | undefined;
  readonly isRest: boolean;
  readonly isOfPortion: boolean;
}

export function collectFacts(statements: readonly Statement[]): SharingFacts {
  const list = (name: "own" | "each" | "others") =>
    statements.flatMap((statement) => statement[name] ?? []);
  return {
    people: findNumberOfPeople(statements),
    isForGuests: statements.every(({ people, isForGuests }) => people === undefined || isForGuests),
    isDivided: statements.some(({ isDivided }) => isDivided),
    isAmongPeople: statements.some(isAboutPeople),
    pieces: statements.find(({ pieces }) => pieces !== undefined)?.pieces,
    nounOfPieces: statements.find(({ nounOfPieces }) => nounOfPieces !== undefined)?.nounOfPieces,
    own: list("own"),
    each: list("each"),
    others: list("others"),
    isOfPortion: statements.some(({ isOfPortion }) => isOfPortion),
    servings: statements.find(({ isForGuests, isDivided }) => isForGuests && !isDivided)?.people,
    isRest: statements.some(({ isRest }) => isRest),
  };
}

/** Words of a message about other people, or about sharing. */
export const saysSharing = (parts: readonly SharingPart[]): boolean =>
  parts.some(({ statement }) => statement && isAboutPeople(statement));

const isAboutPeople = ({ people, isDivided, others, each }: Statement) =>
  people !== undefined || isDivided === true || (others ?? each) !== undefined;

/** How many people the statements name; of a dish "for two" only if nothing else does. */
function findNumberOfPeople(statements: readonly Statement[]): number | undefined {
  const isKnown = ({ people }: Statement) => people !== undefined && !Number.isNaN(people);
  const found =
    statements.find((one) => isKnown(one) && one.isDivided && !one.isForGuests) ??
    statements.find((one) => isKnown(one) && !one.isForGuests) ??
    statements.find(isKnown);
  return found?.people;
}

/** How many people a message names. */
export const findPeople = (parts: readonly SharingPart[]): number | undefined =>
  findNumberOfPeople(parts.flatMap(({ statement }) => statement ?? []));

/** Not only who was there, or in how many pieces a food was cut. */
export const saysShare = ({ own, each, others, isRest, isDivided }: SharingFacts): boolean =>
  own.length + each.length + others.length > 0 || isRest || isDivided;
