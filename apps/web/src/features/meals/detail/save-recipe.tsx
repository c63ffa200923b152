import type { MealEntry } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { areRecipeReceipts } from "@morsel/nutrition";
import { Link } from "wouter";
import { isOwnFoodId } from "../../../api/own-food-links.ts";
import { useRecipeOfMeal } from "../../../api/own-foods.ts";
import { useIsOnline } from "../../../platform/connection.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { RecipeOffer, SavedRecipeLink } from "../../../ui/recipe-offer.tsx";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import styles from "./meal-detail.module.css";

/**
 * Offers to save a meal as a recipe, in a card if the user cooked it: "serves 4, I had one". Links to the recipe
 * if it is saved.
 */
export function SaveRecipe({ meal }: { readonly meal: MealEntry }) {
  const path = `${pages.ownRecipe}?meal=${meal.id}`;
  const recipe = useRecipeOfMeal(meal.id);
  const isOnline = useIsOnline();
  const isCooked =
    meal.version === 1 && areRecipeReceipts(meal.items.map(({ portion }) => portion.explanation));
  if (isCooked && !recipe && isOnline) {
    return (
      <Card aria-label={t.saveThisRecipe}>
        <p>{t.willYouCookThisAgain}</p>
        <div className={styles.suggestionActions}>
          <Link className={buttonClass({ tone: "outlined", size: "small" })} href={path}>
            {t.saveRecipe}
          </Link>
        </div>
      </Card>
    );
  }
  const isOwnFood =
    meal.items.length === 1 && meal.items.every((item) => isOwnFoodId(item.food_id));
  const form = (
    <Link className={textStyles.link} href={path}>
      {t.saveAsRecipe}
    </Link>
  );
  // The form needs the server's proposal of a name and yield.
  const way = isOnline ? form : <RecipeOffer mealId={meal.id} title={meal.title} />;
  const offer = isOwnFood ? null : way;
  const saved = recipe ? <SavedRecipeLink recipe={recipe} /> : offer;
  return (
    <div className={styles.saveRecipe}>
      {saved}
      {saved ? " · " : null}
      <Link className={textStyles.link} href={pages.myFoods}>
        {t.myFoods}
      </Link>
    </div>
  );
}
