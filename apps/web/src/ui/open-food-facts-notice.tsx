import { openFoodFacts } from "@morsel/nutrition";
import styles from "./open-food-facts-notice.module.css";
import textStyles from "./text.module.css";

interface Props {
  /** The sources of the figures that are shown. */
  readonly sources: readonly (string | undefined)[];
}

/** Names the licence of Open Food Facts if one of the figures is from there; the licence asks for it. */
export function OpenFoodFactsNotice({ sources }: Props) {
  if (!sources.includes(openFoodFacts.dataset)) return null;
  return (
    <p className={`${textStyles.note} ${styles.notice}`}>
      <a
        className={textStyles.link}
        href={openFoodFacts.licenceUrl}
        target="_blank"
        rel="noreferrer"
      >
        {openFoodFacts.notice}
      </a>
    </p>
  );
}
