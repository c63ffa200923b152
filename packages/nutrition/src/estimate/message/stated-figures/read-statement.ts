import { forLanguage, type Language } from "../../../languages/language.ts";
import type { NutrientId } from "../../../nutrients.ts";
import type { LabelAmounts } from "../read-label.ts";
import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern, rolesOf, textOfRoles } from "../roles/role-pattern.ts";
import { maxItemKcal } from "../write-figures.ts";
import { findBareEaten, findEaten, findEatenAtEnd, findSizes } from "./find-eaten.ts";
import type { Eaten, Figures, Range, Size } from "./find-figures.ts";
import { isIn, type Scope, stemsOf } from "./find-scope.ts";
import type { Part } from "./part.ts";
import { type Known, resolveEaten } from "./resolve-eaten.ts";

/** A food with the figures of its eaten amount. */
export interface Statement extends Range {
  readonly names: readonly Part[];
  readonly amounts: LabelAmounts;
  readonly grams: number | undefined;
  /** The message has no words about the amount. */
  readonly isPlain: boolean;
  /** A clause about the eaten amount at the end of the message. */
  readonly later?: Range;
}

/** What the words say about the eaten amount. */
interface Words {
  readonly eaten: Eaten | undefined;
  readonly sizes: readonly Size[];
  /** Without the parts that were read. */
  readonly roles: string;
  readonly isPlain: boolean;
  readonly isByVerb?: boolean;
  readonly isCountOfFood?: boolean;
  readonly later?: Range;
}

/** The statement in these words; undefined if one of its numbers has no role. */
export function readStatement(
  parts: readonly Part[],
  scope: Scope,
  language: Language,
): Statement | undefined {
  const { from, to, names, figures } = scope;
  const hasEnergy = figures.some(({ amounts }) => amounts.calories_kcal !== undefined);
  if (names.length === 0 || !hasEnergy || isCookedAndDivided(parts, scope, language))
    return undefined;
  if (isOfNextFood(parts, scope)) return undefined;
  const words = readWords(parts, scope, language);
  const { eaten, sizes, isPlain, later } = words;
  if (!eaten || unreadRoles.test(words.roles)) return undefined;
  if (isShareOfSeveral(parts, scope, eaten) || isDividedWithOthers(parts, scope)) return undefined;
  // "shared with my wife", without the person's own part
  if (sharedRole.test(words.roles) && !words.isByVerb) return undefined;
  const isOfEach = eaten.count !== undefined && areOfEach(parts, scope, eaten, sizes);
  const columns = isOfEach ? figures.map(toFiguresOfEach) : figures;
  const stems = stemsOf(names);
  const isSame = (one: string | undefined, other: string | undefined) =>
    keyOf(one, language) === keyOf(other, language) ||
    (one !== undefined && other !== undefined && stems.has(one) && stems.has(other));
  const total = addUpFigures(columns, eaten, { sizes, isSame, language });
  const [name] = names;
  // "4 gels (87 kcal each)": the number stays in front of the food.
  const start = words.isCountOfFood && name ? Math.max(from, parts.indexOf(name)) : from;
  return (
    total && {
      from: start,
      to,
      names,
      isPlain,
      ...(later && { later }),
      ...total,
    }
  );
}

const unreadRoles = rolePattern("[count fraction weight energy nutrient leave times]");
const sharedRole = rolePattern("share");
const foodRole = rolePattern("food");
const readRole = rolePattern("read");

/** Of a household unit its key: "tbsp" and "tablespoon" are the same. */
const keyOf = (noun: string | undefined, { amounts }: Language) =>
  amounts.units.get(noun ?? "") ?? noun;

/** "baked a lasagne, 2400 kcal, cut in 6": a recipe. The verb is not part of the name, as in "baked beans". */
const isCookedAndDivided = (parts: readonly Part[], { from }: Scope, language: Language) =>
  parts.slice(from).some((part) => hasRole(part, "makes")) &&
  cookingVerb(language).test(parts[from - 1]?.text ?? "");

/** "2 slices of toast with 100 kcal of butter": not of the toast. */
function isOfNextFood(parts: readonly Part[], { figures }: Scope): boolean {
  const [first] = figures;
  return (
    first !== undefined &&
    first.basis === undefined &&
    hasRole(parts[first.from - 1], "join") &&
    ofFood.test(rolesOf(parts.slice(first.to)))
  );
}
const ofFood = rolePattern("^ of? food");

