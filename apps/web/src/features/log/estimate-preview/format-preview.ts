import type { DisplayUnits } from "@morsel/nutrition";
import { formatEnergy, formatEnergyRange } from "../../../ui/format-energy.ts";
import { t } from "./messages.ts";
import type { Preview, PreviewFood } from "./preview.ts";

/** More do not fit into the preview. */
const maxNamed = 12;

/** 'About 397 kcal'; undefined if no food was recognised. */
export function describeEnergy(
  { energyKcal, foods }: Preview,
  units: DisplayUnits,
): string | undefined {
  if (foods.length === 0) return undefined;
  return energyKcal === null
    ? t.energyUnknown
    : t.aboutEnergyKcal({ energyKcal: formatEnergy(energyKcal, units) });
}

/** ' (324–509)'; empty if unknown. */
export function describeRange({ lowKcal, highKcal }: Preview, units: DisplayUnits): string {
  if (lowKcal === null || highKcal === null) return "";
  return ` (${formatEnergyRange(lowKcal, highKcal, units)})`;
}

/** 'eggs 2', 'toast 2 slices', 'butter? 1 pat assumed'. */
function describeFood({ words, amount, isSure, isAssumed }: PreviewFood): string {
  return [isSure ? words : `${words}?`, amount, isAssumed ? t.assumed : undefined]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** The preview as one text. */
export function describePreview(preview: Preview, units: DisplayUnits): string {
  const energy = describeEnergy(preview, units);
  const foods = shortList(preview.foods);
  const unread = shortList(preview.unmatched);
  const parts = [
    energy &&
      `${energy}${describeRange(preview, units)}: ${foods.named.map(describeFood).join(", ")}${foods.rest}`,
    unread.named.length > 0 &&
      t.notCountedNamedRest({ named: unread.named.join(", "), rest: unread.rest }),
  ];
  return parts.filter(Boolean).join(". ");
}

/** The first items, and the number of the others as text. */
export function shortList<Item>(items: readonly Item[]): {
  readonly named: readonly Item[];
  readonly rest: string;
} {
  const rest = items.length - maxNamed;
  return { named: items.slice(0, maxNamed), rest: rest > 0 ? t.andRestMore({ rest }) : "" };
}
