import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

/** How a day is looked at: against which targets, and with or without energy. */
export function YourDay() {
  const { isKnown, isEnergyHidden, isEnergyShown, isPreviewOff, ownTargets } = usePreferences(true);
  const showToast = useToast();
  const save = useSavePreferences((text) =>
    showToast({ title: "Error", text, isError: true, durationMs: longToastMs }),
  );
  const count = Object.keys(ownTargets).length;
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="your-day">
      <h2 id="your-day" className={styles.sectionTitle}>
        Your day
      </h2>
      <Setting
        title="Your targets"
        text={count > 0 ? "Set by you." : "Morsel's own, until you set yours."}
      >
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.targets}>
          Change targets
        </Link>
      </Setting>
      <Switch
        title="Hide calories"
        text="On every screen, and in what you share from now on. Your score works without them."
        isOn={isEnergyHidden}
        isKnown={isKnown}
        onChange={(hide_energy) => save.mutate({ hide_energy })}
      />
      <Switch
        title="Estimate as you type"
        text={
          isEnergyShown
            ? "Under the box, before you log. Made on this device."
            : "Not shown while energy is hidden."
        }
        isOn={!isPreviewOff}
        isKnown={isKnown}
        onChange={(isOn) => save.mutate({ hide_preview: !isOn })}
      />
    </section>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isKnown: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ title, text, isOn, isKnown, onChange }: SwitchProps) {
  return (
    <label className={styles.toggle}>
      <span className={styles.shrinkable}>
        <span className={styles.toggleName}>{title}</span>
        <span className={styles.toggleNote}>{text}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={title}
        aria-checked={isOn}
        className={styles.checkbox}
        checked={isOn}
        disabled={!isKnown}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