/** "pasta (1050 kcal), cheese (480 kcal), sauce (270 kcal), ate a third": of all of them. */
const isShareOfSeveral = (parts: readonly Part[], { from }: Scope, { share = 1, noun }: Eaten) =>
  share < 1 &&
  noun === undefined &&
  parts.slice(0, from).filter((part) => hasRole(part, "energy")).length >= 2;

/** "1 crust (960 kcal), filling (640 kcal), cut in 8, had 2": the pie, not the filling. */
function isDividedWithOthers(parts: readonly Part[], { from, to, figures }: Scope): boolean {
  const [first] = figures;
  const before = rolesOf(parts.slice(0, first?.from ?? from));
  const after = rolesOf(parts.slice(first?.to, to));
  return energyInBracket.test(before) && endsWithBracket.test(before) && dividedAfter.test(after);
}
const energyInBracket = rolePattern("open energy whole? close");
const endsWithBracket = rolePattern("open $");
const dividedAfter = rolePattern("^ close (?: . * [comma stop])? makes count");

const cookingVerb = forLanguage(({ recipes }) => new RegExp(`${recipes.cookingVerb}$`, "i"));

function readWords(parts: readonly Part[], scope: Scope, language: Language): Words {
  const { from, to, names, figures } = scope;
  const read = parts.slice(from, to);
  const roles = rolesInScope(parts, scope);
  const after = parts.slice(to);
  const byVerb = findEaten(roles, read);
  // "a shake, 400 kcal, in the evening crackers 16 kcal each, ate ten": of the crackers
  const isOfOther = after.some((part) => hasRole(part, "energy", "meal"));
  const atEnd = byVerb || isOfOther ? undefined : findEatenAtEnd(rolesOf(after), after);
  const isEatenRead = (byVerb ?? atEnd) !== undefined;
  const { sizes, roles: rest } = findSizes(byVerb?.roles ?? roles, read, isEatenRead);
  const words = { sizes, roles: rest, isPlain: false };
  if (byVerb) return { ...words, eaten: byVerb.eaten, isByVerb: true };
  const { range } = atEnd ?? {};
  if (range)
    return { ...words, eaten: atEnd?.eaten, later: { from: to + range.from, to: to + range.to } };
  // "2 biscuits 136 kcal" may be what was eaten.
  if (figures.some(({ basis }) => basis?.value.isLoose)) return { ...words, eaten: undefined };
  const bare = findBareEaten(rest, read);
  if (bare) return { ...words, ...bare };
  if (partWithoutFood.test(rolesOf(after))) return { ...words, eaten: undefined };
  const isPlain =
    isAlone(parts, scope) && isOfSource(read, names, language) && isPlainFigure(rest, scope, sizes);
  const ofSize = eatenOfSize(sizes, figures);
  return {
    ...words,
    eaten: ofSize ?? (isPlain ? { share: 1 } : undefined),
    isPlain: isPlain && !ofSize,
  };
}

/** "..., I could just about face three quarters" */
const partWithoutFood = rolePattern(
  "fraction (?! of? article? [weight count]? noun? of? [noun food])",
);

const rolesInScope = (parts: readonly Part[], scope: Scope) =>
  textOfRoles(
    parts
      .slice(scope.from, scope.to)
      .map((part, offset) => roleInScope(part, scope.from + offset, scope)),
  );

/** The role of a part, if it is not of figures; a word that names the food again is a noun. */
function roleInScope(part: Part, at: number, { names, figures }: Scope): Role {
  if (names.includes(part)) return "food";
  const isRead = figures.some((each) => isIn(each, at) || (each.basis && isIn(each.basis, at)));
  if (isRead) return "read";
  return part.role === "food" ? "noun" : part.role;
}

/** "soup 570 ml, 41 kcal per 100 ml": all of it. */
function eatenOfSize(sizes: readonly Size[], figures: readonly Figures[]): Eaten | undefined {
  const [size, ...others] = sizes.filter(({ grams }) => grams !== undefined);
  // "per serving (30 g): 112 kcal. Bran flakes 60 g"
  const isOfGrams = figures.some(
    ({ basis }) =>
      basis &&
      (basis.value.count === undefined ||
        (basis.value.grams !== undefined && basis.from < (figures[0]?.from ?? 0))),
  );
  return isOfGrams && size && others.length === 0 ? { grams: size.grams ?? 0 } : undefined;
}

