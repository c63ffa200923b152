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
import { fill } from "../../ui/fill.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams } from "../../ui/format-nutrient.ts";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { useFoodSearch, useProductSearch } from "./api/foods.ts";
import { findOwnFoods } from "./find-own-foods.ts";
import styles from "./foods.module.css";
import { t } from "./messages.ts";
import { OwnHit } from "./own-hits.tsx";
import { ProductHits } from "./product-hits.tsx";
import { searchState, useSearchText } from "./search-text.ts";

/** A pause between keys after which the words are searched. */
const pauseMs = 150;

/** A search in the food table. */
export function FoodsScreen() {
  usePageTitle(t.foods);
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
      title={t.foods}
      backPath={pages.profile}
      backLabel={t.backProfile}
      loadingText={t.loading}
    >
      <search className={styles.search}>
        <TextField
          label={t.searchFoods}
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
          {t.tryAgain}
        </Button>
      ) : null}
      {own.length + (hits?.length ?? 0) > 0 ? (
        <ul className={styles.hits} aria-label={t.foodsFound}>
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
    return t.figuresYourMealsComeFrom;
  }
  if (isError && !isOnline) {
    return t.youOfflineFoodTableOn2;
  }
  if (isError) return t.searchDidNotWork;
  if (count === undefined) return t.searching;
  if (count === 0) return t.queryNotTable({ query });
  return t.foodsFoundCount(count);
}

function NothingFound() {
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const energy = isEnergyShown ? `${formatEnergy(152, units)}, ` : "";
  return (
    <ul className={styles.hints}>
      <li>
        {fill(t.addLinkWithFiguresOn, {
          link: (
            <Link className={textStyles.link} href={pages.myFoods}>
              {t.myFoods}
            </Link>
          ),
        })}
      </li>
      <li>{t.tryShorterOrMoreCommon}</li>
      <li>
        {fill(t.orLogOnceWithFigures, {
          strong: <b>{fill(t.proteinPuddingEnergy20G, { energy })}</b>,
        })}
      </li>
    </ul>
  );
}

function Hit({ hit, query }: { readonly hit: FoodHitEntry; readonly query: string }) {
  const { id, name, matched_name, calories_kcal, usual_portion } = hit;
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const facts = [
    ...(isEnergyShown
      ? [t.caloriesKcalPer100G({ calories_kcal: formatEnergy(calories_kcal, units) })]
      : []),
    ...(usual_portion
      ? [`${usual_portion.name ?? usual_portion.label} = ${formatGrams(usual_portion.grams)}`]
      : []),
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
