import { formatNumber } from "../../../ui/format-number.ts";
import type { Preview, PreviewFood } from "./preview.ts";

const noBreakSpace = "\u00a0";
/** More do not fit into the preview. */
const maxNamed = 12;

/** 'About 397 kcal'; undefined if no food was recognised. */
export function describeEnergy({ energyKcal, foods }: Preview): string | undefined {
  if (foods.length === 0) return undefined;
  return energyKcal === null ? "Energy unknown" : `About ${whole(energyKcal)}${noBreakSpace}kcal`;
}

/** ' (324–509)'; empty if unknown. */
export function describeRange({ lowKcal, highKcal }: Preview): string {
  return lowKcal === null || highKcal === null ? "" : ` (${whole(lowKcal)}–${whole(highKcal)})`;
}

/** 'eggs 2', 'toast 2 slices', 'butter? 1 pat assumed'. */
function describeFood({ words, amount, isSure, isAssumed }: PreviewFood): string {
  return [isSure ? words : `${words}?`, amount, isAssumed ? assumedMark : undefined]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** Marks an amount that the text does not have. */
export const assumedMark = "assumed";

/** The preview as one text. */
export function describePreview(preview: Preview): string {
  const energy = describeEnergy(preview);
  const foods = shortList(preview.foods);
  const unread = shortList(preview.unmatched);
  const parts = [
    energy &&
      `${energy}${describeRange(preview)}: ${foods.named.map(describeFood).join(", ")}${foods.rest}`,
    unread.named.length > 0 && `Not counted: ${unread.named.join(", ")}${unread.rest}`,
  ];
  return parts.filter(Boolean).join(". ");
}

/** The first items, and the number of the others as text. */
export function shortList<Item>(items: readonly Item[]): {
  readonly named: readonly Item[];
  readonly rest: string;
} {
  const rest = items.length - maxNamed;
  return { named: items.slice(0, maxNamed), rest: rest > 0 ? ` and ${rest} more` : "" };
}

const whole = (kcal: number) => formatNumber(kcal, 0);
