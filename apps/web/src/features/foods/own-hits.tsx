import type { SavedOwnFood } from "@morsel/contracts";
import { Link } from "wouter";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { ownFoodPath } from "../../api/own-food-links.ts";
import { useUnits } from "../../api/units.ts";
import { formatEnergy } from "../../ui/format-energy.ts";
import { formatGrams } from "../../ui/format-nutrient.ts";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";
import { t } from "./messages.ts";

/** An own food or recipe of the user, with a link to the page that changes it. */
export function OwnHit({ food }: { readonly food: SavedOwnFood }) {
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const { name, per, serving_g, figures } = food;
  const grams = serving_g === null ? "" : ` = ${formatGrams(serving_g)}`;
  const basis = per === "100-g" ? "100\u00a0g" : `serving${grams}`;
  const facts = isEnergyShown
    ? t.energyPerBasis({ energy: formatEnergy(figures.calories_kcal ?? null, units), basis })
    : t.perBasis({ basis });
  return (
    <li>
      <Link href={ownFoodPath(food)} className={styles.hit}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span className={textStyles.muted}> {t.yoursChange}</span>
          <small>{facts}</small>
        </span>
        <Icon of={ChevronRight} isSmall className={textStyles.muted} />
      </Link>
    </li>
  );
}
