import { type LandingFigures, pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { usePageTitle } from "../../platform/page.ts";
import { BrandMark } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ArrowDown, Icon } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import { closing, example, hero } from "./content.ts";
import { ExampleReceipt } from "./example-receipt.tsx";
import { Questions } from "./faq.tsx";
import { Features } from "./features.tsx";
import styles from "./landing.module.css";
import { LandingFooter } from "./landing-footer.tsx";
import { t } from "./messages.ts";
import { Stats, Testimonials } from "./testimonials.tsx";

/** The landing page for signed-out visitors. Also prerendered, as the page of a first visit. */
export function LandingScreen({
  contactEmail,
  figures = "sample",
}: {
  readonly contactEmail: string;
  readonly figures?: LandingFigures | undefined;
}) {
  usePageTitle(t.sayWhatYouAte);
  return (
    <>
      <Hero />
      <Stats figures={figures} />
      <Features />
      <Testimonials figures={figures} />
      <Questions />
      <section className={`${pageStyles.page} ${styles.closing}`}>
        <BrandMark size={72} />
        <h2 className={styles.headline}>{closing().title}</h2>
        <Link className={buttonClass({ tone: "primary", size: "large" })} href={pages.log}>
          {closing().start}
        </Link>
      </section>
      <LandingFooter contactEmail={contactEmail} />
    </>
  );
}

function Hero() {
  const [firstLine, secondLine] = hero().title;
  return (
    <section className={`${pageStyles.page} ${styles.hero}`} data-scroll="smooth">
      <div>
        <h1>
          {firstLine} <br />
          {secondLine}
        </h1>
        <p className={styles.lead}>{hero().lead}</p>
        <div className={styles.startLinks}>
          <Link className={buttonClass({ tone: "primary", size: "large" })} href={pages.log}>
            {hero().start}
          </Link>
          <a
            className={`${buttonClass({ tone: "ghost", size: "large" })} ${styles.learn}`}
            href="#features"
          >
            {hero().learn}
            <Icon of={ArrowDown} isSmall />
          </a>
        </div>
        <p className={styles.small}>{hero().small}</p>
      </div>
      <div className={styles.demo}>
        <p className={styles.bubble}>{example().message}</p>
        <div className={styles.receipt}>
          <ExampleReceipt title={<h2 className={styles.receiptTitle}>{example().title}</h2>} />
        </div>
      </div>
    </section>
  );
}
