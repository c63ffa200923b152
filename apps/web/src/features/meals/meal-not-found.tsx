import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { t } from "./messages.ts";

interface Props {
  readonly title: string;
  readonly text?: string;
}

export function MealNotFound(props: Props) {
  return (
    <EmptyState {...props} picture={<EmptyPlate isMissing />}>
      <Link className={buttonClass({ tone: "quiet" })} href={pages.meals}>
        {t.backMeals}
      </Link>
    </EmptyState>
  );
}
