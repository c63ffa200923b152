import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { Brand } from "../../ui/brand.tsx";
import pageStyles from "../../ui/page.module.css";
import { footer } from "./content.ts";
import styles from "./landing.module.css";

export function LandingFooter({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <footer className={`${pageStyles.page} ${styles.footer}`}>
      <Brand />
      <div className={styles.links}>
        <Link href={pages.privacy}>{footer().privacy}</Link>
        <Link href={pages.terms}>{footer().terms}</Link>
        <a href={`mailto:${contactEmail}`}>{footer().contact}</a>
      </div>
    </footer>
  );
}
