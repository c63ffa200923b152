import type { LabelAmounts } from "../read-label.ts";
import type { Part } from "./part.ts";
import { codesOf, partPattern } from "./part-pattern.ts";

/** What figures refer to. */
export interface Basis {
  /** So many grams or millilitres: 100, or those of the serving. */
  readonly grams?: number;
  /** So many of the noun: 1/2 of "pack"; absent for a basis of grams. */
  readonly count?: number;
  /** Undefined for "each". */
  readonly noun?: string;
  readonly isWhole?: boolean;
  /** "2 biscuits 136 kcal": only with words about the eaten amount. */
  readonly isLoose?: boolean;
  /** "serving size 2 biscuits": a serving. */
  readonly isServing?: boolean;
}

/** The size of a whole, or the number of its parts. */
export interface Size {
  readonly noun?: string;
  readonly grams?: number;
  readonly parts?: number;
  /** "makes 16", "cut into 8 slices" */
  readonly isDivided?: boolean;
}

/** What was eaten: a weight, a number of pieces or packages, or a share of the whole. */
export interface Eaten {
  readonly grams?: number;
  readonly count?: number;
  readonly share?: number;
  readonly noun?: string;
}

/** Indices of parts. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Figures extends Range {
  readonly amounts: LabelAmounts;
  readonly basis: (Range & { readonly value: Basis }) | undefined;
}

type Match = Range & { readonly value: Basis };

/** "per half pack (200 g)", "per 100 g", "/ slice", "a bar"; "serving size 2 biscuits (30 g)" */
const basisPattern = partPattern(String.raw`^(?:
  [pz] [,=p]* A? (?:
    (?<weight>W) n? |
    (?<number>[CF]?) O? A? (?<unit>[no]) (?: \(? p? (?<grams>W) \)? )? |
    (?<part>F) (?!n) |
    (?<whole>T) n?
  ) |
  (?<each>h) n? |
  (?<all>T) n?
)`);
/** Directly after figures. */
const articleBasis = partPattern(String.raw`^ A (?<unit>n) (?: \( (?<grams>W) \) )?`);
/** Directly before figures: "1 bar (40 g): ", "28 g = ", "30 g serving = " */
const leadingBasis = partPattern(String.raw`(?:
  (?<![CFWx]) (?<number>[CF]?) A? (?<unit>n | (?<=[CF])o) (?: \(? (?<grams>W) \)? )? [=,]* |
  (?<weight>W) = |
  (?<grams2>W) (?<unit2>n) = |
  (?<whole>T) n? [=,]*
)$`);

/** The unit and its grams may be in either order. */
const groupsOf = ({
  groups = {},
}: RegExpExecArray): Readonly<Record<string, string | undefined>> => ({
  ...groups,
  unit: groups.unit ?? groups.unit2,
  grams: groups.grams ?? groups.grams2,
});

/** The basis at the start of these codes. */
function toBasis(match: RegExpExecArray, parts: readonly Part[], from: number): Match | undefined {
  const groups = groupsOf(match);
  const start = from + match.index;
  const part = (code: string | undefined, after = 0) =>
    code
      ? parts.slice(start + after, start + match[0].length).find((one) => one.code === code)
      : undefined;
  const to = start + match[0].length;
  if (groups.each) return { value: { count: 1 }, from: start, to };
  if (groups.whole || groups.all) return { value: { count: 1, isWhole: true }, from: start, to };
  if (groups.weight)
    return {
      value: {
        grams: part("W")?.value ?? 0,
        ...(parts[start]?.code === "z" && { count: 1, isServing: true }),
      },
      from: start,
      to,
    };
  const number = part(groups.number || groups.part)?.value ?? 1;
  const unit = part(groups.unit);
  const grams = part(groups.grams)?.value;
  const noun = unit?.noun ?? unit?.stem;
  // "for the whole thing", "in the pot": a weak word before another word does not give a basis.
  const isName = unit?.code === "o" && parts[start]?.code === "p";
  if (isName && !isStrong(parts[start])) return undefined;
  return {
    value: {
      count: number,
      ...(noun !== undefined && { noun }),
      ...(grams !== undefined && { grams }),
      ...(parts[start]?.code === "z" && { isServing: true }),
    },
    from: start,
    to,
  };
}

const isStrong = (part: Part | undefined) => part?.text === "per" || part?.text === "/";

const isFigure = ({ code }: Part) => code === "E" || code === "N";
const isBetweenFigures = ({ code }: Part) => /^[,j()p.=O]$/.test(code);

/** The figures of a message, each with its basis. Undefined if they are a table or cannot be attributed. */
export function findFigures(parts: readonly Part[]): readonly Figures[] | undefined {
  const groups: Figures[] = [];
  const codes = codesOf(parts);
  let lower = 0;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (part === undefined || !isFigure(part)) {
      at += 1;
      continue;
    }
    const to = endOfFigures(parts, at);
    const amounts = addUp(parts.slice(at, to));
    if (!amounts) return undefined;
    const before = ofDivided(parts, codes, at, lower) ?? basisBefore(parts, codes, at, lower);
    const after = basisAfter(parts, codes, to);
    // "7 g per cracker, 420 kcal per 100 g": the size of one, then the basis
    const isSize = before && after && codes[before.from - 1] === "W";
    const basis = (isSize ? undefined : before) ?? after ?? leadingBasisOf(parts, codes, at, lower);
    groups.push({ amounts, basis, from: at, to });
    lower = Math.max(to, basis?.to ?? to);
    at = lower;
  }
  return groups;
}

