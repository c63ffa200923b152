import pageStyles from "../../ui/page.module.css";
import { stats, testimonials } from "./content.ts";
import styles from "./landing.module.css";

/** A row of figures; nothing if the operator removed them all. */
export function Stats() {
  if (stats.length === 0) return null;
  return (
    <section className={pageStyles.page} aria-label="In figures">
      <dl className={styles.stats}>
        {stats.map(({ figure, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Quotes of users; nothing if the operator removed them all. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <section className={`${pageStyles.page} ${styles.chapter}`} aria-label="What people say">
      <ul className={styles.testimonials}>
        {testimonials.map(({ words, role }) => (
          <li key={words}>
            <figure>
              <blockquote>{words}</blockquote>
              <figcaption>{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
