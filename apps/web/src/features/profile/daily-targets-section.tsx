import { Link } from "wouter";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
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
    <section className="card mt-4 divide-y divide-line px-5 py-1" aria-labelledby="your-day">
      <h2 id="your-day" className="pt-3 pb-1">
        Your day
      </h2>
      <Setting
        title="Your targets"
        text={count > 0 ? "Set by you." : "Morsel's own, until you set yours."}
      >
        <Link className={buttonClass({ tone: "line", size: "sm" })} href="/profile/targets">
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
    <label className="flex min-h-[60px] cursor-pointer items-center justify-between gap-4 py-2.5">
      <span className="min-w-0">
        <span className="block font-[530]">{title}</span>
        <span className="block text-small text-muted">{text}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={title}
        aria-checked={isOn}
        className="size-6 shrink-0 accent-(--accent)"
        checked={isOn}
        disabled={!isKnown}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
