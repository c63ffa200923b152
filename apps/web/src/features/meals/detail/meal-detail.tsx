import type { MealEntry } from "@morsel/contracts";
import { useMediaQuery, wideScreen } from "../../../platform/media-queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatGramsInAll } from "../format-amount.ts";
import { describeMealMoment, nameMealType } from "../meal-time.ts";
import { MealLoadCard } from "./meal-load-card.tsx";
import { MealReceipt } from "./meal-receipt.tsx";
import { LipidsCard, MacrosCard, MicrosCard } from "./nutrient-cards.tsx";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
}

/** All of a meal. On a wide screen the cards that sum it up stand beside the rest. */
export function MealDetail({ meal, isEnergyShown }: Props) {
  const isWide = useMediaQuery(wideScreen);
  if (isWide) {
    return (
      <div className="detail-columns">
        <div>
          <MealHeader meal={meal} />
          <MealReceipt meal={meal} isEnergyShown={isEnergyShown} />
          <MicrosCard meal={meal} />
          <TagsAndNotes meal={meal} />
        </div>
        <div className="side">
          <MealLoadCard meal={meal} isEnergyShown={isEnergyShown} />
          <MacrosCard meal={meal} isEnergyShown={isEnergyShown} />
          <LipidsCard meal={meal} />
        </div>
      </div>
    );
  }
  return (
    <div className="detail-columns">
      <div>
        <MealHeader meal={meal} />
        <MealLoadCard meal={meal} isEnergyShown={isEnergyShown} />
        <MealReceipt meal={meal} isEnergyShown={isEnergyShown} />
        <MacrosCard meal={meal} isEnergyShown={isEnergyShown} />
        <LipidsCard meal={meal} />
        <MicrosCard meal={meal} />
        <TagsAndNotes meal={meal} />
      </div>
    </div>
  );
}

function MealHeader({ meal }: { readonly meal: MealEntry }) {
  const { servings, serving_size_g: grams, household_unit: unit } = meal.serving;
  const confidence = Math.round(100 * meal.context.confidence_score);
  return (
    <header>
      <h1 className="break-words" dir="auto">
        {meal.title}
      </h1>
      <p className="mt-1.5 text-muted">
        <time dateTime={meal.context.consumed_at}>{describeMealMoment(meal)}</time>
      </p>
      <div className="chips mt-3.5">
        <Badge>{nameMealType(meal.context.meal_type)}</Badge>
        <Badge>{formatCount(servings, "serving")}</Badge>
        <Badge>
          {formatGramsInAll(grams)}
          {servings === 1 ? null : " each"}
        </Badge>
        {unit ? <Badge>1&nbsp;{unit}</Badge> : null}
        <Badge>Confidence {confidence}%</Badge>
      </div>
      <div className="described">
        <div className="eyebrow">DESCRIPTION</div>
        <p dir="auto">{meal.description}</p>
      </div>
    </header>
  );
}

function TagsAndNotes({ meal }: { readonly meal: MealEntry }) {
  const notes = meal.context.notes.trim();
  return (
    <>
      {meal.tags.length > 0 ? (
        <section>
          <h2 className="mb-2.5">Tags</h2>
          <div className="chips">
            {meal.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </div>
        </section>
      ) : null}
      {notes !== "" && notes !== meal.description.trim() ? (
        <section>
          <h2 className="mb-1.5">Notes</h2>
          <p className="max-w-[var(--measure)] whitespace-pre-line text-ink-2">{notes}</p>
        </section>
      ) : null}
    </>
  );
}
