import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { labelKeys } from "../chunks/label-keys.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { memoize } from "./memoize.ts";
import { innerPortions } from "./package-contents.ts";
import { normalizeSpelling } from "./parse-food-name.ts";

/** A parsed household measure. */
export interface PortionLabel {
  readonly label: string;
  /** Grams of one measure. */
  readonly grams: number;
  /** Words before the first comma or bracket. */
  readonly mainWords: readonly string[];
  /** All words; units and sizes in normalized spelling. */
  readonly words: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly inches: readonly InchRange[];
  /** USDA's "Quantity not specified". */
  readonly isUnspecified: boolean;
  readonly isDefault: boolean;
}

interface InchRange {
  readonly from: number;
  readonly to: number;
}

/** The parsed portions of a food, without those that are not eaten as such. */
export const portionLabels = forLanguage((language) =>
  memoize((food: Food): readonly PortionLabel[] => {
    const labels = food.portions.flatMap((portion, position) => {
      if (language.portionLabels.notEatenPattern.test(portion.label) || portion.grams <= 0)
        return [];
      return [parseLabel(portion.label, portion.grams, position === food.defaultPortion, language)];
    });
    const inner = food.portions
      .flatMap((portion) => innerPortions(portion, language))
      .map(({ label, grams }) => parseLabel(label, grams, false, language))
      .filter(
        ({ mainWords }) => !labels.some((other) => other.mainWords.join() === mainWords.join()),
      );
    return [...labels, ...inner];
  }),
);

/** The portion that the table names as the usual one. */
export const findDefault = (portions: readonly PortionLabel[]): PortionLabel | undefined =>
  portions.find(({ isDefault }) => isDefault);

/** The usual portion: the default, or the first of a food without a default. */
export const findUsual = (portions: readonly PortionLabel[]): PortionLabel | undefined =>
  findDefault(portions) ?? portions[0];

/** All words of a food's portions, and the keys of their packages and cuts. */
export const labelWords = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set(
        portionLabels(language)(food).flatMap((label) => [
          ...label.words,
          ...labelKeys(label, language),
        ]),
      ),
  ),
);

/** Properties of a food's name that influence the choice of a portion. */
export interface NameProperties {
  /** The name is plural, as for foods eaten in numbers: "Tortilla chips", "Almonds, roasted". */
  readonly isPluralFood: boolean;
  /** The last noun of the name's first part. */
  readonly nameHead: string | undefined;
  readonly nameWords: ReadonlySet<string>;
}

/** Parses a food's name; cached per food. */
export const readNameProperties = forLanguage((language) =>
  memoize((food: Food): NameProperties => {
    const [first = ""] = food.name.split(language.foodNames.namePartPattern);
    const head = tokenize(first, language).at(-1);
    return {
      nameHead: head?.stem,
      isPluralFood:
        head?.kind === "word" &&
        (head.stem !== head.text || language.wordForms.invariantPlurals.has(head.text)),
      nameWords: new Set(
        normalizeWords(normalizeSpelling(tokenize(food.name, language), language), language),
      ),
    };
  }),
);

/** A word in the normalized spelling of units and sizes. */
export function normalizeUnit(stem: string, language: Language): string {
  const size = language.amounts.sizeWords.has(stem)
    ? language.amounts.sizeSynonyms.get(stem)
    : undefined;
  return (
    language.amounts.units.get(stem) ??
    language.amounts.pieceUnits.get(stem) ??
    size ??
    language.portionLabels.labelUnits.get(stem) ??
    stem
  );
}

function findSizes(tokens: readonly Token[], language: Language): ReadonlySet<string> {
  const sizes = tokens.filter(
    ({ text }) =>
      language.amounts.sizeWords.has(text) || language.amounts.conditionalSizeWords.has(text),
  );
  return new Set(sizes.map(({ text }) => language.amounts.sizeSynonyms.get(text) ?? text));
}

