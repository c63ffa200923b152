import { forLanguage, type Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { countIn } from "../chunks/read-count.ts";
import { restate } from "./restate-brackets.ts";
import { writePart } from "./restate-parts-left.ts";

type Groups = Readonly<Record<string, string | undefined>>;

const steps = forLanguage((language): readonly ((message: string) => string)[] => {
  const { amounts, eatenParts, functionWords, restatedWords, selfCorrections } = language;
  const numberOf = (words = "") => countIn(words, language);
  const weighed = (grams: number, name = "") =>
    grams > 0 ? `${roundTo(grams, 0)}${amounts.metricUnit} ${name}` : undefined;
  const gramsOf = ({ grams, kilos = "" }: Groups) =>
    grams === undefined ? Number(kilos.replace(",", ".")) * 1000 : Number(grams);
  return [
    restate(eatenParts.weighedTwice, (groups) => {
      const { name, all, rest, own } = groups;
      const eaten = Number(all ?? groups.allAfter) - Number(rest ?? groups.restAfter);
      return weighed(own === undefined ? eaten : Number(own), name);
    }),
    restate(eatenParts.weighedWaste, (groups) => {
      const { name, all, rest, state = "" } = groups;
      return weighed(
        Number(all) - Number(rest ?? groups.restAfter),
        `${state.trim()} ${eatenParts.bonelessWord} ${name}`,
      );
    }),
    restate(eatenParts.sharedRests, ({ share, count }) => {
      const part = (1 - (numberOf(share) ?? 1)) / (numberOf(count) ?? 1);
      return part > 0
        ? `${functionWords.comma} ${selfCorrections.eatingVerb} ${writePart(part)} ${selfCorrections.ofIt}`
        : undefined;
    }),
    restate(eatenParts.restsOfBottle, ({ name, other, size = eatenParts.mlOfBottle }) =>
      Number(size) > Number(other)
        ? `${Number(size) - Number(other)}${amounts.volumeUnit} ${name}`
        : undefined,
    ),
    restate(eatenParts.amountsOfPackage, ({ amount }) => `${amount} ${functionWords.partitive} `),
    restate(eatenParts.packsOfPieces, ({ count, name }) => `${count} ${name}`),
    restate(eatenParts.halvedWith, () => eatenParts.sharedWith),
    restate(eatenParts.equalWordsOfSharing, () => ""),
    restate(eatenParts.onlyOneOfTwo, ({ eaten }) => eaten),
    restate(eatenParts.sharesOfSized, ({ share, vessel, name, size, unit = "" }) => {
      const part = numberOf(share);
      return part && part <= 1
        ? `${roundTo(Number(size) * part, 3)} ${unit} ${vessel} ${functionWords.partitive} ${name}${functionWords.comma}`
        : undefined;
    }),
    restate(eatenParts.dishesOfParts, () => ""),
    restate(eatenParts.kindsAfterGroup, (groups) => {
      const { amount, state, group, kind } = groups;
      const ofState = state ?? groups.state3 ?? "";
      return `${amount} ${ofState} ${kind ?? groups.kind2 ?? groups.kind3} ${group ?? groups.group2 ?? groups.group3}`;
    }),
    restate(eatenParts.partsOfLeg, () => ""),
    restate(eatenParts.measuredBits, ({ amount }) => amount),
    restate(eatenParts.sharesOfWeighed, ({ share, name, ...weight }) => {
      const part = numberOf(share);
      return part === undefined || part > 1 ? undefined : weighed(gramsOf(weight) * part, name);
    }),
    restate(eatenParts.packagesOfMeals, ({ name, count, ...weight }) =>
      weighed(gramsOf(weight) / (numberOf(count) ?? 1), name),
    ),
    restate(eatenParts.piecesOfCut, ({ name, all, own, kind, ...weight }) => {
      const part = (numberOf(own) ?? Number.NaN) / (numberOf(all) ?? Number.NaN);
      return part < 1 ? weighed(gramsOf(weight) * part, kind ?? name) : undefined;
    }),
    restate(
      eatenParts.weightOfEachPiece,
      ({ size }) => ` ${size ? `${size} ` : ""}${functionWords.distributives.each}`,
    ),
    restate(
      eatenParts.leftOutByOrder,
      ({ part }) => `${functionWords.comma} ${restatedWords.noPart} ${part}`,
    ),
    restate(eatenParts.bitesOfFood, ({ count, name }) => {
      const bites = numberOf(count) ?? 1;
      return weighed(bites * eatenParts.gramsOfBite, name);
    }),
    restate(eatenParts.partsOfAnimal, ({ name, share }) => {
      const part = numberOf(share);
      return part === undefined ? undefined : `${roundTo(part, 2)} ${eatenParts.wholeWord} ${name}`;
    }),
    restate(eatenParts.nestsOfNoodles, ({ count, name, grams, each }) => {
      const nests = numberOf(count) ?? 1;
      const ofEach = Number(grams ?? eatenParts.gramsOfNest);
      const all = grams && !each ? ofEach : nests * ofEach;
      return weighed(all, `${eatenParts.dryWord} ${name}`);
    }),
    restate(eatenParts.equalAmounts, () => eatenParts.sharedEqually),
    restate(eatenParts.partsOfShared, ({ name, count, part }) => `${count} ${name} ${part}`),
  ];
});

/**
 * Writes the eaten part of a food as one amount: "half of the lasagne, it weighed 450 g" as "225g lasagne", "a splash (20 ml) of
 * milk" as "20ml milk". Keeps the length.
 */
export const restateEatenParts = (message: string, language: Language): string =>
  steps(language).reduce((text, step) => step(text), message);
