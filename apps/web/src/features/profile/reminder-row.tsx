import type { Reminder } from "@morsel/contracts";
import { type WeekdayId, weekdayIds } from "@morsel/contracts/facts";
import type { MealType } from "@morsel/nutrition";
import fieldStyles from "../../ui/field.module.css";
import { readMealTypeLabels } from "../../ui/meal-types.ts";
import { Switch } from "../../ui/section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

const usualTimes: Readonly<Record<MealType, string>> = {
  breakfast: "08:30",
  lunch: "13:00",
  dinner: "19:30",
  snack: "16:00",
};

/** A reminder as it is when it is switched on: every day, at a usual time. */
export function newReminder(mealType: MealType): Reminder {
  return { meal_type: mealType, time: usualTimes[mealType], weekdays: [...weekdayIds] };
}

const dayChoices = {
  daily: weekdayIds,
  workdays: weekdayIds.slice(0, 5),
  weekend: weekdayIds.slice(5),
} as const satisfies Record<string, readonly WeekdayId[]>;
type DayChoice = keyof typeof dayChoices;

interface Props {
  readonly mealType: MealType;
  /** Undefined: it is off. */
  readonly reminder: Reminder | undefined;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (reminder: Reminder) => void;
}

/** The reminder of one kind of meal: a switch, and its time and days while it is on. */
export function ReminderRow({ mealType, reminder, onSwitch, onChange }: Props) {
  const label = readMealTypeLabels()[mealType];
  return (
    <fieldset className={styles.reminder} aria-label={label}>
      <Switch title={label} isOn={reminder !== undefined} onChange={onSwitch} />
      {reminder ? (
        <div className={`${fieldStyles.pair} ${styles.reminderFields}`}>
          <TextField
            label={t.time}
            type="time"
            value={reminder.time}
            required
            onChange={(time) => {
              // Empty while the user types.
              if (time) onChange({ ...reminder, time });
            }}
          />
          <DaysField reminder={reminder} onChange={onChange} />
        </div>
      ) : null}
    </fieldset>
  );
}

function DaysField({
  reminder,
  onChange,
}: {
  readonly reminder: Reminder;
  readonly onChange: Props["onChange"];
}) {
  const chosen = findChoice(reminder.weekdays);
  const options: Readonly<Record<string, string>> = {
    ...{ daily: t.everyDay, workdays: t.monFri, weekend: t.satAndSun },
    ...(chosen ? {} : { [other]: t.otherDays }),
  };
  return (
    <SelectField
      label={t.days}
      value={chosen ?? other}
      options={options}
      onChange={(choice) => {
        if (isChoice(choice)) onChange({ ...reminder, weekdays: [...dayChoices[choice]] });
      }}
    />
  );
}

const other = "other";

function isChoice(text: string): text is DayChoice {
  return text in dayChoices;
}

/** Undefined for other days, which a user's own tool can set. */
function findChoice(weekdays: readonly WeekdayId[]): DayChoice | undefined {
  return (Object.keys(dayChoices) as DayChoice[]).find((choice) => {
    const days = dayChoices[choice];
    return days.length === weekdays.length && days.every((day) => weekdays.includes(day));
  });
}
