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
import { describeFigures } from "./describe-food.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { ListCard, Row } from "./parts.tsx";
import { UnsentFoods, useUnsentFoods } from "./unsent-foods.tsx";
import { UnsentTasks, useDeleteOrKeep, useUnsentTasks } from "./unsent-tasks.tsx";

interface Props {
  readonly kind: SavedOwnFood["kind"];
}

const textsOf = (kind: Props["kind"]) =>
  kind === "food"
    ? { title: t.foods, add: t.addFood, page: pages.ownFood, empty: t.noneYetAddFoodWith }
    : { title: t.recipes, add: t.addRecipe, page: pages.ownRecipe, empty: t.noneYetWriteDownDish };

/** The user's own foods, or recipes. */
export function OwnFoodList({ kind }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const query = useOwnFoods();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const remove = useDelete(focusHeading);
  const unsent = useUnsentFoods(kind);
  const tasks = useUnsentTasks(kind);
  const deleted = new Set(tasks.map(({ id }) => id));
  const { title, add, page, empty } = textsOf(kind);
  const foods = query.data?.filter((food) => food.kind === kind && !deleted.has(food.id));
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
      <UnsentTasks tasks={tasks} onRemoved={focusHeading} />
      {foods?.length === 0 && unsent.length === 0 && tasks.length === 0 ? (
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
  const { mutateAsync: send } = useDeleteOwnFood();
  const { mutateAsync: restore } = useRestoreOwnFood();
  const deleteOrKeep = useDeleteOrKeep();
  return (food: SavedOwnFood) =>
    void deleteOrKeep(food, {
      ...{ of: food.kind, send, undo: () => restore(food.id), onDeleted },
      titles: { deleted: t.deleted, notDeleted: t.notDeleted, notRestored: t.notRestored },
    });
}
