import type { MealEntry } from "@morsel/contracts";
import { Link, useLocation } from "wouter";
import { findRefusal } from "../../../api/client.ts";
import { useCurrentUser } from "../../../api/current-user.ts";
import { detailDeleteErrorText, useDeleteMeal, useMeal } from "../../../api/meals.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { Blank } from "../../../ui/blank.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChevronLeft, Trash2 } from "../../../ui/icons.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { PleaseLogIn } from "../please-log-in.tsx";
import { MealDetail } from "./meal-detail.tsx";
import { MealDetailSkeleton } from "./meal-detail-skeleton.tsx";

/** One meal, with the receipt of every number. */
export function MealScreen({ id }: { readonly id: string }) {
  const isSignedIn = useCurrentUser().user !== null;
  const meal = useMeal(id, isSignedIn);
  usePageTitle(meal.data?.title ?? "Meal");

  if (!isSignedIn) return <PleaseLogIn text="Please log in to view meal details." />;
  if (findRefusal(meal.error)?.status === 404) return <MealNotFound />;
  if (meal.isError) {
    return (
      <Blank picture={<EmptyPlate isMissing />} title={meal.error.message} text="Please try again.">
        <Button onClick={() => void meal.refetch()}>Try again</Button>
      </Blank>
    );
  }
  return (
    <div className="wrap">
      <div className="mb-0.5 flex items-center justify-between">
        <Link className="back" href="/meals">
          <ChevronLeft className="ic" aria-hidden="true" />
          Meals
        </Link>
        {meal.data ? <DeleteButton meal={meal.data} /> : null}
      </div>
      {meal.data ? <MealDetail meal={meal.data} /> : <MealDetailSkeleton />}
    </div>
  );
}

function DeleteButton({ meal }: { readonly meal: MealEntry }) {
  const [, navigate] = useLocation();
  const showToast = useToast();
  const deleteMeal = useDeleteMeal();
  const remove = () => {
    deleteMeal.mutate(meal.id, {
      onSuccess: () => navigate("/meals"),
      onError: (error) => {
        showToast({ title: "Error", text: detailDeleteErrorText(error), isError: true });
      },
    });
  };
  return (
    <div className="-mr-2.5">
      <ConfirmDialog
        trigger={
          <IconButton label="Delete Meal" disabled={deleteMeal.isPending}>
            {deleteMeal.isPending ? <Spinner /> : <Trash2 className="ic s" aria-hidden="true" />}
          </IconButton>
        }
        title="Delete Meal"
        text={`Are you sure you want to delete "${meal.title}"? This action cannot be undone.`}
        confirmLabel="Delete"
        onConfirm={remove}
      />
    </div>
  );
}

function MealNotFound() {
  return (
    <Blank
      picture={<EmptyPlate isMissing />}
      title="Meal Not Found"
      text="The meal you're looking for doesn't exist or has been deleted."
    >
      <Link className={buttonClass({ tone: "quiet" })} href="/meals">
        Back to Meals
      </Link>
    </Blank>
  );
}
