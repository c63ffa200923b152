import { type ReferenceId, referenceIds } from "@morsel/nutrition";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { Section, Switch } from "../../ui/section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import styles from "./profile.module.css";
import { referenceLabels, sugarNotes } from "./reference-labels.ts";

/** The units of figures, and the reference intakes that are the default targets. */
export function UnitSettings() {
  const { isKnown, isEnergyHidden, units, reference } = usePreferences(true);
  const showToast = useToast();
  const save = useSavePreferences((text) => showToast(errorToast(text)));
  const options = Object.fromEntries(referenceIds.map((id) => [id, referenceLabels[id]])) as Record<
    ReferenceId,
    string
  >;
  return (
    <Section title="How figures are shown">
      {isEnergyHidden ? null : (
        <Switch
          title="Energy in kilojoules"
          text="kJ in place of kcal, on every screen. 1 kcal is 4.184 kJ."
          isOn={units.energy === "kJ"}
          isDisabled={!isKnown}
          onChange={(isOn) => save.mutate({ energy_unit: isOn ? "kJ" : "kcal" })}
        />
      )}
      <Switch
        title="Salt instead of sodium"
        text="In grams, as labels in Europe state it. 1 g of salt has 400 mg of sodium."
        isOn={units.isSaltShown}
        isDisabled={!isKnown}
        onChange={(shows_salt) => save.mutate({ shows_salt })}
      />
      <div className={styles.settingField}>
        <SelectField
          label="Default targets"
          value={reference}
          options={options}
          onChange={(reference_intakes) => save.mutate({ reference_intakes })}
        />
        <p className={textStyles.note}>
          For the targets that you have not set yourself. {sugarNotes[reference]}
        </p>
      </div>
    </Section>
  );
}
