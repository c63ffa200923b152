import { loginPath, pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { navigateAway } from "../platform/page.ts";
import { Brand } from "../ui/brand.tsx";
import { Button } from "../ui/button.tsx";
import { Icon, UserRound } from "../ui/icons.tsx";
import pageStyles from "../ui/page.module.css";
import topBar from "../ui/top-bar.module.css";
import { InstallButton } from "./install-button.tsx";
import { t } from "./messages.ts";
import { type Tab, tabs } from "./tabs.tsx";

interface Props {
  readonly currentTab: Tab | undefined;
  readonly isSignedIn: boolean;
  readonly path: string;
}

export function TopBar({ currentTab, isSignedIn, path }: Props) {
  const [log, meals, trends, profile] = tabs;
  return (
    <header className={topBar.bar}>
      <div className={`${pageStyles.page} ${topBar.row}`}>
        <Link className={topBar.brand} href={isSignedIn ? pages.log : pages.home}>
          <Brand />
        </Link>
        {isSignedIn ? (
          <nav aria-label={t.main}>
            {[log, meals, trends].map((tab) => (
              <Link
                key={tab.path}
                href={tab.path}
                aria-current={tab === currentTab ? "page" : undefined}
              >
                {t[tab.label]}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className={topBar.end}>
          <InstallButton />
          {isSignedIn ? (
            <Link
              className={topBar.profile}
              href={profile.path}
              aria-label={t.profile}
              aria-current={profile === currentTab ? "page" : undefined}
            >
              <span>
                <Icon of={UserRound} isSmall />
              </span>
            </Link>
          ) : (
            <Button
              tone="outlined"
              size="small"
              onClick={() => navigateAway(loginPath(path === pages.home ? pages.log : path))}
            >
              {t.signIn}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
