import { ArrowUpLeft, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./log-screen.module.css";
import { t } from "./messages.ts";

export const readExamples = (): readonly string[] => [t.n2Eggs, t.chipotle, t.n1CupGreek];

/** Three examples; a click puts one into the text box. */
export function Examples({ onPick }: { readonly onPick: (example: string) => void }) {
  return (
    <section aria-label={t.examples}>
      <div className={`${textStyles.eyebrow} ${styles.examplesTitle}`}>{t.tryOneThese}</div>
      {readExamples().map((example) => (
        <button
          key={example}
          type="button"
          className={styles.example}
          onClick={() => onPick(example)}
        >
          {example}
          <Icon of={ArrowUpLeft} isSmall />
        </button>
      ))}
    </section>
  );
}
