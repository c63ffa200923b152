import type { CurrentUser, SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { type Ref, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { apiErrorText, findApiError } from "../api/client.ts";
import { useCurrentUser } from "../api/current-user.ts";
import { useOutbox } from "../api/outbox.ts";
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
import textStyles from "./text.module.css";
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
  const { user } = useCurrentUser();
  const { save, isSaving, hasSaved } = useSave(mealId, title, user);
  const isWaiting = useOutbox(user).tasks.some(
    ({ task }) => task.kind === "save-meal" && task.mealId === mealId,
  );
  useEffect(() => {
    // The pressed button is replaced by the link.
    if (recipe && hasSaved && document.activeElement === document.body) link.current?.focus();
  }, [recipe, hasSaved]);
  if (isPending) return null;
  if (isWaiting && !recipe) return <p className={textStyles.note}>{t.recipeWaits}</p>;
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

function useSave(mealId: string, title: string, user: CurrentUser | null) {
  const [, navigate] = useLocation();
  const showToast = useToast();
  const saving = useSaveMealAsRecipe(mealId, title, user);
  const { mutateAsync: remove } = useDeleteOwnFood();
  const showError = (title: string) => (error: unknown) =>
    showToast(errorToast(apiErrorText(error, t.morselCannotBeReachedCheck), title));
  const save = () => {
    if (saving.isPending) return;
    saving.mutate(undefined, {
      onSuccess: (recipe) => {
        // Otherwise it waits, which the place of the button says.
        if (!recipe) return;
        const { id, name } = recipe;
        showToast({
          title: t.recipeSaved,
          text: t.logByNameName({ name }),
          durationMs: longToastMs,
          action: {
            label: t.undo,
            onAct: () => void remove(id).catch(showError(t.recipeNotDeleted)),
          },
        });
      },
      onError: (error) => {
        const code = findApiError(error)?.body.error;
        if (formErrors.has(code)) navigate(`${pages.ownRecipe}?meal=${mealId}`);
        else showError(t.recipeNotSaved)(error);
      },
    });
  };
  return { save, isSaving: saving.isPending, hasSaved: saving.isSuccess };
}
