import { pages } from "@morsel/contracts/facts";
import { type ReactNode, useEffect, useRef } from "react";
import shellStyles from "../ui/shell.module.css";
import { t } from "./messages.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { TabBar } from "./tab-bar.tsx";
import { findCurrentTab, findTab } from "./tabs.tsx";
import { TopBar } from "./top-bar.tsx";

interface Props {
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

/** The bars around each screen except the sign-in page. */
export function Shell({ path, isSignedIn, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const isPage = findTab(path, isSignedIn) === undefined;
  const currentTab = findCurrentTab(path, isSignedIn);
  const isLanding = isPage && (path === pages.home || path === pages.profile);
  useFocusOnPageChange(main, isPage ? path : undefined);
  return (
    <>
      <a className={shellStyles.skipLink} href="#main">
        {t.skipContent}
      </a>
      <TopBar currentTab={currentTab} isSignedIn={isSignedIn} path={path} />
      <main ref={main} id="main" tabIndex={-1} className={isLanding ? shellStyles.fullWidth : ""}>
        {children}
      </main>
      <div className={shellStyles.bottomBars}>
        <OfflineNotice />
        {isSignedIn || path !== "/" ? <TabBar currentTab={currentTab} /> : null}
      </div>
    </>
  );
}

/** Moves the focus to a page when it opens, except for the first page of a visit. */
function useFocusOnPageChange(
  main: { readonly current: HTMLElement | null },
  page: string | undefined,
): void {
  const last = useRef(page);
  useEffect(() => {
    if (page !== undefined && page !== last.current) main.current?.focus({ preventScroll: true });
    last.current = page;
  }, [main, page]);
}
