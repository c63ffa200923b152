import type { FoodEntry } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { useState } from "react";
import { findApiError } from "../../api/client.ts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useIsOnline } from "../../platform/connection.ts";
import { usePageTitle } from "../../platform/page.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { fill } from "../../ui/fill.tsx";
import { type Amount, findGrams, gramsUnit } from "../../ui/food-amount.ts";
import { FormPage } from "../../ui/form-page.tsx";
import { formatGrams } from "../../ui/format-nutrient.ts";
import { LoadError } from "../../ui/load-error.tsx";
import { useFood } from "./api/foods.ts";
import { FoodFigures } from "./food-figures.tsx";
import { FoodSource } from "./food-source.tsx";
import styles from "./foods.module.css";
import { LogFood } from "./log-food.tsx";
import { t } from "./messages.ts";
import { searchState, useSearchText } from "./search-text.ts";

/** The router leaves the colons of ids encoded: "product%3Aoff%3A05000159407236". */
const decodeColons = (id: string) => id.replaceAll("%3A", ":");

/** A food of the table or a product: its figures, portions, source and names. */
export function FoodScreen({ id }: { readonly id: string }) {
  const food = useFood(decodeColons(id));
  const isOnline = useIsOnline();
  const text = useSearchText();
  usePageTitle(food.data?.name ?? t.food);
  const isUnknown = findApiError(food.error)?.status === 404;
  return (
    <FormPage
      title={food.data?.name ?? t.food}
      backPath={pages.foods}
      backState={searchState(text)}
      backLabel={t.backFoods}
      loadingText={t.loading}
    >
      {food.data ? <Food food={food.data} /> : null}
      {isUnknown ? (
        <EmptyState
          picture={<EmptyPlate isMissing />}
          title={t.notTable}
          level={2}
          text={t.thereNoFoodWithThis}
        />
      ) : (
        <LoadError text={isOnline ? t.thisFoodCouldNotBe : t.youOfflineFoodTableOn} query={food} />
      )}
      {food.isPending ? <p role="status">{t.loading}</p> : null}
    </FormPage>
  );
}

function Food({ food }: { readonly food: FoodEntry }) {
  const isEnergyShown = !useIsEnergyHidden(true);
  const [amount, setAmount] = useState<Amount>(() => usualAmount(food));
  const grams = findGrams(amount, food.portions);
  return (
    <>
      <LogFood food={food} amount={amount} onChange={setAmount} />
      <FoodFigures food={food} grams={grams} isEnergyShown={isEnergyShown} />
      <Portions food={food} />
      <FoodSource source={food.source} />
      <Names food={food} />
    </>
  );
}

function usualAmount({ portions, usual_portion }: FoodEntry): Amount {
  const usual = usual_portion === null ? undefined : portions[usual_portion];
  return usual ? { text: "1", unit: usual.label } : { text: "100", unit: gramsUnit };
}

function Portions({ food: { portions, usual_portion } }: { readonly food: FoodEntry }) {
  if (portions.length === 0) return null;
  return (
    <Card>
      <h2>{t.portions}</h2>
      <dl className={styles.facts}>
        {portions.map(({ label, grams, name = label }, place) => (
          <div key={label}>
            <dt>
              {name}
              {place === usual_portion ? <small> {t.usedIfYouNameNo}</small> : null}
            </dt>
            <dd>{formatGrams(grams)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Names({ food }: { readonly food: FoodEntry }) {
  const { other_names, names_of_similar_foods } = food;
  if (other_names.length + names_of_similar_foods.length === 0) return null;
  return (
    <Card>
      <h2>{t.usedForTheseWords}</h2>
      {other_names.length > 0 ? <WordList words={other_names} /> : null}
      {names_of_similar_foods.length > 0 ? (
        <>
          <h3>{t.similarFoods}</h3>
          <p>{fill(t.tableDoesNotHaveThese, { name: food.name })}</p>
          <WordList words={names_of_similar_foods} />
        </>
      ) : null}
    </Card>
  );
}

function WordList({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}
