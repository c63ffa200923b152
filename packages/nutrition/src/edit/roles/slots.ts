import type { Language } from "../../languages/language.ts";
import { type Cue, isNeutral, isValue, type Part, type Role } from "./roles.ts";

/** The values of an instruction by role, and its cues. */
export interface Slots {
  readonly parts: readonly Part[];
  readonly cues: ReadonlySet<Cue>;
  /** The values that the words call wrong, which are not among the others. */
  readonly old: readonly Part[];
  /** The values that the words take away; they are among the others, too. */
  readonly removed: readonly Part[];
  readonly items: readonly Part[];
  readonly foods: readonly Part[];
  readonly kinds: readonly Part[];
  readonly amounts: readonly Part[];
  readonly shares: readonly Part[];
  readonly figures: readonly Part[];
  readonly times: readonly Part[];
}

/** The values after a cue, up to the next cue; those before it if there are none. */
function valuesAt(at: number, parts: readonly Part[]): readonly Part[] {
  const after = untilCue(parts.slice(at + 1));
  if (after.length > 0) return after;
  const before = parts.slice(0, at).reverse();
  return untilCue(before.slice(before.findIndex((part) => !isNeutral(part))));
}

function untilCue(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex((part) => !isValue(part));
  return end < 0 ? parts : parts.slice(0, end);
}

/** The first value, with the kind in front of it: "regular" coke. */
function firstNamed(values: readonly Part[]): readonly Part[] {
  const end = values.findIndex(({ role }) => role !== "kind");
  return values.slice(0, end < 0 ? values.length : end + 1);
}

export function fillSlots(parts: readonly Part[]): Slots {
  const ofCue = (cue: Cue) =>
    parts.flatMap(({ role }, at) => (role === cue ? [valuesAt(at, parts)] : []));
  // Only the first value after "not" is wrong: "not milk oat milk".
  const old = new Set(ofCue("old").flatMap(firstNamed));
  const kept = parts.filter((part) => isValue(part) && !old.has(part));
  const ofRole = (...roles: Role[]) => kept.filter(({ role }) => roles.includes(role));
  return {
    parts,
    cues: new Set(parts.filter((part) => !isValue(part)).map(({ role }) => role as Cue)),
    old: [...old],
    removed: ofCue("remove").flat(),
    items: ofRole("item"),
    foods: ofRole("food"),
    kinds: ofRole("kind"),
    amounts: ofRole("amount"),
    shares: ofRole("share", "multiple"),
    figures: ofRole("figure"),
    times: ofRole("time"),
  };
}

/** True if the instruction has any of the cues. */
export const has = ({ cues }: Slots, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));

/** True if the instruction has no other cues. */
export const hasOnly = ({ cues }: Slots, ...allowed: Cue[]) =>
  [...cues].every((cue) => allowed.includes(cue));

/** The only one; undefined if there are several. */
export const only = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length > 0 ? undefined : first;

/** Of "2 scoops, 60 g" the weight. */
export function oneAmount(
  amounts: readonly Part[],
  { roles }: Language["edits"],
): Part | undefined {
  const weighed = amounts.filter(({ isWeight }) => isWeight);
  const [first, pronoun, ...others] = amounts;
  if (others.length === 0 && pronoun && roles.pronounOne.test(pronoun.words)) return first;
  return only(amounts) ?? only(weighed);
}
