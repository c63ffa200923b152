import type { ReactNode } from "react";
import chipStyles from "../../ui/chip.module.css";
import { Chip } from "../../ui/chip.tsx";
import { formatNumber } from "../../ui/format-number.ts";
import { Ring } from "../../ui/gauge.tsx";
import { CircleCheck, Icon } from "../../ui/icons.tsx";
import { Meter } from "../../ui/meter.tsx";
import pageStyles from "../../ui/page.module.css";
import textStyles from "../../ui/text.module.css";
import { features } from "./content.ts";
import styles from "./landing.module.css";
import { t } from "./messages.ts";

/** Three cards, each with a picture made of real components. */
export function Features() {
  return (
    <section className={`${pageStyles.page} ${styles.chapter}`} id="features">
      <h2 className={styles.headline}>{features().title}</h2>
      <ul className={styles.features}>
        <Feature
          title={features().fast.title}
          text={features().fast.text}
          picture={
            <div className={styles.messages}>
              <div className={styles.message}>{features().fast.message}</div>
              <div className={`${styles.message} ${styles.answer}`}>
                <Icon of={CircleCheck} className={textStyles.positive} />
                {features().fast.answer}
              </div>
            </div>
          }
        />
        <Feature
          title={features().wellness.title}
          text={features().wellness.text}
          picture={
            <div className={styles.stack}>
              <Meter
                label={t.protein}
                mark={{ shape: "square", color: "var(--macro-protein)" }}
                value={63.8}
                goal={50}
                valueText={formatNumber(63.8, 1)}
                goalText="50"
                unit="g"
                notes={[t.n138GOver]}
              />
              <div className={`${chipStyles.chips} ${styles.chips}`}>
                <Chip label={t.fiber} value={`${formatNumber(6.4, 1)}\u00a0g`} />
                <Chip label={t.vitaminD} value="—" />
              </div>
            </div>
          }
        />
        <Feature
          title={features().insights.title}
          text={features().insights.text}
          picture={
            <div className={styles.score}>
              <Ring percent={79} size={92} label={t.dailyScore79100}>
                <span className={styles.scoreValue}>79</span>
              </Ring>
              <div className={styles.meters}>
                <Meter
                  label={t.fat}
                  mark={{ shape: "diamond", color: "var(--macro-fat)" }}
                  value={56.2}
                  goal={78}
                  valueText={formatNumber(56.2, 1)}
                  goalText="78"
                  unit="g"
                />
                <Meter
                  label={t.carbs}
                  mark={{ shape: "circle", color: "var(--macro-carbs)" }}
                  value={214.9}
                  goal={275}
                  valueText={formatNumber(214.9, 1)}
                  goalText="275"
                  unit="g"
                />
              </div>
            </div>
          }
        />
      </ul>
    </section>
  );
}

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

function Feature({ title, text, picture }: FeatureProps) {
  return (
    <li className={styles.feature}>
      <div className={styles.picture}>{picture}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
