import { pages } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Brand } from "../../ui/brand.tsx";
import { t } from "./messages.ts";
import styles from "./sign-in.module.css";

interface Props {
  /** Next to the form on a wide screen. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A page with one form: signing in, and what leads back to it. */
export function AccountPage({ aside, children }: Props) {
  return (
    <div className={styles.page}>
      <main>
        <Link href={pages.home} className={styles.home}>
          <Brand />
        </Link>
        {children}
        <p className={styles.legalLinks}>
          <Link href={pages.privacy}>{t.privacy}</Link>
          <Link href={pages.terms}>{t.terms}</Link>
        </p>
      </main>
      <aside aria-hidden="true">{aside}</aside>
    </div>
  );
}
