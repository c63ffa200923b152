import { createMode, pages, safeReturnPath } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { Link, Redirect, useSearchParams } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { usePageTitle } from "../../platform/page.ts";
import { Brand } from "../../ui/brand.tsx";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in-form.tsx";

/** Sign in and create account, on one page; `aside` is next to the form on a wide screen. */
export function SignInScreen({ aside }: { readonly aside: ReactNode }) {
  usePageTitle("Sign In");
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const returnPath = readReturnPath(search.get("return"));
  if (user) return <Redirect to={returnPath} replace />;
  return (
    <div className={styles.page}>
      <main>
        <Link href={pages.home} className={styles.home}>
          <Brand />
        </Link>
        <SignInForm returnPath={returnPath} isNewAtFirst={search.get("mode") === createMode} />
        <p className={styles.legalLinks}>
          <Link href={pages.privacy}>Privacy</Link>
          <Link href={pages.terms}>Terms</Link>
        </p>
      </main>
      <aside aria-hidden="true">{aside}</aside>
    </div>
  );
}

/** The page after signing in; never the sign-in page itself. */
function readReturnPath(requested: string | null): string {
  if (!requested || requested.startsWith(pages.signIn)) return pages.log;
  return safeReturnPath(requested);
}
