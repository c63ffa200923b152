import { Link } from "wouter";
import { usePreferences, useSavePreferences } from "../../api/preferences.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { Setting } from "./setting.tsx";

/** How a day is looked at: against which targets, and with or without energy. */
export function YourDay() {
  const { isKnown, isEnergyHidden, ownTargets } = usePreferences(true);
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
      <label className="flex min-h-[60px] cursor-pointer items-center justify-between gap-4 py-2.5">
        <span className="min-w-0">
          <span className="block font-[530]">Hide calories</span>
          <span className="block text-small text-muted">
            On every screen, and in what you share from now on. Your score works without them.
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label="Hide calories"
          aria-checked={isEnergyHidden}
          className="size-6 shrink-0 accent-(--accent)"
          checked={isEnergyHidden}
          disabled={!isKnown}
          onChange={(event) => save.mutate({ hide_energy: event.currentTarget.checked })}
        />
      </label>
    </section>
  );
}
