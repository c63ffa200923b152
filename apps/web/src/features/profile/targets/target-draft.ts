import type { OwnTargets, WeekdayTargets } from "@morsel/contracts";
import { type TargetMaker, type WeekdayId, weekdayIds } from "@morsel/contracts/facts";
import {
  type DailyTarget,
  type DailyTargets,
  type DisplayUnits,
  largestTarget,
  mergeTargets,
  type ReferenceId,
  roundTo,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { formatNumber } from "../../../ui/format-number.ts";
import { parseCount } from "../../../ui/parse-count.ts";
import { t } from "./messages.ts";

export const targetKinds = () =>
  ({
    about: t.about,
    least: t.atLeast,
    most: t.atMost,
    range: t.between,
  }) as const;
export type TargetKind = keyof ReturnType<typeof targetKinds>;

/** A target as typed. */
export interface TargetDraft {
  readonly kind: TargetKind;
  /** 'about' and 'at least' use only `low`, 'at most' only `high`. */
  readonly low: string;
  readonly high: string;
  /** Undefined for a default target. */
  readonly madeBy: TargetMaker | undefined;
  /** The target that was filled in; it stays exact if its numbers are not changed. */
  readonly from?: DailyTarget;
}

export type TargetDrafts = Readonly<Record<TargetNutrientId, TargetDraft>>;

export function toDrafts(
  targets: DailyTargets,
  own: OwnTargets,
  units: DisplayUnits,
): TargetDrafts {
  return Object.fromEntries(
    targetNutrientIds.map((id) => [id, toDraft(id, targets[id], units, own[id]?.made_by)]),
  ) as TargetDrafts;
}

export function toDraft(
  id: TargetNutrientId,
  from: DailyTarget,
  units: DisplayUnits,
  madeBy?: TargetMaker,
): TargetDraft {
  const { low, high } = from;
  const kind = low === high ? "about" : low === null ? "most" : high === null ? "least" : "range";
  const text = (bound: number | null) => (bound === null ? "" : toText(id, bound, units));
  return { kind, low: text(low), high: kind === "about" ? "" : text(high), madeBy, from };
}

/** A bound in the unit in which it is shown; converted ones have whole kilojoules and hundredths of a gram. */
function toText(id: TargetNutrientId, bound: number, units: DisplayUnits): string {
  const { factor, unit } = displayNutrient(id, units);
  if (factor === 1) return String(bound);
  return String(roundTo(bound * factor, unit === "g" ? 2 : 0));
}

/** What is stored of a bound in another unit: enough decimals to show the same number again. */
const storedDecimals = 2;

/** Changes the kind of a target; keeps its number if the new kind has a field for it. */
export function withKind(draft: TargetDraft, kind: TargetKind): TargetDraft {
  const known = draft.low || draft.high;
  const low = kind === "most" ? "" : known;
  const high = kind === "most" ? draft.high || known : kind === "range" ? draft.high || known : "";
  return { kind, low, high, madeBy: "hand" };
}

/** The target, or an error message. */
export function parseTarget(
  id: TargetNutrientId,
  draft: TargetDraft,
  units: DisplayUnits,
): { readonly target: DailyTarget } | { readonly wrong: string } {
  const { kind, from } = draft;
  if (from && looksSame(draft, toDraft(id, from, units))) return { target: from };
  const { low, high } = parseBounds(id, draft, units);
  if (low === undefined || high === undefined) {
    return {
      wrong: kind === "range" ? t.twoNumbersAbove0Please : t.numberAbove0Please,
    };
  }
  const largest = largestTarget(id);
  if (Math.max(low ?? 0, high ?? 0) > largest) {
    const { factor, unit } = displayNutrient(id, units);
    return { wrong: t.atMostNumberUnitPlease({ number: formatNumber(largest * factor, 0), unit }) };
  }
  if (low !== null && high !== null && low > high) {
    return { wrong: t.firstNumberShouldBeSmaller };
  }
  return { target: { low, high } };
}

/** The bounds in the nutrient's own unit; undefined for one that is not a number. */
function parseBounds(id: TargetNutrientId, { kind, low, high }: TargetDraft, units: DisplayUnits) {
  const { factor } = displayNutrient(id, units);
  const parse = (text: string) => {
    const count = parseCount(text);
    return count === undefined || factor === 1 ? count : roundTo(count / factor, storedDecimals);
  };
  return {
    low: kind === "most" ? null : parse(low),
    high: kind === "least" ? null : parse(kind === "about" ? low : high),
  };
}

const looksSame = (one: TargetDraft, other: TargetDraft) =>
  one.kind === other.kind && one.low === other.low && one.high === other.high;

/** The targets that differ from the given ones; or the nutrients with invalid input. */
export function parseTargets(
  drafts: Partial<TargetDrafts>,
  others: DailyTargets,
  units: DisplayUnits,
): { readonly targets: OwnTargets } | { readonly wrong: readonly TargetNutrientId[] } {
  const results = targetNutrientIds.flatMap((id) => {
    const draft = drafts[id];
    return draft ? [{ id, madeBy: draft.madeBy, ...parseTarget(id, draft, units) }] : [];
  });
  const wrong = results.flatMap((one) => ("wrong" in one ? [one.id] : []));
  if (wrong.length > 0) return { wrong };
  const own = results.flatMap((one) => {
    if (
      !("target" in one) ||
      looksSame(toDraft(one.id, one.target, units), toDraft(one.id, others[one.id], units))
    )
      return [];
    return [[one.id, { ...one.target, made_by: one.madeBy ?? "hand" }] as const];
  });
  return { targets: Object.fromEntries(own) };
}

/** The drafts of all targets. */
export interface TargetsDraft {
  readonly everyDay: TargetDrafts;
  /** A nutrient without one has the target of every day. */
  readonly weekdays: Readonly<Partial<Record<WeekdayId, Partial<TargetDrafts>>>>;
  /** If false, the drafts of the weekdays are not saved. */
  readonly isByWeekday: boolean;
}

/** The day whose targets are edited. */
export type EditedDay = WeekdayId | "every-day";

export function toTargetsDraft(
  { targets: own, weekday_targets: ofWeekdays }: SavedTargets,
  reference: ReferenceId,
  units: DisplayUnits,
): TargetsDraft {
  const weekdays = weekdayIds.flatMap((weekday) => {
    const targets = ofWeekdays[weekday];
    if (!targets) return [];
    const drafts = targetNutrientIds.flatMap((id) => {
      const target = targets[id];
      return target ? [[id, toDraft(id, target, units, target.made_by)] as const] : [];
    });
    return [[weekday, Object.fromEntries(drafts)] as const];
  });
  return {
    everyDay: toDrafts(mergeTargets(own, reference), own, units),
    weekdays: Object.fromEntries(weekdays),
    isByWeekday: weekdays.length > 0,
  };
}

/** The drafts with those of a day changed. */
export function withDrafts(
  draft: TargetsDraft,
  day: EditedDay,
  changes: Partial<TargetDrafts>,
): TargetsDraft {
  if (day === "every-day") return { ...draft, everyDay: { ...draft.everyDay, ...changes } };
  const ofDay = { ...draft.weekdays[day], ...changes };
  return { ...draft, weekdays: { ...draft.weekdays, [day]: ofDay } };
}

/** What is saved. */
export interface SavedTargets {
  readonly targets: OwnTargets;
  readonly weekday_targets: WeekdayTargets;
}

/** The first invalid input. */
export interface WrongTarget {
  readonly day: EditedDay;
  readonly id: TargetNutrientId;
}

/** All targets to save, or the first invalid input. */
export function parseTargetsDraft(
  draft: TargetsDraft,
  reference: ReferenceId,
  units: DisplayUnits,
): { readonly saved: SavedTargets } | { readonly wrong: WrongTarget } {
  const everyDay = parseTargets(draft.everyDay, mergeTargets({}, reference), units);
  const wrong = findWrong("every-day", everyDay);
  if (!("targets" in everyDay)) return { wrong };
  const others = mergeTargets(everyDay.targets, reference);
  const weekdays: [WeekdayId, OwnTargets][] = [];
  for (const day of draft.isByWeekday ? weekdayIds : []) {
    const ofDay = parseTargets(draft.weekdays[day] ?? {}, others, units);
    if (!("targets" in ofDay)) return { wrong: findWrong(day, ofDay) };
    if (Object.keys(ofDay.targets).length > 0) weekdays.push([day, ofDay.targets]);
  }
  return {
    saved: { targets: everyDay.targets, weekday_targets: Object.fromEntries(weekdays) },
  };
}

function findWrong(day: EditedDay, result: ReturnType<typeof parseTargets>): WrongTarget {
  const [id = "calories_kcal"] = "wrong" in result ? result.wrong : [];
  return { day, id };
}