/** "holds 2 servings of 95 kcal", "3 servings per box at 350 kcal": of one of them. */
function ofDivided(
  parts: readonly Part[],
  codes: string,
  at: number,
  lower: number,
): Match | undefined {
  const match = dividedNoun.exec(codes.slice(lower, at));
  const { stem } = parts[lower + (match?.index ?? 0) + (match?.[0].indexOf("n") ?? 0)] ?? {};
  return match && stem !== undefined
    ? { value: { count: 1, noun: stem }, from: at, to: at }
    : undefined;
}
const dividedNoun = partPattern("(?: m C n O | C n p A? n ) $");

/** The index after figures in a row. */
function endOfFigures(parts: readonly Part[], from: number): number {
  let end = from + 1;
  for (let at = end; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || !(isFigure(part) || isBetweenFigures(part))) break;
    if (isFigure(part)) end = at + 1;
  }
  return end;
}

/** Of kilojoules and kilocalories the latter; undefined for two figures of one nutrient. */
function addUp(parts: readonly Part[]): LabelAmounts | undefined {
  const amounts: LabelAmounts = {};
  const energies = parts.filter(({ code }) => code === "E");
  const plain = energies.filter(({ isJoule }) => !isJoule);
  const [energy, ...more] = plain.length > 0 ? plain : energies;
  if (more.length > 0) return undefined;
  if (energy?.value !== undefined) amounts.calories_kcal = energy.value;
  for (const { nutrient, value } of parts) {
    if (nutrient === undefined || value === undefined) continue;
    if (amounts[nutrient] !== undefined) return undefined;
    amounts[nutrient] = value;
  }
  return amounts;
}

const longestBasis = 24;
/** Between a basis and its figures: marks, "3 servings per container", "amount per serving". */
const severalServings = partPattern("C n $");
const beforeCount = partPattern("^ p n C");
const gap = partPattern(
  String.raw`^(?: [,.=()j] | \( (?: W | F O? A? [no]? ) \) | n p? A? n? [,=]* C | C n p? A? n | C n (?=,) | p? A? n )*$`,
);

function basisBefore(
  parts: readonly Part[],
  codes: string,
  at: number,
  lower: number,
): Match | undefined {
  for (let from = Math.max(lower, at - longestBasis); from < at; from += 1) {
    const before = codes.slice(from, at);
    // "8 servings per container": no basis
    const counted = codes.slice(lower, from);
    const isOfPieces = /C$/.test(counted) && !isStrong(parts[from]);
    const isCounted = isOfPieces || severalServings.test(counted) || beforeCount.test(before);
    const match = /^[pz]/.test(before) && !isCounted ? basisPattern.exec(before) : null;
    const isNext = match && gap.test(before.slice(match[0].length));
    const basis = isNext ? toBasis(match, parts, from) : undefined;
    if (basis) return basis;
  }
  return undefined;
}

/** "1 bar (40 g): " */
function leadingBasisOf(
  parts: readonly Part[],
  codes: string,
  at: number,
  lower: number,
): Match | undefined {
  const match = leadingBasis.exec(codes.slice(lower, at));
  const isMany =
    match &&
    !/[=(]/.test(match[0]) &&
    // "6 bars", "1/4 quiche"
    (/o/.test(match[0]) || (/^C/.test(match[0]) && parts[lower + match.index]?.value !== 1));
  const isStart =
    match &&
    (match[0].includes("=") || /(?:^|[.,(=])$/.test(codes.slice(lower, lower + match.index)));
  const found = isStart ? toBasis(match, parts, lower) : undefined;
  // "330 ml: 170 kcal": one of this size
  const isSize = found?.value.grams !== undefined && found.value.grams !== 100;
  const basis = found && isSize ? { ...found, value: { count: 1, ...found.value } } : found;
  return basis && isMany ? { ...basis, value: { ...basis.value, isLoose: true } } : basis;
}

function basisAfter(parts: readonly Part[], codes: string, to: number): Match | undefined {
  const skipped = /^[,(]?/.exec(codes.slice(to))?.[0].length ?? 0;
  const from = to + skipped;
  const rest = codes.slice(from);
  const match = basisPattern.exec(rest) ?? (skipped === 0 ? articleBasis.exec(rest) : null);
  const basis = match ? toBasis(match, parts, from) : undefined;
  // "..., per 100 g: 52 kcal": the basis of the next figures
  const isOfNext = basis && skipped > 0 && /^[,=(]*[EN]/.test(codes.slice(basis.to));
  return isOfNext ? undefined : basis;
}
