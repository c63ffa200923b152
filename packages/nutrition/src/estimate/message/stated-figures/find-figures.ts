import type { LabelAmounts } from "../read-label.ts";
import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import type { Part } from "./part.ts";

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
  /** "serving" of "3 servings per pint" */
  readonly partNoun?: string;
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

/** "per half pack (200 g)", "per serving (1 bottle 414 ml)", "per 100 g", "/ slice", "a bar"; "serving size 2 biscuits (30 g)"; "each slice (38 g)" */
const basisPattern = rolePattern(`^(?:
  (?: [per serving] | each (?=noun) ) [comma is per]* article? (?:
    (?<weight>weight) noun? |
    (?<number>[count fraction]?) of? article? (?<unit>[noun food])
      (?: open? per? (?<grams>weight) close? | open (?<one>[count article]) noun comma? weight? close )? |
    (?<part>fraction) (?!noun) |
    (?<whole>whole) noun?
  ) |
  (?<each>each) noun? |
  (?<all>whole) noun?
)`);
/** Directly after figures. */
const articleBasis = rolePattern(`^ article (?<unit>noun) (?: open (?<grams>weight) close )?`);
/** Directly before figures: "1 bar (40 g): ", "28 g = ", "30 g serving = " */
const leadingBasis = rolePattern(`(?:
  (?<! [count fraction weight times] ) (?<number>[count fraction]?) article?
    (?<unit> noun | (?<= [count fraction] ) food ) (?: open? (?<grams>weight) close? )? [is comma]* |
  (?<weight>weight) is |
  (?<grams2>weight) (?<unit2>noun) is |
  (?<whole>whole) noun? [is comma]*
)$`);

/** The unit and its grams may be in either order. */
const groupsOf = ({
  groups = {},
}: RegExpExecArray): Readonly<Record<string, string | undefined>> => ({
  ...groups,
  unit: groups.unit ?? groups.unit2,
  grams: groups.grams ?? groups.grams2,
});

function ofEachOrWhole({ each, whole, all }: ReturnType<typeof groupsOf>): Basis | undefined {
  if (each) return { count: 1 };
  return whole || all ? { count: 1, isWhole: true } : undefined;
}

/** The basis at the start of these roles. */
function toBasis(match: RegExpExecArray, parts: readonly Part[], from: number): Match | undefined {
  const groups = groupsOf(match);
  const start = from + match.index;
  const part = (isSaid: string | undefined, ...roles: readonly Role[]) =>
    isSaid
      ? parts.slice(start, start + match[0].length).find((one) => hasRole(one, ...roles))
      : undefined;
  const to = start + match[0].length;
  const one = ofEachOrWhole(groups);
  if (one) return { value: one, from: start, to };
  if (groups.weight)
    return {
      value: {
        grams: part(groups.weight, "weight")?.value ?? 0,
        ...(parts[start]?.role === "serving" && { count: 1, isServing: true }),
      },
      from: start,
      to,
    };
  if (groups.one) return ofOne(parts, start, to);
  const number = part(groups.number || groups.part, "count", "fraction")?.value ?? 1;
  const unit = part(groups.unit, "noun", "food");
  const grams = part(groups.grams, "weight")?.value;
  const noun = unit?.noun ?? unit?.stem;
  // "for the whole thing", "in the pot": a weak word before another word does not give a basis.
  const isName = unit?.role === "food" && parts[start]?.role === "per";
  if (isName && !isStrong(parts[start])) return undefined;
  return {
    value: {
      count: number,
      ...(noun !== undefined && { noun }),
      ...(grams !== undefined && { grams }),
      ...(parts[start]?.role === "serving" && { isServing: true }),
    },
    from: start,
    to,
  };
}

/** "per serving (1 bottle 414 ml)": a serving is a package. */
function ofOne(parts: readonly Part[], from: number, to: number): Match | undefined {
  const found = parts.slice(from, to);
  const open = found.findIndex(({ role }) => role === "open");
  const [one, noun] = [found[open + 1], found[open + 2]];
  const grams = found.find(({ role }) => role === "weight")?.value;
  if ((one?.value ?? 1) !== 1 || noun?.stem === undefined) return undefined;
  const size = grams === undefined ? {} : { grams };
  return { value: { count: 1, noun: noun.stem, isServing: true, ...size }, from, to };
}

const isStrong = (part: Part | undefined) => part?.text === "per" || part?.text === "/";

const isFigure = ({ role }: Part) => role === "energy" || role === "nutrient";
const isBetweenFigures = (part: Part) =>
  hasRole(part, "comma", "join", "open", "close", "per", "stop", "is", "of");

