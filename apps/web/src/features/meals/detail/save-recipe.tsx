import type { MealEntry } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { isRecipeReceipt } from "@morsel/nutrition";
import { Link } from "wouter";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import textStyles from "../../../ui/text.module.css";
import styles from "./meal-detail.module.css";

/** Offers to save a meal as a recipe; in a card if the user cooked it: "serves 4, I had one". */
export function SaveRecipe({ meal }: { readonly meal: MealEntry }) {
  const path = `${pages.ownRecipe}?meal=${meal.id}`;
  const isCooked =
    meal.version === 1 && meal.items.some((item) => isRecipeReceipt(item.portion.explanation));
  if (!isCooked) {
    return (
      <p className={styles.saveRecipe}>
        <Link className={textStyles.link} href={path}>
          Save as recipe
        </Link>
        {" · "}
        <Link className={textStyles.link} href={pages.myFoods}>
          My foods
        </Link>
      </p>
    );
  }
  return (
    <Card aria-label="Save this recipe">
      <p>Will you cook this again? Save the recipe, and log it by its name.</p>
      <div className={styles.suggestionActions}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={path}>
          Save recipe
        </Link>
      </div>
    </Card>
  );
}
