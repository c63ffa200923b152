import { readSite } from "../../api/site.ts";
import { usePageTitle } from "../../platform/page.ts";
import { useLanguage } from "../../platform/use-language.ts";
import pageStyles from "../../ui/page.module.css";
import textStyles from "../../ui/text.module.css";
import styles from "./legal.module.css";
import type { LegalText } from "./legal-text.ts";
import { t } from "./messages.ts";

/** A legal page: sections, and the contact address. */
export function LegalScreen({ text }: { readonly text: LegalText }) {
  usePageTitle(text.title);
  const { contactEmail } = readSite();
  const language = useLanguage();
  return (
    <article className={`${pageStyles.page} ${styles.legal}`} lang="en">
      {language === "en" ? null : (
        <p lang={language} className={textStyles.note}>
          {t.inEnglishOnly}
        </p>
      )}
      <h1>{text.title}</h1>
      <p className={textStyles.muted}>Last updated: {text.lastUpdated}</p>
      <p className={styles.lead}>{text.lead}</p>
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>Contact</h2>
        <p>
          {text.contact}{" "}
          <a className={textStyles.link} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </p>
      </section>
    </article>
  );
}
