import { createMode, pages, safeReturnPath } from "@morsel/contracts/facts";
import type { ReactNode } from "react";
import { Redirect, useSearchParams } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { usePageTitle } from "../../platform/page.ts";
import { AccountPage } from "./account-page.tsx";
import { t } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Sign in and create account, on one page; `aside` is next to the form on a wide screen. */
export function SignInScreen({ aside }: { readonly aside: ReactNode }) {
  usePageTitle(t.signIn2);
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const returnPath = readReturnPath(search.get("return"));
  if (user) return <Redirect to={returnPath} replace />;
  return (
    <AccountPage aside={aside}>
      <SignInForm returnPath={returnPath} isNewAtFirst={search.get("mode") === createMode} />
    </AccountPage>
  );
}

/** The page after signing in; never the sign-in page itself. */
function readReturnPath(requested: string | null): string {
  if (!requested || requested.startsWith(pages.signIn)) return pages.log;
  return safeReturnPath(requested);
}
