import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { Suspense, useState } from "react";
import { lazyNamed } from "./deferred.tsx";
import { CircleAlert, Icon } from "./icons.tsx";
import { t } from "./messages.ts";
import styles from "./not-counted.module.css";

const NotCountedDialog = lazyNamed("NotCountedDialog", () => import("./not-counted-dialog.tsx"));

interface Props {
  /** The words that look like food and match none. */
  readonly phrases: readonly string[];
  /** The meal that lists them, or the id of the message whose meals do. */
  readonly of: MealEntry | string;
  readonly isEnergyShown: boolean;
  /** True while the meal cannot be changed. */
  readonly isLocked?: boolean;
  readonly className?: string | undefined;
}

interface Opened {
  readonly words: string;
  readonly button: HTMLElement;
  /** The row, card or receipt of the button, which stays. */
  readonly container: HTMLElement | null;
}

/** Lists words that are not counted; each opens a dialog that adds or dismisses it. Nothing if there are none. */
export function NotCounted(props: Props) {
  const { phrases, of, isEnergyShown, isLocked = false, className = "" } = props;
  const [opened, setOpened] = useState<Opened>();
  const display = (text: string) => (isEnergyShown ? text : withoutEnergy(text));
  const open = (words: string, button: HTMLElement) =>
    setOpened({ words, button, container: button.closest<HTMLElement>("li, article, section") });
  return (
    <>
      {phrases.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
        <div className={`${styles.line} ${className}`} role="group" aria-label={t.notCounted}>
          <span className={styles.label} aria-hidden="true">
            <Icon of={CircleAlert} isSmall />
            {t.notCounted2}
          </span>
          {phrases.map((words, place) =>
            isLocked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: words may be there twice, and have no state.
              <bdi key={place} className={styles.words}>
                {display(words)}
              </bdi>
            ) : (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: words may be there twice, and have no state.
                key={place}
                type="button"
                className={`${styles.words} ${styles.phrase}`}
                aria-label={t.wordsChoose({ words: display(words) })}
                aria-haspopup="dialog"
                onClick={(event) => open(words, event.currentTarget)}
              >
                <bdi>{display(words)}</bdi>
              </button>
            ),
          )}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {opened ? (
          <NotCountedDialog
            words={opened.words}
            of={of}
            isEnergyShown={isEnergyShown}
            onClose={() => setOpened(undefined)}
            onCloseAutoFocus={() => focusAfter(opened)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** The button is removed with its words: then the focus goes to what is next to it. */
function focusAfter({ button, container }: Opened): void {
  const target = button.isConnected
    ? button
    : container?.matches("[tabindex]")
      ? container
      : (container?.querySelector<HTMLElement>("a, button") ?? document.querySelector("main"));
  target?.focus({ preventScroll: true });
}
