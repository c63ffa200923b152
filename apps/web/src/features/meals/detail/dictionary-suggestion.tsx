import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { useAnswerSuggestion, useDictionarySuggestion } from "../../../api/dictionary.ts";
import { moveFocus } from "../../../platform/focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { fill } from "../../../ui/fill.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../../ui/toast-store.ts";
import { t } from "../messages.ts";
import styles from "./meal-detail.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
}

/** After a correction: asks whether to add it to the dictionary. */
export function DictionarySuggestion({ meal, isEnergyShown }: Props) {
  const showToast = useToast();
  const suggestion = useDictionarySuggestion(meal);
  const answer = useAnswerSuggestion(meal);
  if (!suggestion) return null;
  const display = (text: string) => (isEnergyShown ? text : withoutEnergy(text));
  const send = (isAccepted: boolean) =>
    answer.mutate(
      { suggestion, isAccepted },
      {
        onSuccess: () => {
          // The focused button is removed with the card.
          moveFocus(document.querySelector<HTMLElement>("main"));
          if (!isAccepted) return;
          const text = t.myFoodsUnderYourOwn;
          showToast({ title: t.remembered, text, durationMs: longToastMs });
        },
        onError: () => showToast(errorToast(t.thatDidNotWorkPlease)),
      },
    );
  const button = { size: "small", "aria-disabled": answer.isPending } as const;
  return (
    <Card aria-label={t.rememberThis}>
      <p dir="auto">
        {fill(t.nextTimeDoesPhraseMean, {
          phrase: display(suggestion.phrase),
          meaning: display(suggestion.meaning),
        })}
      </p>
      <div className={styles.suggestionActions}>
        <Button {...button} tone="outlined" onClick={() => send(true)}>
          {t.remember}
        </Button>
        <Button {...button} tone="ghost" onClick={() => send(false)}>
          {t.noThanks}
        </Button>
      </div>
    </Card>
  );
}
