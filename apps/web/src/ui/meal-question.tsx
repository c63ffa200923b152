import type { DirectEdit, MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { useId, useRef } from "react";
import { editErrorText, useDirectEdit } from "../api/direct-edits.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { Icon, X } from "./icons.tsx";
import styles from "./meal-question.module.css";
import { t } from "./messages.ts";
import { useToast } from "./toast.tsx";
import { errorToast, longToastMs } from "./toast-store.ts";
import { useUndo } from "./use-undo.ts";

interface Props {
  readonly meal: Pick<MealEntry, "id" | "version" | "question">;
  readonly isEnergyShown: boolean;
  /** True while the meal cannot be changed. */
  readonly isLocked?: boolean;
  readonly className?: string | undefined;
}

/** The question that a meal asks, with its answers and a way to dismiss it; nothing if it asks none. */
export function MealQuestion({ meal, isEnergyShown, isLocked = false, className = "" }: Props) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const showToast = useToast();
  const edit = useDirectEdit(meal);
  const { undo } = useUndo(meal.id);
  const { question } = meal;
  if (!question || isLocked) return null;
  const display = (text: string) => (isEnergyShown ? text : withoutEnergy(text));
  const send = (operation: DirectEdit, title: string, text: string) => {
    if (edit.isPending) return;
    const container = group.current?.closest<HTMLElement>("li, article, section") ?? null;
    edit.mutate([operation], {
      onSuccess: ({ meal: { version } }) => {
        showToast({
          title,
          text,
          durationMs: longToastMs,
          action: { label: t.undo, onAct: () => void undo(version) },
        });
        focusIn(container);
      },
      onError: (error) => showToast(errorToast(editErrorText(error))),
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      ref={group}
      className={`${styles.question} ${className}`}
      role="group"
      aria-labelledby={id}
      aria-busy={edit.isPending}
    >
      <p id={id} className={styles.text} dir="auto">
        {display(question.text)}
      </p>
      <IconButton
        label={t.dismissText({ text: display(question.text) })}
        tip={t.dismiss}
        isBusy={edit.isPending}
        className={styles.dismiss}
        onClick={() =>
          send({ kind: "dismiss-question", question: question.id }, t.question, t.morselWill)
        }
      >
        <Icon of={X} isSmall />
      </IconButton>
      <div className={styles.answers}>
        {question.answers.map(({ label }, answer) => (
          <Button
            key={label}
            tone="outlined"
            className={styles.answer}
            aria-disabled={edit.isPending || undefined}
            onClick={() =>
              send(
                { kind: "answer-question", question: question.id, answer },
                t.mealUpdated,
                t.labelMorsel({ label: display(label) }),
              )
            }
          >
            {display(label)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The buttons are removed with the question: then the focus goes to what is next to it. */
function focusIn(container: HTMLElement | null): void {
  const target = container?.matches("[tabindex]")
    ? container
    : (container?.querySelector<HTMLElement>("a, button") ?? document.querySelector("main"));
  target?.focus({ preventScroll: true });
}
