import type { OwnTargets, WeekdayTargets } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { defaultReference, type ReferenceId } from "@morsel/nutrition";
import { Link } from "wouter";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Section, Setting, Switch } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
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
    <Section title="Targets and display">
      <Setting title="Your targets" text={describeTargets(ownTargets, weekdayTargets, reference)}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.targets}>
          Change targets
        </Link>
      </Setting>
      <ReminderSetting />
      <Switch
        title="Hide calories"
        text="On every screen, and in what you share from now on. Your score works without them."
        isOn={isEnergyHidden}
        isDisabled={!isKnown}
        onChange={(hide_energy) => save.mutate({ hide_energy })}
      />
      <Switch
        title="Estimate as you type"
        text={
          isEnergyShown
            ? "In the text box, before you log. Made on this device."
            : "Not shown while energy is hidden."
        }
        isOn={!isPreviewOff}
        isDisabled={!isKnown}
        onChange={(isOn) => save.mutate({ hide_preview: !isOn })}
      />
      <Switch
        title="Ask about portions"
        text="At most one question a day, after a meal is saved. Morsel remembers your answer."
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
  if (Object.keys(ofWeekdays).length > 0) return "Set by you, by weekday.";
  if (Object.keys(own).length > 0) return "Set by you.";
  const defaults = reference === defaultReference ? "The defaults" : referenceLabels[reference];
  return `${defaults}, until you set your own.`;
}