/** The figures of a message, each with its basis. Undefined if they are a table or cannot be attributed. */
export function findFigures(parts: readonly Part[]): readonly Figures[] | undefined {
  const groups: Figures[] = [];
  const roles = rolesOf(parts);
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
    const before = ofDivided(parts, roles, at, lower) ?? basisBefore(parts, roles, at, lower);
    const after = basisAfter(parts, roles, to);
    // "7 g per cracker, 420 kcal per 100 g": the size of one, then the basis
    const isSize = before && after && parts[before.from - 1]?.role === "weight";
    const basis = (isSize ? undefined : before) ?? after ?? leadingBasisOf(parts, roles, at, lower);
    groups.push({ amounts, basis, from: at, to });
    lower = Math.max(to, basis?.to ?? to);
    at = lower;
  }
  return groups;
}

/** "holds 2 servings of 95 kcal", "3 servings per box at 350 kcal": of one of them. */
function ofDivided(
  parts: readonly Part[],
  roles: string,
  at: number,
  lower: number,
): Match | undefined {
  const match = dividedNoun.exec(roles.slice(lower, at));
  const from = lower + (match?.index ?? 0);
  const stem = parts.slice(from).find(({ role }) => role === "noun")?.stem;
  return match && stem !== undefined
    ? { value: { count: 1, noun: stem }, from: at, to: at }
    : undefined;
}
const dividedNoun = rolePattern("(?: makes count noun of | count noun per article? noun ) $");

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
  const energies = parts.filter(({ role }) => role === "energy");
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
const endsWithCount = rolePattern("count $");
/** Between a basis and its figures: marks, "3 servings per container", "amount per serving". */
const severalServings = rolePattern("count noun $");
const beforeCount = rolePattern("^ per noun count");
const gap = rolePattern(
  `^ (?:
    [comma stop is open close join] |
    open (?: weight | fraction of? article? [noun food]? ) close |
    noun per? article? noun? [comma is]* count | count noun per? article? noun |
    count noun (?= comma ) | per? article? noun
  )* $`,
);

function basisBefore(
  parts: readonly Part[],
  roles: string,
  at: number,
  lower: number,
): Match | undefined {
  for (let from = Math.max(lower, at - longestBasis); from < at; from += 1) {
    const before = roles.slice(from, at);
    // "8 servings per container": no basis
    const counted = roles.slice(lower, from);
    const isOfPieces = endsWithCount.test(counted) && !isStrong(parts[from]);
    const isCounted = isOfPieces || severalServings.test(counted) || beforeCount.test(before);
    const match =
      hasRole(parts[from], "per", "serving", "each") && !isCounted
        ? basisPattern.exec(before)
        : null;
    const isNext = match && gap.test(before.slice(match[0].length));
    const basis = isNext ? toBasis(match, parts, from) : undefined;
    if (basis) return basis;
  }
  return undefined;
}

const is = rolePattern("is");
const isOrOpen = rolePattern("[is open]");
const food = rolePattern("food");
const startsWithCount = rolePattern("^ count");
const startOrMark = rolePattern("(?: ^ | [stop comma open is] ) $");

/** "1 bar (40 g): " */
function leadingBasisOf(
  parts: readonly Part[],
  roles: string,
  at: number,
  lower: number,
): Match | undefined {
  const match = leadingBasis.exec(roles.slice(lower, at));
  const isMarked = match && isOrOpen.test(match[0]);
  const isMany =
    match &&
    !isMarked &&
    // "6 bars", "1/4 quiche"
    (food.test(match[0]) ||
      (startsWithCount.test(match[0]) && parts[lower + match.index]?.value !== 1));
  // "bread 1 slice 45 g 110 kcal"
  const isOneWeighed = match?.groups?.number && match.groups.grams && !isMany;
  const isStart =
    match &&
    (isOneWeighed ||
      is.test(match[0]) ||
      startOrMark.test(roles.slice(lower, lower + match.index)));
  const found = isStart ? toBasis(match, parts, lower) : undefined;
  // "330 ml: 170 kcal": one of this size
  const isSize = found?.value.grams !== undefined && found.value.grams !== 100;
  const basis = found && isSize ? { ...found, value: { count: 1, ...found.value } } : found;
  return basis && isMany ? { ...basis, value: { ...basis.value, isLoose: true } } : basis;
}

const beforeFigure = rolePattern("^ [comma is open]* [energy nutrient]");

function basisAfter(parts: readonly Part[], roles: string, to: number): Match | undefined {
  const skipped = hasRole(parts[to], "comma", "open") ? 1 : 0;
  const from = to + skipped;
  const rest = roles.slice(from);
  const match = basisPattern.exec(rest) ?? (skipped === 0 ? articleBasis.exec(rest) : null);
  const basis = match ? toBasis(match, parts, from) : undefined;
  // "..., per 100 g: 52 kcal": the basis of the next figures
  const isOfNext = basis && skipped > 0 && beforeFigure.test(roles.slice(basis.to));
  return isOfNext ? undefined : basis;
}
