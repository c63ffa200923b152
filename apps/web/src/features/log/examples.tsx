import { ArrowUpLeft, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./log-screen.module.css";

export const examples: readonly string[] = [
  "2 eggs scrambled in 1 tsp butter, 1 slice of sourdough toast",
  "Chipotle chicken bowl, no rice, extra guacamole",
  "1 cup Greek yogurt, a handful of blueberries, 1 tbsp honey",
];

/** Three examples; a click puts one into the text box. */
export function Examples({ onPick }: { readonly onPick: (example: string) => void }) {
  return (
    <section aria-label="Examples">
      <div className={`${textStyles.eyebrow} ${styles.examplesTitle}`}>Try one of these</div>
      {examples.map((example) => (
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
