import type { MealEntry } from "@morsel/contracts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { Link, useLocation } from "wouter";
import { findApiError } from "../../../api/client.ts";
import { useCurrentUser } from "../../../api/current-user.ts";
import { useLogAgain } from "../../../api/log-again.ts";
import { detailDeleteErrorText, useMeal } from "../../../api/meals.ts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChevronLeft, CopyPlus, Icon, Pencil, Trash2 } from "../../../ui/icons.tsx";
import pageStyles from "../../../ui/page.module.css";
import { Spinner } from "../../../ui/spinner.tsx";
import { useIsProcessing } from "../api/edits.ts";
import { MealNotFound } from "../meal-not-found.tsx";
import { t } from "../messages.ts";
import { PleaseLogIn } from "../please-log-in.tsx";
import { useDelete } from "../use-delete.ts";
import { mealWithoutEnergy } from "../without-energy.ts";
import styles from "./meal-detail.module.css";
import { MealDetail } from "./meal-detail.tsx";
import { MealDetailSkeleton } from "./meal-detail-skeleton.tsx";
import { ShareButton } from "./share-button.tsx";

/** One meal, with the receipt of every number. */
export function MealScreen({ id }: { readonly id: string }) {
  const isSignedIn = useCurrentUser().user !== null;
  const meal = useMeal(id, isSignedIn, t.failedFetchMealDetails);
  const isBeingEdited = useIsProcessing(id, isSignedIn);
  const preferences = usePreferences(isSignedIn);
  const [, navigate] = useLocation();
  const { isDeleting, remove } = useDelete(detailDeleteErrorText);
  const shown = meal.data && !preferences.isEnergyShown ? mealWithoutEnergy(meal.data) : meal.data;
  usePageTitle(shown?.title ?? t.meal);

  const removeAndLeave = async () => {
    if (await remove(id)) navigate(pages.meals);
  };
  if (!isSignedIn) return <PleaseLogIn text={t.pleaseLogViewMealDetails} />;
  // While this screen deletes the meal, its 404 is not an error.
  if (findApiError(meal.error)?.status === 404 && !isDeleting(id)) {
    return <MealNotFound title={t.mealNotFound} text={t.mealYoureLookingForDoesnt} />;
  }
  if (meal.isError && !meal.data) return <ErrorState query={meal} />;
  return (
    <div className={pageStyles.page}>
      <div className={styles.toolbar}>
        <Link className={styles.back} href={pages.meals}>
          <Icon of={ChevronLeft} />
          {t.meals}
        </Link>
        {shown ? (
          <div className={styles.share}>
            <LogAgainButton meal={shown} />
            <ShareButton meal={shown} isEnergyHidden={preferences.isEnergyHidden} />
            <EditButton id={id} isLocked={isBeingEdited} />
            <DeleteButton meal={shown} isDeleting={isDeleting(id)} onDelete={removeAndLeave} />
          </div>
        ) : null}
      </div>
      {shown && preferences.isKnown ? (
        <MealDetail
          meal={shown}
          isEnergyShown={preferences.isEnergyShown}
          targets={preferences.targetsOf(shown.local_day)}
          isBeingEdited={isBeingEdited}
        />
      ) : (
        <MealDetailSkeleton />
      )}
    </div>
  );
}

function EditButton({ id, isLocked }: { readonly id: string; readonly isLocked: boolean }) {
  const [path, navigate] = useLocation();
  return (
    <IconButton
      label={isLocked ? t.mealBeingProcessed : t.editMeal}
      isBusy={isLocked}
      onClick={() => navigate(pagePath(pages.editMeal, id), { state: { from: path } })}
    >
      {isLocked ? <Spinner /> : <Icon of={Pencil} isSmall />}
    </IconButton>
  );
}

function LogAgainButton({ meal }: { readonly meal: MealEntry }) {
  const { isLogging, logAgain } = useLogAgain();
  return (
    <IconButton
      label={t.logAgainNow}
      isBusy={isLogging}
      onClick={() => logAgain([{ id: meal.id, consumed_at: new Date().toISOString() }])}
    >
      {isLogging ? <Spinner /> : <Icon of={CopyPlus} isSmall />}
    </IconButton>
  );
}

interface DeleteProps {
  readonly meal: MealEntry;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function DeleteButton({ meal, isDeleting, onDelete }: DeleteProps) {
  return (
    <ConfirmDialog
      trigger={
        <IconButton label={t.deleteMeal} disabled={isDeleting}>
          {isDeleting ? <Spinner /> : <Icon of={Trash2} isSmall />}
        </IconButton>
      }
      title={t.deleteMeal}
      text={t.youSureYouWantDelete({ title: meal.title })}
      confirmLabel={t.delete}
      onConfirm={onDelete}
    />
  );
}
