import type { ProductHitEntry } from "@morsel/contracts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useUnits } from "../../api/units.ts";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams, formatMillilitres } from "../../ui/format-nutrient.ts";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import { OpenFoodFactsNotice } from "../../ui/open-food-facts-notice.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";
import { t } from "./messages.ts";
import { searchState } from "./search-text.ts";

interface Props {
  readonly products: readonly ProductHitEntry[];
  readonly query: string;
}

/** The packaged products that match a query. */
export function ProductHits({ products, query }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2>{t.packagedProducts}</h2>
      <ul className={styles.hits} aria-label={t.productsFound}>
        {products.map((hit) => (
          <ProductHit key={hit.id} hit={hit} query={query} />
        ))}
      </ul>
      <OpenFoodFactsNotice sources={products.map(({ source }) => source)} />
    </section>
  );
}

interface HitProps {
  readonly hit: ProductHitEntry;
  readonly query: string;
}

function ProductHit({ hit, query }: HitProps) {
  const { id, name, calories_kcal, is_per_volume, usual_portion, source } = hit;
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const [unit, formatSize] = is_per_volume
    ? (["ml", formatMillilitres] as const)
    : (["g", formatGrams] as const);
  const facts = [
    ...(isEnergyShown
      ? [t.caloriesKcalPer100Unit({ calories_kcal: formatEnergy(calories_kcal, units), unit })]
      : []),
    ...(usual_portion
      ? [`${usual_portion.name ?? usual_portion.label} = ${formatSize(usual_portion.grams)}`]
      : []),
    source,
  ];
  return (
    <li>
      <Link href={pagePath(pages.food, id)} state={searchState(query)} className={styles.hit}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{facts.join(" · ")}</small>
        </span>
        <Icon of={ChevronRight} isSmall className={textStyles.muted} />
      </Link>
    </li>
  );
}
