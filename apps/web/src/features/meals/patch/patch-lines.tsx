import type { MealPatch } from "@morsel/contracts";
import { useUnits } from "../../../api/units.ts";
import { patchLines } from "./format-patch.ts";
import styles from "./patch-lines.module.css";

interface Props {
  readonly patch: MealPatch;
  readonly isEnergyShown: boolean;
}

/** The changes of an edit, one per line. */
export function PatchLines({ patch, isEnergyShown }: Props) {
  const units = useUnits();
  return (
    <ul className={styles.lines}>
      {patchLines(patch, isEnergyShown, units).map(({ text, note, isDoubt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes.
        <li key={index} className={isDoubt ? styles.doubt : undefined}>
          {text}
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  );
}
