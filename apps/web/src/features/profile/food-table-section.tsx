import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { buttonClass } from "../../ui/button.tsx";
import { Section, Setting } from "../../ui/section.tsx";
import { t } from "./messages.ts";

/** The ways to the user's own foods and to the food table. */
export function FoodTable() {
  return (
    <Section title={t.foods}>
      <Setting title={t.myFoods} text={t.yourOwnFoodsRecipesAnd}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.myFoods}>
          {t.openMyFoods}
        </Link>
      </Setting>
      <Setting title={t.foodTable} text={t.figuresPortionsAndSources}>
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.foods}>
          {t.lookUpFoods}
        </Link>
      </Setting>
    </Section>
  );
}
