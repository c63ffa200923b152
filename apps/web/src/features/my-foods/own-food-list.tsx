import type { SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { useRef } from "react";
import { Link } from "wouter";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useDeleteOwnFood, useOwnFoods, useRestoreOwnFood } from "../../api/own-foods.ts";
import { useUnits } from "../../api/units.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import textStyles from "../../ui/text.module.css";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { describeFigures } from "./describe-food.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { ListCard, Row, saveErrorText } from "./parts.tsx";
import { UnsentFoods, useUnsentFoods } from "./unsent-foods.tsx";

interface Props {
  readonly kind: SavedOwnFood["kind"];
}

const texts = {
  food: {
    get title() {
      return t.foods;
    },
    get add() {
      return t.addFood;
    },
    page: pages.ownFood,
    get empty() {
      return t.noneYetAddFoodWith;
    },
  },
  recipe: {
    get title() {
      return t.recipes;
    },
    get add() {
      return t.addRecipe;
    },
    page: pages.ownRecipe,
    get empty() {
      return t.noneYetWriteDownDish;
    },
  },
} as const;

/** The user's own foods, or recipes. */
export function OwnFoodList({ kind }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const query = useOwnFoods();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const remove = useDelete(focusHeading);
  const unsent = useUnsentFoods(kind);
  const { title, add, page, empty } = texts[kind];
  const foods = query.data?.filter((food) => food.kind === kind);
  return (
    <ListCard
      title={title}
      heading={heading}
      action={
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={page}>
          {add}
        </Link>
      }
    >
      <LoadError text={t.yourFoodsCouldNotBe} query={query} />
      {query.isPending ? <p className={textStyles.note}>{t.loading}</p> : null}
      <UnsentFoods unsent={unsent} onRemoved={focusHeading} />
      {foods?.length === 0 && unsent.length === 0 ? (
        <p className={textStyles.note}>{empty}</p>
      ) : null}
      {foods && foods.length > 0 ? (
        <ul className={styles.rows}>
          {foods.map((food) => (
            <Row key={food.id} name={food.name} text={describeFigures(food, units, isEnergyShown)}>
              <Link
                className={buttonClass({ tone: "ghost", size: "small" })}
                href={`${page}?id=${food.id}`}
                aria-label={t.changeName({ name: food.name })}
              >
                {t.change}
              </Link>
              <Link
                className={buttonClass({ tone: "ghost", size: "small" })}
                href={`${page}?copy=${food.id}`}
                aria-label={t.duplicateName({ name: food.name })}
              >
                {t.duplicate}
              </Link>
              <Button
                size="small"
                tone="ghost"
                aria-label={t.deleteName({ name: food.name })}
                onClick={() => remove(food)}
              >
                {t.delete}
              </Button>
            </Row>
          ))}
        </ul>
      ) : null}
    </ListCard>
  );
}

/** Deletes a food and offers an Undo. */
function useDelete(onDeleted: () => void) {
  const showToast = useToast();
  const deletion = useDeleteOwnFood();
  const { mutateAsync: restore } = useRestoreOwnFood();
  const fail = (title: string) => (error: unknown) =>
    showToast(errorToast(saveErrorText(error), title));
  return ({ id, name }: SavedOwnFood) =>
    deletion.mutate(id, {
      onSuccess: () => {
        onDeleted();
        showToast({
          title: t.deleted,
          text: name,
          durationMs: longToastMs,
          action: { label: t.undo, onAct: () => void restore(id).catch(fail(t.notRestored)) },
        });
      },
      onError: fail(t.notDeleted),
    });
}
