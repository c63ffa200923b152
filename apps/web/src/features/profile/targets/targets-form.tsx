import { weekdayIds } from "@morsel/contracts/facts";
import {
  type CalculatedTargets,
  defaultTargets,
  minEnergyKcal,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { Collapsible } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { type Preferences, useSavePreferences } from "../../../api/preferences.ts";
import { useUnits } from "../../../api/units.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { displayNutrient, lowerLabel } from "../../../ui/display-nutrient.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
import { Switch } from "../../../ui/section.tsx";
import textStyles from "../../../ui/text.module.css";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../../ui/toast-store.ts";
import { referenceSources, sugarNotes } from "../reference-labels.ts";
import { Calculator } from "./calculator.tsx";
import { t } from "./messages.ts";
import {
  type EditedDay,
  parseTarget,
  parseTargetsDraft,
  type SavedTargets,
  type TargetDraft,
  type TargetDrafts,
  type TargetsDraft,
  toDraft,
  toTargetsDraft,
  withDrafts,
} from "./target-draft.ts";
import { TargetRow } from "./target-row.tsx";
import styles from "./targets.module.css";
import { nameOfDay, WeekdayChoice } from "./weekday-choice.tsx";

const mainIds: readonly TargetNutrientId[] = ["calories_kcal", "protein_g", "carbs_g", "fat_g"];
const otherIds = targetNutrientIds.filter((id) => !mainIds.includes(id));

/** All targets; they change when the user saves them. */
export function TargetsForm({ preferences }: { readonly preferences: Preferences }) {
  const { ownTargets, weekdayTargets, isEnergyHidden, reference } = preferences;
  const units = useUnits();
  const before: SavedTargets = { targets: ownTargets, weekday_targets: weekdayTargets };
  const [draft, setDraft] = useState(() => toTargetsDraft(before, reference, units));
  const [chosenDay, setDay] = useState<EditedDay>("every-day");
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saver = useSaveTargets((saved) => setDraft(toTargetsDraft(saved, reference, units)));
  const day = draft.isByWeekday ? chosenDay : "every-day";
  const drafts = draftsOf(draft, day);
  const marked = weekdayIds.filter((id) => Object.keys(draft.weekdays[id] ?? {}).length > 0);
  const change = (changes: Partial<TargetDrafts>) =>
    setDraft((latest) => withDrafts(latest, day, changes));

  const fillIn = (calculated: CalculatedTargets["targets"]) => {
    const ids = Object.keys(calculated) as TargetNutrientId[];
    const filled = ids.map((id) => [
      id,
      toDraft(id, calculated[id] ?? defaultTargets[id], units, "calculator"),
    ]);
    change(Object.fromEntries(filled));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseTargetsDraft(draft, reference, units);
    if ("saved" in parsed) {
      saver.save(parsed.saved, before, t.targetsSaved);
      return;
    }
    setDay(parsed.wrong.day);
    if (otherIds.includes(parsed.wrong.id)) setIsMoreOpen(true);
    // After the invalid field is shown.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus(),
    );
  };
  const otherLabels = otherIds.map((id) => lowerLabel(displayNutrient(id, units).label)).join(", ");
  const rowsOf = (ids: readonly TargetNutrientId[]) =>
    ids
      .filter((id) => !isEnergyHidden || id !== "calories_kcal")
      .map((id) => (
        <TargetRow
          key={`${day} ${id}`}
          id={id}
          draft={drafts[id]}
          source={day === "every-day" ? referenceSources()[reference] : t.asEveryDay}
          onChange={(changed) => change({ [id]: changed })}
        />
      ));

  return (
    <>
      <p className={textStyles.secondary}>
        {fill(t.yourScoreRingsAndBars, { value: sugarNotes()[reference] })}
      </p>
      <Card aria-labelledby="calculator">
        <h2 id="calculator">{t.calculateYourTargets}</h2>
        <Calculator isEnergyHidden={isEnergyHidden} onTargets={fillIn} />
      </Card>
      <form ref={form} noValidate onSubmit={save}>
        <Card isBare className={styles.list} aria-labelledby="targets">
          <h2 id="targets" className={styles.listTitle}>
            {day === "every-day" ? t.daysTargets : t.daySTargets({ day: nameOfDay(day) })}
          </h2>
          {draft.isByWeekday ? (
            <WeekdayChoice value={day} marked={marked} onChange={setDay} />
          ) : null}
          {rowsOf(mainIds)}
          <Collapsible.Root className={styles.more} open={isMoreOpen} onOpenChange={setIsMoreOpen}>
            <Collapsible.Trigger>
              <span className={styles.moreLabel}>
                <b>{t.moreTargets}</b>
                <small>{otherLabels}</small>
              </span>
              <Icon of={ChevronDown} isSmall />
            </Collapsible.Trigger>
            <Collapsible.Content>{rowsOf(otherIds)}</Collapsible.Content>
          </Collapsible.Root>
          {day !== "every-day" && marked.includes(day) ? (
            <Button
              tone="ghost"
              size="small"
              className={styles.asEveryDay}
              onClick={() =>
                setDraft((latest) => ({ ...latest, weekdays: { ...latest.weekdays, [day]: {} } }))
              }
            >
              {t.useTargetsEveryDay}
            </Button>
          ) : null}
          <Switch
            title={t.targetsByWeekday}
            text={t.forDaysThatDifferSuch}
            isOn={draft.isByWeekday}
            onChange={(isByWeekday) => setDraft((latest) => ({ ...latest, isByWeekday }))}
          />
        </Card>
        {isEnergyHidden ? null : <LowEnergyNote drafts={drafts} />}
        <div className={styles.actions}>
          <Button
            tone="ghost"
            disabled={saver.isSaving || !isOwn(before)}
            onClick={() => saver.save(noTargets, before, t.defaultTargetsBack)}
          >
            {t.resetDefaults}
          </Button>
          <Button tone="primary" type="submit" aria-disabled={saver.isSaving}>
            {saver.isSaving ? t.saving : t.saveTargets}
          </Button>
        </div>
      </form>
    </>
  );
}

