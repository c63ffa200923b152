import type { TargetNutrientId } from "@morsel/nutrition";
import { useId } from "react";
import { useUnits } from "../../../api/units.ts";
import { displayNutrient, lowerLabel } from "../../../ui/display-nutrient.ts";
import fieldStyles from "../../../ui/field.module.css";
import { t } from "./messages.ts";
import {
  parseTarget,
  type TargetDraft,
  type TargetKind,
  targetKinds,
  withKind,
} from "./target-draft.ts";
import styles from "./targets.module.css";

interface Props {
  readonly id: TargetNutrientId;
  readonly draft: TargetDraft;
  /** The source of a target that is not the user's own. */
  readonly source: string;
  readonly onChange: (draft: TargetDraft) => void;
}

const sourceLabels = () =>
  ({
    hand: t.yours,
    calculator: t.calculated,
  }) as const;

/** The target of a nutrient: its kind, and one or two numbers. */
export function TargetRow({ id, draft, source, onChange }: Props) {
  const noteId = useId();
  const units = useUnits();
  const { label, unit } = displayNutrient(id, units);
  const parsed = parseTarget(id, draft, units);
  const error = "wrong" in parsed ? parsed.wrong : undefined;
  const renderInput = (key: "low" | "high", name: string) => (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={t.labelNameUnit({ label, name, unit })}
      aria-invalid={error !== undefined}
      aria-describedby={error ? noteId : undefined}
      value={draft[key]}
      onChange={(event) => onChange({ ...draft, [key]: event.target.value, madeBy: "hand" })}
    />
  );
  return (
    <fieldset className={styles.target} aria-label={label}>
      <p>
        <b>{label}</b>
        <small>{draft.madeBy ? sourceLabels()[draft.madeBy] : source}</small>
      </p>
      <div className={`${fieldStyles.field} ${styles.field}`}>
        <select
          aria-label={t.labelHowMeant({ label })}
          value={draft.kind}
          onChange={(event) => onChange(withKind(draft, event.target.value as TargetKind))}
        >
          {Object.entries(targetKinds()).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
        {draft.kind === "most" ? null : renderInput("low", lowerLabel(targetKinds()[draft.kind]))}
        {draft.kind === "range" ? <span>{t.and}</span> : null}
        {draft.kind === "range" ? renderInput("high", "and") : null}
        {draft.kind === "most" ? renderInput("high", t.atMost2) : null}
        <span className={styles.unit}>{unit}</span>
      </div>
      {error ? (
        <p id={noteId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
