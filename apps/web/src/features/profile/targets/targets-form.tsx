import type { OwnTargets } from "@morsel/contracts";
import {
  type CalculatedTargets,
  defaultTargets,
  mergeTargets,
  minEnergyKcal,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { Collapsible } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { type Preferences, useSavePreferences } from "../../../api/preferences.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatNumber } from "../../../ui/format-number.ts";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
import textStyles from "../../../ui/text.module.css";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../../ui/toast-store.ts";
import { Calculator } from "./calculator.tsx";
import { parseTarget, parseTargets, type TargetDrafts, toDraft, toDrafts } from "./target-draft.ts";
import { TargetRow } from "./target-row.tsx";
import styles from "./targets.module.css";

/** All targets; they change when the user saves them. */
export function TargetsForm({ preferences }: { readonly preferences: Preferences }) {
  const { targets, ownTargets, isEnergyHidden } = preferences;
  const [drafts, setDrafts] = useState<TargetDrafts>(() => toDrafts(targets, ownTargets));
  const form = useRef<HTMLFormElement>(null);
  const targetsSaver = useSaveTargets((own) => setDrafts(toDrafts(mergeTargets(own), own)));
  const shown = targetNutrientIds.filter((id) => !isEnergyHidden || id !== "calories_kcal");

  const fillIn = (calculated: CalculatedTargets["targets"]) => {
    const ids = Object.keys(calculated) as TargetNutrientId[];
    const filled = ids.map((id) => [
      id,
      toDraft(calculated[id] ?? defaultTargets[id], "calculator"),
    ]);
    setDrafts((before) => ({ ...before, ...Object.fromEntries(filled) }));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseTargets(drafts);
    if ("targets" in parsed) targetsSaver.save(parsed.targets, ownTargets, "Targets saved");
    else form.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  };

  return (
    <>
      <p className={textStyles.secondary}>
        Your score, rings and bars look at these. They are there to help you see, not to be kept to
        the gram.
      </p>
      <Card>
        <Collapsible.Root className={styles.calculatorToggle}>
          <Collapsible.Trigger>
            Work them out from age, weight and height
            <Icon of={ChevronDown} isSmall />
          </Collapsible.Trigger>
          <Collapsible.Content>
            <Calculator isEnergyHidden={isEnergyHidden} onTargets={fillIn} />
          </Collapsible.Content>
        </Collapsible.Root>
      </Card>
      <form ref={form} noValidate onSubmit={save}>
        <Card isBare className={styles.list} aria-label="A day's targets">
          {shown.map((id) => (
            <TargetRow
              key={id}
              id={id}
              draft={drafts[id]}
              onChange={(draft) => setDrafts((before) => ({ ...before, [id]: draft }))}
            />
          ))}
        </Card>
        {isEnergyHidden ? null : <LowEnergyNote drafts={drafts} />}
        <div className={styles.actions}>
          <Button
            tone="ghost"
            disabled={targetsSaver.isSaving || Object.keys(ownTargets).length === 0}
            onClick={() => targetsSaver.save({}, ownTargets, "Back to Morsel's targets")}
          >
            Reset to defaults
          </Button>
          <Button tone="primary" type="submit" aria-disabled={targetsSaver.isSaving}>
            {targetsSaver.isSaving ? "Saving…" : "Save Targets"}
          </Button>
        </div>
      </form>
    </>
  );
}

function LowEnergyNote({ drafts }: { readonly drafts: TargetDrafts }) {
  const parsed = parseTarget("calories_kcal", drafts.calories_kcal);
  const most = "target" in parsed ? parsed.target.high : null;
  const { female, male } = minEnergyKcal;
  const isLow = most !== null && most < male;
  return (
    <p className={styles.notice} role="status">
      {isLow
        ? `That is low. The US National Heart, Lung, and Blood Institute advises a doctor's care below ${formatNumber(female, 0)} kcal a day for most women and ${formatNumber(male, 0)} kcal for most men. It stays your choice.`
        : null}
    </p>
  );
}

/** Saves targets and offers an Undo. */
function useSaveTargets(onSaved: (own: OwnTargets) => void) {
  const showToast = useToast();
  const preferences = useSavePreferences((text) => showToast(errorToast(text)));
  const save = (own: OwnTargets, before: OwnTargets, title: string) => {
    if (preferences.isPending) return;
    preferences.mutate(
      { targets: own },
      {
        onSuccess: () => {
          onSaved(own);
          showToast({
            title,
            durationMs: longToastMs,
            action: { label: "Undo", onAct: () => save(before, own, "Targets as before") },
          });
        },
      },
    );
  };
  return { save, isSaving: preferences.isPending };
}
