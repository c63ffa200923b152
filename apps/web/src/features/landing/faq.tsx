import { Icon, Plus } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import { questions } from "./content.ts";
import styles from "./landing.module.css";

export function Questions() {
  return (
    <section className={`${pageStyles.page} ${styles.chapter} ${styles.questions}`}>
      <h2 className={styles.headline}>{questions().title}</h2>
      <div>
        {questions().entries.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon of={Plus} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
