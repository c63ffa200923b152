import type { OwnTargets } from "@morsel/contracts";
import type { TargetMaker } from "@morsel/contracts/facts";
import {
  type DailyTarget,
  type DailyTargets,
  defaultTargets,
  getNutrient,
  largestTarget,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { formatNumber } from "../../../ui/format-number.ts";
import { parseCount } from "../../../ui/parse-count.ts";

export const targetKinds = {
  about: "About",
  least: "At least",
  most: "At most",
  range: "Between",
} as const;
export type TargetKind = keyof typeof targetKinds;

/** A target as typed. */
export interface TargetDraft {
  readonly kind: TargetKind;
  /** 'about' and 'at least' use only `low`, 'at most' only `high`. */
  readonly low: string;
  readonly high: string;
  /** Undefined for a default target. */
  readonly madeBy: TargetMaker | undefined;
}

export type TargetDrafts = Readonly<Record<TargetNutrientId, TargetDraft>>;

export function toDrafts(targets: DailyTargets, own: OwnTargets): TargetDrafts {
  return Object.fromEntries(
    targetNutrientIds.map((id) => [id, toDraft(targets[id], own[id]?.made_by)]),
  ) as TargetDrafts;
}

export function toDraft({ low, high }: DailyTarget, madeBy?: TargetMaker): TargetDraft {
  const kind = low === high ? "about" : low === null ? "most" : high === null ? "least" : "range";
  const text = (bound: number | null) => (bound === null ? "" : String(bound));
  return { kind, low: text(low), high: kind === "about" ? "" : text(high), madeBy };
}

/** Changes the kind of a target; keeps its number if the new kind has a field for it. */
export function withKind(draft: TargetDraft, kind: TargetKind): TargetDraft {
  const known = draft.low || draft.high;
  const low = kind === "most" ? "" : known;
  const high = kind === "most" ? draft.high || known : kind === "range" ? draft.high : "";
  return { kind, low, high, madeBy: "hand" };
}

/** The target, or an error message. */
export function parseTarget(
  id: TargetNutrientId,
  { kind, low, high }: TargetDraft,
): { readonly target: DailyTarget } | { readonly wrong: string } {
  const bounds = {
    low: kind === "most" ? null : parseCount(low),
    high: kind === "least" ? null : parseCount(kind === "about" ? low : high),
  };
  if (bounds.low === undefined || bounds.high === undefined) {
    return {
      wrong: kind === "range" ? "Two numbers above 0, please." : "A number above 0, please.",
    };
  }
  const largest = largestTarget(id);
  if (Math.max(bounds.low ?? 0, bounds.high ?? 0) > largest) {
    return { wrong: `At most ${formatNumber(largest, 0)} ${getNutrient(id).unit}, please.` };
  }
  if (bounds.low !== null && bounds.high !== null && bounds.low > bounds.high) {
    return { wrong: "The first number should be the smaller one." };
  }
  return { target: { low: bounds.low, high: bounds.high } };
}

/** The targets that differ from the defaults; or the nutrients with invalid input. */
export function parseTargets(
  drafts: TargetDrafts,
): { readonly targets: OwnTargets } | { readonly wrong: readonly TargetNutrientId[] } {
  const results = targetNutrientIds.map((id) => ({ id, ...parseTarget(id, drafts[id]) }));
  const wrong = results.flatMap((one) => ("wrong" in one ? [one.id] : []));
  if (wrong.length > 0) return { wrong };
  const own = results.flatMap((one) => {
    if (!("target" in one) || isDefault(one.id, one.target)) return [];
    return [[one.id, { ...one.target, made_by: drafts[one.id].madeBy ?? "hand" }] as const];
  });
  return { targets: Object.fromEntries(own) };
}

function isDefault(id: TargetNutrientId, { low, high }: DailyTarget): boolean {
  return low === defaultTargets[id].low && high === defaultTargets[id].high;
}
