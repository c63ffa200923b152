import type { OwnTargets, WeekdayTargets } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { defaultReference, type ReferenceId } from "@morsel/nutrition";
import { Link } from "wouter";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Section, Setting, Switch } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";
import { referenceLabels } from "./reference-labels.ts";
import { ReminderSetting } from "./reminder-setting.tsx";

/** The settings of a day: its targets, calories, the estimate preview, questions. */
export function DaySettings() {
  const { isKnown, isEnergyHidden, isEnergyShown, isPreviewOff, ...preferences } =
    usePreferences(true);
  const { areQuestionsOff, ownTargets, weekdayTargets, reference } = preferences;
  const showToast = useToast();
  const save = useSavePreferences((text) => showToast(errorToast(text)));
  return (
    <Section title={t.targetsAndDisplay}>
      <Setting title={t.yourTargets} text={describeTargets(ownTargets, weekdayTargets, reference)}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.targets}>
          {t.changeTargets}
        </Link>
      </Setting>
      <ReminderSetting />
      <Switch
        title={t.hideCalories}
        text={t.onEveryScreenAndWhat}
        isOn={isEnergyHidden}
        isDisabled={!isKnown}
        onChange={(hide_energy) => save.mutate({ hide_energy })}
      />
      <Switch
        title={t.estimateAsYouType}
        text={isEnergyShown ? t.textBoxBeforeYouLog : t.notShownWhileEnergyHidden}
        isOn={!isPreviewOff}
        isDisabled={!isKnown}
        onChange={(isOn) => save.mutate({ hide_preview: !isOn })}
      />
      <Switch
        title={t.askAboutPortions}
        text={t.atMostOneQuestionDay}
        isOn={!areQuestionsOff}
        isDisabled={!isKnown}
        onChange={(isOn) => save.mutate({ hide_questions: !isOn })}
      />
    </Section>
  );
}

function describeTargets(
  own: OwnTargets,
  ofWeekdays: WeekdayTargets,
  reference: ReferenceId,
): string {
  if (Object.keys(ofWeekdays).length > 0) return t.setByYouByWeekday;
  if (Object.keys(own).length > 0) return t.setByYou;
  const defaults = reference === defaultReference ? t.theDefaults : referenceLabels()[reference];
  return t.defaultsUntilYouSetYour({ defaults });
}
