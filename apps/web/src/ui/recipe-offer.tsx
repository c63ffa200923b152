import type { SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { type Ref, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { apiErrorText, findApiError } from "../api/client.ts";
import { ownFoodPath } from "../api/own-food-links.ts";
import {
  useDeleteOwnFood,
  useOwnFoods,
  useRecipeOfMeal,
  useSaveMealAsRecipe,
} from "../api/own-foods.ts";
import { Button } from "./button.tsx";
import { fill } from "./fill.tsx";
import { CircleCheck, Icon } from "./icons.tsx";
import { t } from "./messages-on-demand.ts";
import styles from "./recipe-offer.module.css";
import { useToast } from "./toast.tsx";
import { errorToast, longToastMs } from "./toast-store.ts";

interface Props {
  readonly mealId: string;
  /** The meal's title, which tells the buttons of several meals apart. */
  readonly title: string;
}

/**
 * Saves the recipe of a meal by one press, with an Undo; if its name cannot be used, opens its form. Links to the
 * recipe once it is saved.
 */
export function RecipeOffer({ mealId, title }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { isPending } = useOwnFoods();
  const recipe = useRecipeOfMeal(mealId);
  const { save, isSaving, hasSaved } = useSave(mealId);
  useEffect(() => {
    // The pressed button is replaced by the link.
    if (recipe && hasSaved && document.activeElement === document.body) link.current?.focus();
  }, [recipe, hasSaved]);
  if (isPending) return null;
  return recipe ? (
    <SavedRecipeLink recipe={recipe} linkRef={link} />
  ) : (
    <Button
      tone="outlined"
      size="small"
      aria-label={t.saveAsRecipeTitle({ title })}
      aria-disabled={isSaving || undefined}
      onClick={save}
    >
      {t.saveAsRecipe}
    </Button>
  );
}

interface LinkProps {
  readonly recipe: SavedOwnFood;
  readonly linkRef?: Ref<HTMLAnchorElement>;
}

/** "Saved as my chili", which opens the recipe. */
export function SavedRecipeLink({ recipe, linkRef }: LinkProps) {
  return (
    <Link ref={linkRef} className={styles.saved} href={ownFoodPath(recipe)}>
      <Icon of={CircleCheck} isSmall />
      <span>{fill(t.savedAsBdi, { bdi: <bdi>{recipe.name}</bdi> })}</span>
    </Link>
  );
}

/** Refusals that the user can resolve in the form. */
const formErrors = new Set<unknown>(["own_name_taken", "own_word_unusable", "recipe_unread"]);

function useSave(mealId: string) {
  const [, navigate] = useLocation();
  const showToast = useToast();
  const saving = useSaveMealAsRecipe(mealId);
  const { mutateAsync: remove } = useDeleteOwnFood();
  const showError = (title: string) => (error: unknown) =>
    showToast(errorToast(apiErrorText(error, t.morselCannotBeReachedCheck), title));
  const save = () => {
    if (saving.isPending) return;
    saving.mutate(undefined, {
      onSuccess: ({ id, name }) =>
        showToast({
          title: t.recipeSaved,
          text: t.logByNameName({ name }),
          durationMs: longToastMs,
          action: {
            label: t.undo,
            onAct: () => void remove(id).catch(showError(t.recipeNotDeleted)),
          },
        }),
      onError: (error) => {
        const code = findApiError(error)?.body.error;
        if (formErrors.has(code)) navigate(`${pages.ownRecipe}?meal=${mealId}`);
        else showError(t.recipeNotSaved)(error);
      },
    });
  };
  return { save, isSaving: saving.isPending, hasSaved: saving.isSuccess };
}
