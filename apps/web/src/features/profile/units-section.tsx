import { type ReferenceId, referenceIds } from "@morsel/nutrition";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { fill } from "../../ui/fill.tsx";
import { Section, Switch } from "../../ui/section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { LanguageSetting } from "./language-setting.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";
import { referenceLabels, sugarNotes } from "./reference-labels.ts";

/** The units of figures, and the reference intakes that are the default targets. */
export function UnitSettings() {
  const { isKnown, isEnergyHidden, units, reference } = usePreferences(true);
  const showToast = useToast();
  const save = useSavePreferences((text) => showToast(errorToast(text)));
  const options = Object.fromEntries(
    referenceIds.map((id) => [id, referenceLabels()[id]]),
  ) as Record<ReferenceId, string>;
  return (
    <Section title={t.howFiguresShown}>
      <LanguageSetting />
      {isEnergyHidden ? null : (
        <Switch
          title={t.energyKilojoules}
          text={t.kJPlaceKcalOnEvery}
          isOn={units.energy === "kJ"}
          isDisabled={!isKnown}
          onChange={(isOn) => save.mutate({ energy_unit: isOn ? "kJ" : "kcal" })}
        />
      )}
      <Switch
        title={t.saltInsteadSodium}
        text={t.gramsAsLabelsEuropeState}
        isOn={units.isSaltShown}
        isDisabled={!isKnown}
        onChange={(shows_salt) => save.mutate({ shows_salt })}
      />
      <div className={styles.settingField}>
        <SelectField
          label={t.defaultTargets}
          value={reference}
          options={options}
          onChange={(reference_intakes) => save.mutate({ reference_intakes })}
        />
        <p className={textStyles.note}>
          {fill(t.forTargetsThatYouHave, { value: sugarNotes()[reference] })}
        </p>
      </div>
    </Section>
  );
}
