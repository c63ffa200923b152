import type { MealEntry } from "@morsel/contracts";
import { Badge } from "../../../ui/badge.tsx";
import chipStyles from "../../../ui/chip.module.css";
import { fill } from "../../../ui/fill.tsx";
import { formatTotalGrams } from "../../../ui/format-nutrient.ts";
import { readMealTypeLabels } from "../../../ui/meal-types.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import textStyles from "../../../ui/text.module.css";
import mealCard from "../list/meal-card.module.css";
import { describeMealMoment } from "../meal-time.ts";
import { t } from "../messages.ts";
import { describeConfidence } from "./describe-confidence.ts";
import mealDetail from "./meal-detail.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isBeingEdited: boolean;
  /** Opens the dialog that changes title, time and meal type. */
  readonly onChange: (button: HTMLElement) => void;
}

export function MealHeader({ meal, isBeingEdited, onChange }: Props) {
  const { servings, serving_size_g: grams, household_unit: unit } = meal.serving;
  const confidence = Math.round(100 * meal.context.confidence_score);
  return (
    <header>
      <h1 className={mealDetail.title} dir="auto">
        {meal.title}
      </h1>
      <p className={mealDetail.moment}>
        <time dateTime={meal.context.consumed_at}>{describeMealMoment(meal)}</time>{" "}
        {isBeingEdited ? null : (
          <button
            type="button"
            className={`${textStyles.link} ${mealDetail.changeLink}`}
            aria-label={t.changeTitleTimeAndMeal}
            aria-haspopup="dialog"
            onClick={(event) => onChange(event.currentTarget)}
          >
            {t.change}
          </button>
        )}
      </p>
      {isBeingEdited ? (
        <p className={`${mealCard.lockLine} ${mealDetail.lockLine}`} role="status">
          <Spinner />
          {t.beingEdited}
        </p>
      ) : null}
      <div className={`${chipStyles.chips} ${mealDetail.amounts}`}>
        <Badge>{readMealTypeLabels()[meal.context.meal_type]}</Badge>
        <Badge>{t.servingsCount(servings)}</Badge>
        {grams > 0 ? (
          <Badge>
            {servings === 1
              ? formatTotalGrams(grams)
              : t.gramsEach({ grams: formatTotalGrams(grams) })}
          </Badge>
        ) : null}
        {unit && unit !== "serving" ? <Badge>1&nbsp;{unit}</Badge> : null}
        <Badge>
          {fill(t.confidenceConfidence, {
            confidence,
            confidence_score: describeConfidence(meal.context.confidence_score),
          })}
        </Badge>
        {meal.version > 1 ? <Badge>{t.edited}</Badge> : null}
      </div>
      <div className={mealDetail.description}>
        <div className={`${textStyles.eyebrow} ${mealDetail.descriptionTitle}`}>
          {t.description}
        </div>
        <p dir="auto">{meal.description}</p>
      </div>
    </header>
  );
}
