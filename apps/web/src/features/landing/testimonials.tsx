import { type LandingFigures, pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import receiptStyles from "../../ui/receipt.module.css";
import { labels, stats, testimonials } from "./content.ts";
import styles from "./landing.module.css";
import { measuredStats } from "./measured-stats.ts";
import { t } from "./messages.ts";

interface Props {
  readonly figures: LandingFigures;
}

/** A row of figures; nothing if the operator removed them all. */
export function Stats({ figures }: Props) {
  const shown = figures === "measured" ? measuredStats() : stats();
  if (shown.length === 0) return null;
  return (
    <section className={pageStyles.page} aria-label={t.inFigures}>
      <dl className={styles.stats}>
        {shown.map(({ figure, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Origin figures={figures} label={labels().figures} />
    </section>
  );
}

/** Quotes of users; nothing if the operator removed them all. Voices cannot be measured. */
export function Testimonials({ figures }: Props) {
  const voices = testimonials();
  if (voices.length === 0 || figures === "measured") return null;
  return (
    <section className={`${pageStyles.page} ${styles.chapter}`} aria-label={t.whatPeopleSay}>
      <ul className={styles.testimonials}>
        {voices.map(({ words, role }) => (
          <li key={words}>
            <figure>
              <blockquote>{words}</blockquote>
              <figcaption>{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Origin figures={figures} label={labels().voices} />
    </section>
  );
}

/** Says that the section above is a sample, and links to what was measured. */
function Origin({ figures, label }: Props & { readonly label: string }) {
  if (figures === "confirmed") return null;
  return (
    <p className={styles.origin}>
      {figures === "measured" ? null : <span className={receiptStyles.uncertain}>{label}</span>}
      <Link href={pages.accuracy}>
        {labels().measured}
        <Icon of={ChevronRight} isSmall />
      </Link>
    </p>
  );
}