function parseLabel(
  label: string,
  grams: number,
  isDefault: boolean,
  language: Language,
): PortionLabel {
  const tokens = normalizeSpelling(tokenize(label, language), language);
  const { count, from } = parseLeadingCount(tokens, language);
  const rest = tokens.slice(from);
  const mainEnd = rest.findIndex(
    (token, position) => ",(".includes(token.text) || isManufacturerCount(rest, position),
  );
  const words = new Set(normalizeWords(rest, language));
  return {
    label: from === 0 ? label : label.slice(rest[0]?.start ?? 0),
    grams: grams / count,
    mainWords: normalizeWords(mainEnd < 0 ? rest : rest.slice(0, mainEnd), language),
    words,
    sizes: findSizes(rest, language),
    inches: findInches(rest, language),
    isUnspecified: language.portionLabels.unspecifiedPattern.test(label),
    isDefault,
  };
}

/** The "1 serving" in "cookie 1 serving" is the manufacturer's count. */
function isManufacturerCount(tokens: readonly Token[], at: number): boolean {
  return at > 0 && tokens[at]?.kind === "number" && tokens[at + 1]?.stem === unitKeys.serving;
}

function normalizeWords(tokens: readonly Token[], language: Language): string[] {
  return tokens
    .filter((token) => token.kind === "word")
    .map((token) => normalizeUnit(token.stem, language));
}

/** "1 cup", "0.5 cup", "1/2 cup": counts of imported labels; "6 inch" and "100 calorie package" are not counts. */
function parseLeadingCount(
  tokens: readonly Token[],
  language: Language,
): { count: number; from: number } {
  const [first, second, third] = tokens;
  const value = Number(first?.kind === "number" ? first.text : Number.NaN);
  if (!(value > 0)) return { count: 1, from: 0 };
  if (second?.text === "/" && third?.kind === "number") {
    return { count: value / (Number(third.text) || 1), from: 3 };
  }
  const isName = language.portionLabels.namedNumberWords.has(second?.stem ?? "");
  return isName ? { count: 1, from: 0 } : { count: value, from: 1 };
}

/** Ranges of inches: "6 inch", "pizza (11-12\" diameter)". */
function findInches(tokens: readonly Token[], language: Language): InchRange[] {
  return tokens.flatMap((token, position) => {
    const unitLength = language.amountPhrases.unitInches.get(token.text);
    if (unitLength !== undefined) return [{ from: unitLength, to: unitLength }];
    const next = tokens[position + 1];
    const isLength = next?.text === '"' || next?.stem === language.amountPhrases.inchUnit;
    if (token.kind !== "number" || !isLength) return [];
    const to = Number(token.text);
    const first = tokens[position - 1]?.text === "-" ? tokens[position - 2] : undefined;
    return [{ from: first?.kind === "number" ? Number(first.text) : to, to }];
  });
}

/** Millilitres of the portion's unit, if it is a volume. */
export function portionMl({ mainWords, grams }: PortionLabel, { amounts }: Language) {
  const [unit = ""] = mainWords;
  const isImperial = unit === unitKeys.pint && grams > imperialPint.minGrams;
  return isImperial && grams < imperialPint.maxGrams ? imperialPint.ml : amounts.mlByUnit.get(unit);
}

/** A pint of a drink that weighs so much is the British one, as of Guinness; denser foods are syrups. */
const imperialPint = { ml: 568, minGrams: 545, maxGrams: 600 };

/** Millilitres stated by a container's label: "can, 12 fl oz", "bottle (20 fl oz)". */
export function containerMl(portion: PortionLabel, language: Language): number | undefined {
  const [, ounces] = language.portionLabels.fluidOuncesPattern.exec(portion.label) ?? [];
  return ounces === undefined ? undefined : Number(ounces) * language.amounts.mlPerFluidOunce;
}

/** True for portions that are only a weight: "oz", "lb". */
export function isWeightPortion(portion: PortionLabel, language: Language): boolean {
  return language.amounts.gramsByUnit.has(portion.mainWords[0] ?? "");
}

/** True for portions that are only a size: "large", "king size". */
export function isSizeOnly({ mainWords, sizes }: PortionLabel, language: Language): boolean {
  return (
    mainWords.length > 0 &&
    mainWords.every((word) => sizes.has(word) || language.amountPhrases.sizeMarker.test(word))
  );
}
