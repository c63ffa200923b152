import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { useAnswerOffer, useOwnWordOffer } from "../../../api/dictionary.ts";
import { moveFocus } from "../../../platform/focus.ts";
import { Button } from "../../../ui/button.tsx";
import cardStyles from "../../../ui/card.module.css";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";
import styles from "./meal-detail.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
}

/** Asks, after an edit, whether the words of a food mean from now on what it was corrected to. */
export function OwnWordOffer({ meal, isEnergyShown }: Props) {
  const showToast = useToast();
  const offer = useOwnWordOffer(meal);
  const answer = useAnswerOffer(meal);
  if (!offer) return null;
  const tell = isEnergyShown ? (text: string) => text : withoutEnergy;
  const say = (isYes: boolean) =>
    answer.mutate(
      { offer, isYes },
      {
        onSuccess: () => {
          // The card goes, and the focus with it.
          moveFocus(document.querySelector<HTMLElement>("main"));
          if (!isYes) return;
          const text = "You find it in your profile, under Your own words.";
          showToast({ title: "Remembered", text, durationMs: longToastMs });
        },
        onError: () =>
          showToast({
            title: "Error",
            text: "That did not work. Please try again.",
            isError: true,
            durationMs: longToastMs,
          }),
      },
    );
  return (
    <section className={`${cardStyles.card} ${cardStyles.padded}`} aria-label="Remember this">
      <p dir="auto">
        Next time, does “{tell(offer.phrase)}” mean “{tell(offer.meaning)}”?
      </p>
      <div className={styles.offerActions}>
        <Button
          tone="outlined"
          size="small"
          aria-disabled={answer.isPending}
          onClick={() => say(true)}
        >
          Remember
        </Button>
        <Button
          tone="ghost"
          size="small"
          aria-disabled={answer.isPending}
          onClick={() => say(false)}
        >
          No thanks
        </Button>
      </div>
    </section>
  );
}