/** Nothing but other foods is around it. */
const isAlone = (parts: readonly Part[], { from, to }: Range) =>
  [parts[from - 1], parts[to]].every(
    (part) => part === undefined || hasRole(part, "join", "comma", "stop"),
  );

/** A label, a menu or a package is named. */
const isOfSource = (read: readonly Part[], names: readonly Part[], { statedFigures }: Language) =>
  read.some(({ hasSource }) => hasSource) ||
  names.some(({ noun }) => noun !== undefined && statedFigures.packages.has(noun));

/** "protein bar, 214 kcal, says the wrapper": figures after the food, without a basis or an amount. */
function isPlainFigure(roles: string, { figures, names }: Scope, sizes: readonly Size[]): boolean {
  const isBefore = roles.search(foodRole) < roles.search(readRole);
  const isOfAll = figures.every(({ basis }) => basis === undefined);
  // "bar, 55 g, the back says 1012 kJ"
  const isOfOne = sizes.length === 0 || (sizes.length === 1 && sizes[0]?.grams !== undefined);
  return isOfAll && isBefore && isOfOne && names.length === 1;
}

/** The figures are of one piece: "chocolate bar 230 kcal, had 2", "bag of pretzels, 117 kcal, had 3 bags". */
function areOfEach(
  parts: readonly Part[],
  scope: Scope,
  eaten: Eaten,
  sizes: readonly Size[],
): boolean {
  const { from, names } = scope;
  const roles = rolesInScope(parts, scope);
  const ofPackage = packageOfFood.exec(roles);
  const item = ofPackage ? parts[from + ofPackage[0].length - 1] : undefined;
  const isOfPackage = item !== undefined && !item.isPlural && item.stem === eaten.noun;
  const isOne = !names[0]?.isPlural && !numberBeforeFood.test(roles);
  return (isOfPackage || isOne) && sizes.every((size) => size.parts === undefined);
}

/** "bag" of "bag of pretzels" and "crisps 25 g bag" */
const packageOfFood = rolePattern("^ (?: article? noun (?=of) | food weight? noun )");
const numberBeforeFood = rolePattern("[count fraction] of? food");

const toFiguresOfEach = (figures: Figures): Figures =>
  figures.basis === undefined && figures.amounts.calories_kcal !== undefined
    ? { ...figures, basis: { from: figures.from, to: figures.from, value: { count: 1 } } }
    : figures;

/** The figures of what was eaten, of all columns for which its share is known. */
function addUpFigures(
  figures: readonly Figures[],
  eaten: Eaten,
  known: Known,
): Pick<Statement, "amounts" | "grams"> | undefined {
  const amounts: LabelAmounts = {};
  const energies: number[] = [];
  let grams: number | undefined;
  const columns = withBases(figures);
  const allSizes = [...known.sizes, ...sizesOf(columns)];
  for (const column of columns) {
    const found = resolveEaten(column.basis?.value, eaten, { ...known, sizes: allSizes });
    if (!found) continue;
    grams ??= found.grams;
    for (const [id, amount] of Object.entries(column.amounts)) {
      if (id === "calories_kcal") energies.push(amount * found.ratio);
      amounts[id as NutrientId] ??= amount * found.ratio;
    }
  }
  const [least, most] = [Math.min(...energies), Math.max(...energies)];
  const isPlausible = most <= Math.min(least * maxDifference, maxItemKcal);
  return energies.length > 0 && isPlausible ? { amounts, grams } : undefined;
}

/** Columns of one label are rounded; those of other foods differ more. */
const maxDifference = 1.15;

/** "54 kcal/100 g 10.3 p": nutrients without a basis have that of the energy. */
function withBases(figures: readonly Figures[]): readonly Figures[] {
  let last: Figures["basis"];
  return figures.map((each) => {
    const isEnergy = each.amounts.calories_kcal !== undefined;
    last = each.basis ?? (isEnergy ? undefined : last);
    return { ...each, basis: last };
  });
}

/** "per pot (150 g)" */
const sizesOf = (figures: readonly Figures[]): readonly Size[] =>
  figures.flatMap(({ basis }) => {
    const { noun, grams, count } = basis?.value ?? {};
    return noun !== undefined && grams !== undefined && count !== undefined
      ? [{ noun, grams: grams / count }]
      : [];
  });
