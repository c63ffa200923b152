import type { FoodHitEntry } from "@morsel/contracts";
import { foodQueryMaxLength, pagePath, pages } from "@morsel/contracts/facts";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useOwnFoods } from "../../api/own-foods.ts";
import { useUnits } from "../../api/units.ts";
import { useIsOnline } from "../../platform/connection.ts";
import { usePageTitle } from "../../platform/page.ts";
import { useSettled } from "../../platform/use-settled.ts";
import { Button } from "../../ui/button.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams } from "../../ui/format-nutrient.ts";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useFoodSearch, useProductSearch } from "./api/foods.ts";
import { findOwnFoods } from "./find-own-foods.ts";
import styles from "./foods.module.css";
import { OwnHit } from "./own-hits.tsx";
import { ProductHits } from "./product-hits.tsx";
import { searchState, useSearchText } from "./search-text.ts";

/** A pause between keys after which the words are searched. */
const pauseMs = 150;

/** A search in the food table. */
export function FoodsScreen() {
  usePageTitle("Foods");
  const searched = useSearchText();
  const [, navigate] = useLocation();
  const [text, setText] = useState(searched);
  const settled = useSettled(text.trim(), pauseMs);
  const query = text.trim() === "" ? "" : (settled ?? "");
  useEffect(() => {
    if (settled !== undefined && settled !== searched)
      navigate(pages.foods, { replace: true, state: searchState(settled) });
  }, [settled, searched, navigate]);
  return (
    <FormPage
      title="Foods"
      backPath={pages.profile}
      backLabel="Back to Profile"
      loadingText="Loading..."
    >
      <search className={styles.search}>
        <TextField
          label="Search foods"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={foodQueryMaxLength}
          value={text}
          onChange={setText}
        />
      </search>
      <Results query={query} />
    </FormPage>
  );
}

function Results({ query }: { readonly query: string }) {
  const foods = useFoodSearch(query);
  const productSearch = useProductSearch(query);
  const isOnline = useIsOnline();
  const ownFoods = useOwnFoods().data ?? [];
  const own = findOwnFoods(ownFoods, query);
  const hits = query === "" ? undefined : foods.data;
  const products = query === "" ? [] : (productSearch.data ?? []);
  // Own foods are on the device: they are shown also if the table cannot be searched.
  const count = hits && own.length + hits.length;
  return (
    <div>
      <p role="status" className={count ? textStyles.visuallyHidden : textStyles.secondary}>
        {describeState(query, foods.isError, isOnline, count)}
      </p>
      {count === 0 && products.length === 0 && !productSearch.isLoading ? <NothingFound /> : null}
      {foods.isError && isOnline && query !== "" ? (
        <Button size="small" className={styles.retry} onClick={() => void foods.refetch()}>
          Try again
        </Button>
      ) : null}
      {own.length + (hits?.length ?? 0) > 0 ? (
        <ul className={styles.hits} aria-label="Foods found">
          {own.map((food) => (
            <OwnHit key={food.id} food={food} />
          ))}
          {hits?.map((hit) => (
            <Hit key={hit.id} hit={hit} query={query} />
          ))}
        </ul>
      ) : null}
      <ProductHits products={products} query={query} />
    </div>
  );
}

function describeState(
  query: string,
  isError: boolean,
  isOnline: boolean,
  count: number | undefined,
): string {
  if (query === "") {
    return "The figures of your meals come from this table. Look up a food to see its figures, its portions and where they come from.";
  }
  if (isError && !isOnline) {
    return "You are offline. The food table is on the server: search again when you are back online.";
  }
  if (isError) return "The search did not work.";
  if (count === undefined) return "Searching...";
  if (count === 0) return `“${query}” is not in the table.`;
  return count === 1 ? "1 food found" : `${count} foods found`;
}

function NothingFound() {
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const energy = isEnergyShown ? `${formatEnergy(152, units)}, ` : "";
  return (
    <ul className={styles.hints}>
      <li>
        Add it to{" "}
        <Link className={textStyles.link} href={pages.myFoods}>
          My foods
        </Link>{" "}
        with the figures on its label.
      </li>
      <li>Try a shorter or more common name: “yogurt” instead of its brand.</li>
      <li>
        Or log it once with its figures: “<b>protein pudding, {energy}20 g protein</b>”.
      </li>
    </ul>
  );
}

function Hit({ hit, query }: { readonly hit: FoodHitEntry; readonly query: string }) {
  const { id, name, matched_name, calories_kcal, usual_portion } = hit;
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const facts = [
    ...(isEnergyShown ? [`${formatEnergy(calories_kcal, units)} per 100\u00a0g`] : []),
    ...(usual_portion ? [`${usual_portion.label} = ${formatGrams(usual_portion.grams)}`] : []),
  ];
  return (
    <li>
      <Link href={pagePath(pages.food, id)} state={searchState(query)} className={styles.hit}>
        <span>
          <b>{name}</b>
          {matched_name === null ? null : (
            <span className={textStyles.muted}>
              {" "}
              · <bdi>{matched_name}</bdi>
            </span>
          )}
          <small>{facts.join(" · ")}</small>
        </span>
        <Icon of={ChevronRight} isSmall className={textStyles.muted} />
      </Link>
    </li>
  );
}
