import iconStyles from "../../ui/icon.module.css";
import { Plus } from "../../ui/icons.ts";
import pageStyles from "../../ui/page.module.css";
import { questions } from "./content.ts";
import styles from "./landing.module.css";

export function Questions() {
  return (
    <section className={`${pageStyles.page} ${styles.chapter} ${styles.questions}`}>
      <h2 className={styles.headline}>{questions.title}</h2>
      <div>
        {questions.entries.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Plus className={iconStyles.icon} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
