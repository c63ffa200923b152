import { pages } from "@morsel/contracts/facts";
import { usePageTitle } from "../../platform/page.ts";
import { FormPage } from "../../ui/form-page.tsx";
import textStyles from "../../ui/text.module.css";
import { t } from "./messages.ts";
import { OwnFoodList } from "./own-food-list.tsx";
import { OwnWords } from "./own-words.tsx";

/** The user's own foods, recipes and words, whose names every message can use. */
export function MyFoodsScreen() {
  usePageTitle(t.myFoods);
  return (
    <FormPage
      title={t.myFoods}
      backPath={pages.profile}
      backLabel={t.backProfile}
      loadingText={t.loading}
    >
      <p className={textStyles.secondary}>{t.useTheseNamesAnyMessage}</p>
      <OwnFoodList kind="food" />
      <OwnFoodList kind="recipe" />
      <OwnWords />
    </FormPage>
  );
}
