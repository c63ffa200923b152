import { Link } from "wouter";
import { loginPath } from "../api/login-path.ts";
import { navigateAway } from "../platform/page.ts";
import { Brand } from "../ui/brand.tsx";
import { Button } from "../ui/button.tsx";
import { UserRound } from "../ui/icons.ts";
import { InstallButton } from "./install-button.tsx";
import { type Tab, tabs } from "./tabs.tsx";

interface Props {
  readonly marked: Tab | undefined;
  readonly isSignedIn: boolean;
  readonly path: string;
}

export function TopBar({ marked, isSignedIn, path }: Props) {
  const [log, meals, trends, profile] = tabs;
  return (
    <header className="top">
      <div className="wrap">
        <Link className="brand" href={isSignedIn ? "/log" : "/"}>
          <Brand />
        </Link>
        {isSignedIn ? (
          <nav aria-label="Main">
            {[log, meals, trends].map((tab) => (
              <Link
                key={tab.path}
                href={tab.path}
                aria-current={tab === marked ? "page" : undefined}
              >
                {tab.label}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className="end">
          <InstallButton />
          {isSignedIn ? (
            <Link
              className="profile"
              href={profile.path}
              aria-label="Profile"
              aria-current={profile === marked ? "page" : undefined}
            >
              <span>
                <UserRound className="ic s" aria-hidden="true" />
              </span>
            </Link>
          ) : (
            <Button
              tone="line"
              size="sm"
              onClick={() => navigateAway(loginPath(path === "/" ? "/log" : path))}
            >
              Sign In
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
