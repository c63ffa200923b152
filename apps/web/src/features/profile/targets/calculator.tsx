import {
  type ActivityLevel,
  type CalculatedTargets,
  calculateTargets,
  type Pace,
} from "@morsel/nutrition";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import textStyles from "../../../ui/text.module.css";
import { emptyBody, parseBody } from "./body-draft.ts";
import { BodyFields } from "./body-fields.tsx";
import { activityLabels, paceLabels } from "./calculator-labels.ts";
import { type Calculation, CalculatorReceipt } from "./calculator-receipt.tsx";
import { t } from "./messages.ts";
import styles from "./targets.module.css";

interface Props {
  readonly isEnergyHidden: boolean;
  readonly onTargets: (targets: CalculatedTargets["targets"]) => void;
}

/** Calculates targets from measurements. These are neither stored nor sent. */
export function Calculator({ isEnergyHidden, onTargets }: Props) {
  const [draft, setDraft] = useState(() => emptyBody(navigator.language));
  const [activity, setActivity] = useState<ActivityLevel>("light");
  const [pace, setPace] = useState<Pace>("keep");
  const [calculation, setCalculation] = useState<Calculation>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const parsed = parseBody(draft);
  const errors = isSubmitted && "errors" in parsed ? parsed.errors : {};

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if ("errors" in parsed) {
      setCalculation(undefined);
      // After the invalid fields are marked.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    const result = calculateTargets(parsed.body, activity, pace);
    setCalculation({ body: parsed.body, activity, pace, result });
    onTargets(result.targets);
  };

  return (
    <form ref={form} className={styles.calculator} noValidate onSubmit={calculate}>
      <BodyFields draft={draft} errors={errors} onChange={setDraft} />
      <SelectField
        label={t.mostDays}
        value={activity}
        options={activityLabels()}
        onChange={setActivity}
      />
      <SelectField
        label={t.iWouldLike}
        value={pace}
        options={paceLabels(draft.units)}
        onChange={setPace}
      />
      <p className={textStyles.note}>{t.estimateNotMedicalAdvice}</p>
      <Button type="submit" className={styles.submit}>
        {t.calculate}
      </Button>
      <div role="status">
        {calculation ? (
          <CalculatorReceipt {...calculation} isEnergyHidden={isEnergyHidden} />
        ) : null}
      </div>
    </form>
  );
}
