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
import { TextField } from "../../../ui/text-field.tsx";
import { type BodyDraft, emptyBody, inUnits, readBody } from "./body-draft.ts";
import { activityWords, paceWords } from "./calculator-labels.ts";
import { type Calculation, CalculatorReceipt } from "./calculator-receipt.tsx";
import styles from "./targets.module.css";

interface Props {
  readonly isEnergyHidden: boolean;
  readonly onTargets: (targets: CalculatedTargets["targets"]) => void;
}

/** Works targets out from a body. What is typed here leaves this page for nowhere. */
export function Calculator({ isEnergyHidden, onTargets }: Props) {
  const [draft, setDraft] = useState(() => emptyBody(navigator.language));
  const [activity, setActivity] = useState<ActivityLevel>("light");
  const [pace, setPace] = useState<Pace>("keep");
  const [calculation, setCalculation] = useState<Calculation>();
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = readBody(draft);
  const wrong = isAsked && "wrong" in read ? read.wrong : {};
  const set = (part: Partial<BodyDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isUs = draft.units === "us";

  const workOut = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if ("wrong" in read) {
      setCalculation(undefined);
      // Once what is wrong is marked.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    const result = calculateTargets(read.body, activity, pace);
    setCalculation({ body: read.body, activity, pace, result });
    onTargets(result.targets);
  };

  return (
    <form ref={form} className={styles.calculator} noValidate onSubmit={workOut}>
      <div className={styles.columns}>
        <SelectField
          label="Units"
          value={draft.units}
          options={{ metric: "kg and cm", us: "lb, ft and in" }}
          onChange={(units) => setDraft(inUnits(draft, units))}
        />
        <SelectField
          label="Equation for"
          value={draft.sex}
          options={{ "": "Choose", female: "Women", male: "Men" }}
          error={wrong.sex}
          onChange={(sex) => set({ sex })}
        />
      </div>
      <div className={`${styles.columns} ${isUs ? styles.four : styles.three}`}>
        <TextField
          label="Age, years"
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          error={wrong.age}
          onChange={(age) => set({ age })}
        />
        <TextField
          label={isUs ? "Weight, lb" : "Weight, kg"}
          inputMode="decimal"
          autoComplete="off"
          value={draft.weight}
          error={wrong.weight}
          onChange={(weight) => set({ weight })}
        />
        <TextField
          label={isUs ? "Height, ft" : "Height, cm"}
          inputMode="decimal"
          autoComplete="off"
          value={draft.height}
          error={wrong.height}
          onChange={(height) => set({ height })}
        />
        {isUs ? (
          <TextField
            label="and in"
            inputMode="decimal"
            autoComplete="off"
            value={draft.inches}
            onChange={(inches) => set({ inches })}
          />
        ) : null}
      </div>
      <SelectField
        label="Most days"
        value={activity}
        options={activityWords}
        onChange={setActivity}
      />
      <SelectField
        label="I would like to"
        value={pace}
        options={paceWords(draft.units)}
        onChange={setPace}
      />
      <p className={textStyles.note}>
        An estimate from many adults, not medical advice. It is not for children, nor while pregnant
        or breastfeeding; with an illness, or a hard time with food, a doctor or dietitian knows
        better than a sum. Age, weight and height stay on this page and are kept nowhere.
      </p>
      <Button type="submit" className={styles.submit}>
        Work them out
      </Button>
      <div role="status">
        {calculation ? (
          <CalculatorReceipt {...calculation} isEnergyHidden={isEnergyHidden} />
        ) : null}
      </div>
    </form>
  );
}
