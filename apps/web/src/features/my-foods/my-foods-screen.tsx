import { pages } from "@morsel/contracts/facts";
import { usePageTitle } from "../../platform/page.ts";
import { FormPage } from "../../ui/form-page.tsx";
import textStyles from "../../ui/text.module.css";
import { OwnFoodList } from "./own-food-list.tsx";
import { OwnWords } from "./own-words.tsx";

/** The user's own foods, recipes and words, whose names every message can use. */
export function MyFoodsScreen() {
  usePageTitle("My foods");
  return (
    <FormPage
      title="My foods"
      backPath={pages.profile}
      backLabel="Back to Profile"
      loadingText="Loading..."
    >
      <p className={textStyles.secondary}>
        Use these names in any message or edit, and Morsel knows what you mean.
      </p>
      <OwnFoodList kind="food" />
      <OwnFoodList kind="recipe" />
      <OwnWords />
    </FormPage>
  );
}
