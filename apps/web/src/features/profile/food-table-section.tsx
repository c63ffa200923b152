import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { buttonClass } from "../../ui/button.tsx";
import { Section, Setting } from "../../ui/section.tsx";

/** The ways to the user's own foods and to the food table. */
export function FoodTable() {
  return (
    <Section title="Foods">
      <Setting
        title="My foods"
        text="Your own foods, recipes and words: “my latte”, “two bowls of my chili”."
      >
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.myFoods}>
          Open my foods
        </Link>
      </Setting>
      <Setting
        title="Food table"
        text="Figures, portions and sources of the foods that Morsel knows."
      >
        <Link className={buttonClass({ tone: "outlined", size: "small" })} href={pages.foods}>
          Look up foods
        </Link>
      </Setting>
    </Section>
  );
}
