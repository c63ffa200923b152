import { getNutrient, type TargetNutrientId } from "@morsel/nutrition";
import { useId } from "react";
import fieldStyles from "../../../ui/field.module.css";
import {
  readDraft,
  type TargetDraft,
  type TargetKind,
  targetKinds,
  withKind,
} from "./target-draft.ts";
import styles from "./targets.module.css";

interface Props {
  readonly id: TargetNutrientId;
  readonly draft: TargetDraft;
  readonly onChange: (draft: TargetDraft) => void;
}

const makerWords = { hand: "Yours", calculator: "Worked out" } as const;

/** One nutrient's target: how it is meant, and its one or two figures. */
export function TargetRow({ id, draft, onChange }: Props) {
  const noteId = useId();
  const { label, unit } = getNutrient(id);
  const read = readDraft(id, draft);
  const wrong = "wrong" in read ? read.wrong : undefined;
  const figure = (key: "low" | "high", name: string) => (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${label}, ${name}, in ${unit}`}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong ? noteId : undefined}
      value={draft[key]}
      onChange={(event) => onChange({ ...draft, [key]: event.target.value, madeBy: "hand" })}
    />
  );
  return (
    <fieldset className={styles.target} aria-label={label}>
      <p>
        <b>{label}</b>
        <small>{draft.madeBy ? makerWords[draft.madeBy] : "Morsel's"}</small>
      </p>
      <div className={`${fieldStyles.field} ${styles.field}`}>
        <select
          aria-label={`${label}, how it is meant`}
          value={draft.kind}
          onChange={(event) => onChange(withKind(draft, event.target.value as TargetKind))}
        >
          {Object.entries(targetKinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
        {draft.kind === "most" ? null : figure("low", targetKinds[draft.kind].toLowerCase())}
        {draft.kind === "range" ? <span>and</span> : null}
        {draft.kind === "range" ? figure("high", "and") : null}
        {draft.kind === "most" ? figure("high", "at most") : null}
        <span className={styles.unit}>{unit}</span>
      </div>
      {wrong ? (
        <p id={noteId} className={styles.error}>
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