const noTargets: SavedTargets = { targets: {}, weekday_targets: {} };

function isOwn({ targets, weekday_targets }: SavedTargets): boolean {
  return Object.keys({ ...targets, ...weekday_targets }).length > 0;
}

/** What is shown for a day: of a weekday, the targets of every day where it has none of its own. */
function draftsOf({ everyDay, weekdays }: TargetsDraft, day: EditedDay): TargetDrafts {
  if (day === "every-day") return everyDay;
  const inherited = targetNutrientIds.map((id): [TargetNutrientId, TargetDraft] => [
    id,
    { ...everyDay[id], madeBy: undefined },
  ]);
  return { ...Object.fromEntries(inherited), ...weekdays[day] } as TargetDrafts;
}

function LowEnergyNote({ drafts }: { readonly drafts: TargetDrafts }) {
  const units = useUnits();
  const parsed = parseTarget("calories_kcal", drafts.calories_kcal, units);
  const most = "target" in parsed ? parsed.target.high : null;
  const { female, male } = minEnergyKcal;
  const isLow = most !== null && most < male;
  return (
    <p className={styles.notice} role="status">
      {isLow
        ? t.thatLowUsNationalHeart({
            female: formatEnergy(female, units),
            male: formatEnergy(male, units),
          })
        : null}
    </p>
  );
}

/** Saves targets and offers an Undo. */
function useSaveTargets(onSaved: (saved: SavedTargets) => void) {
  const showToast = useToast();
  const preferences = useSavePreferences((text) => showToast(errorToast(text)));
  const save = (saved: SavedTargets, before: SavedTargets, title: string) => {
    if (preferences.isPending) return;
    const { targets, weekday_targets } = saved;
    const isSame = JSON.stringify(weekday_targets) === JSON.stringify(before.weekday_targets);
    preferences.mutate(isSame ? { targets } : { targets, weekday_targets }, {
      onSuccess: () => {
        onSaved(saved);
        showToast({
          title,
          durationMs: longToastMs,
          action: { label: t.undo, onAct: () => save(before, saved, t.targetsAsBefore) },
        });
      },
    });
  };
  return { save, isSaving: preferences.isPending };
}
