import { pages } from "@morsel/contracts/facts";
import {
  type DisplayUnits,
  findImplausibleEnergy,
  isHeavierThanItself,
  type OwnFigures,
} from "@morsel/nutrition";
import { useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useAreUnitsLoading, useUnits } from "../../api/units.ts";
import { usePageTitle } from "../../platform/page.ts";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import fieldStyles from "../../ui/field.module.css";
import { fill } from "../../ui/fill.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatNumber } from "../../ui/format-number.ts";
import { SelectField } from "../../ui/select-field.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useNoStaleToast } from "../../ui/toast.tsx";
import {
  blankFood,
  copyName,
  type FoodDraft,
  labelIds,
  maxOf,
  parseFigure,
  parseServingGrams,
  toFoodDraft,
  toFoodRequest,
  toLabelDraft,
  toOwnFigures,
} from "./food-draft.ts";
import { MissingFood, NameFields, SaveForm } from "./form-parts.tsx";
import { LabelField } from "./label-field.tsx";
import { t } from "./messages.ts";
import { type FormBasis, useFormBasis } from "./use-basis.ts";
import { useSave } from "./use-save.tsx";

/** The form of a food with the figures of its package. */
export function OwnFoodScreen() {
  // On a small phone it would cover Save.
  useNoStaleToast();
  const basis = useFormBasis("food");
  const areUnitsLoading = useAreUnitsLoading();
  const title = basis.id === undefined ? t.addFood : t.changeFood;
  usePageTitle(title);
  return (
    <FormPage
      title={title}
      backPath={pages.myFoods}
      backLabel={t.backMyFoods}
      loadingText={t.loading}
    >
      {basis.isMissing ? (
        <MissingFood />
      ) : basis.isLoading || areUnitsLoading ? undefined : (
        <FoodForm {...basis} />
      )}
    </FormPage>
  );
}

/** Of a scanned package, or of the food that is changed. */
function barcodeOf({ id, food, waiting, barcode }: FormBasis): string | undefined {
  const kept = waiting?.food.kind === "food" ? waiting.food.barcode : undefined;
  return barcode ?? kept ?? (id === undefined ? undefined : (food?.barcode ?? undefined));
}

function startOf({ id, food, waiting, takenNames }: FormBasis, units: DisplayUnits): FoodDraft {
  if (waiting?.food.kind === "food") return toFoodDraft(waiting.food, units);
  if (!food) return blankFood;
  const draft = toFoodDraft(food, units);
  return id === undefined
    ? { ...draft, name: copyName(food.name, takenNames), otherNames: "" }
    : draft;
}

function FoodForm(basis: FormBasis) {
  const latestUnits = useUnits();
  // What was typed keeps its meaning if the user changes the units on another device.
  const [units] = useState(latestUnits);
  const [draft, setDraft] = useState(() => startOf(basis, units));
  const isEnergyShown = !useIsEnergyHidden(true);
  const { submit, isSaving, error, dialog } = useSave(basis);
  const change = (part: Partial<FoodDraft>) => setDraft((before) => ({ ...before, ...part }));
  const barcode = barcodeOf(basis);
  const request = toFoodRequest(draft, units, barcode);
  const figures = toOwnFigures(draft, units);
  const isTooHeavy = figures !== undefined && isHeavierThanItself(figures);
  return (
    <>
      <SaveForm
        isReady={request !== undefined && !isTooHeavy}
        isSaving={isSaving}
        error={error}
        onSubmit={() => request && submit(request)}
      >
        {barcode === undefined ? null : (
          <p className={textStyles.secondary}>{fill(t.withBarcodeBarcodeWhenYou, { barcode })}</p>
        )}
        <NameFields draft={draft} hint={t.asYouWillSayZing} onChange={change} />
        <LabelField
          isOpen={basis.barcode !== undefined}
          onRead={(label) => change(toLabelDraft(label, units))}
        />
        <div className={fieldStyles.pair}>
          <SelectField
            label={t.figuresFor}
            value={draft.per}
            options={{ "100-g": "100 g", serving: t.n1Serving }}
            onChange={(per) => change({ per })}
          />
          <TextField
            label={t.servingWeighsG}
            inputMode="decimal"
            autoComplete="off"
            hint={t.blankIfYouDoNot}
            error={
              parseServingGrams(draft.servingGrams) === undefined ? t.enterWeightFrom15 : undefined
            }
            value={draft.servingGrams}
            onChange={(servingGrams) => change({ servingGrams })}
          />
        </div>
        <FigureFields draft={draft} units={units} isEnergyShown={isEnergyShown} onChange={change} />
        <Plausibility
          figures={figures}
          units={units}
          isTooHeavy={isTooHeavy}
          isEnergyShown={isEnergyShown}
        />
      </SaveForm>
      {dialog}
    </>
  );
}

interface FieldsProps {
  readonly draft: FoodDraft;
  readonly units: DisplayUnits;
  readonly isEnergyShown: boolean;
  readonly onChange: (part: Partial<FoodDraft>) => void;
}

function FigureFields({ draft, units, isEnergyShown, onChange }: FieldsProps) {
  const { figures } = draft;
  const shown = labelIds.filter((id) => isEnergyShown || id !== "calories_kcal");
  return (
    <div className={fieldStyles.pair}>
      {shown.map((id) => {
        const { label, unit } = displayNutrient(id, units);
        const isInvalid = parseFigure(id, draft, units) === null;
        return (
          <TextField
            key={id}
            label={`${label} (${unit})`}
            inputMode="decimal"
            autoComplete="off"
            value={figures[id]}
            error={
              isInvalid
                ? t.enterNumberFrom0Number({ number: formatNumber(maxOf(id, units), 0) })
                : undefined
            }
            onChange={(text) => onChange({ figures: { ...figures, [id]: text } })}
          />
        );
      })}
    </div>
  );
}

interface PlausibilityProps {
  readonly figures: OwnFigures | undefined;
  readonly units: DisplayUnits;
  readonly isTooHeavy: boolean;
  readonly isEnergyShown: boolean;
}

/** Says if the figures contradict each other. */
function Plausibility({ figures, units, isTooHeavy, isEnergyShown }: PlausibilityProps) {
  const kcal = figures && isEnergyShown ? findImplausibleEnergy(figures) : undefined;
  return (
    <div role="status" className={textStyles.small}>
      {isTooHeavy ? (
        <p className={textStyles.danger}>{t.proteinCarbsAndFatWeigh}</p>
      ) : kcal === undefined ? null : (
        <p className={textStyles.secondary}>
          {fill(t.proteinCarbsAndFatGive, { kcal: formatEnergy(kcal, units) })}
        </p>
      )}
    </div>
  );
}
