import { contactPlaceholder } from "@morsel/contracts/facts";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, Router } from "wouter";
import { loginPath } from "../../api/identity.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { LandingScreen } from "./landing-screen.tsx";

/** The landing page as markup that needs no script: bars, links and all. Made at build time. */
export function renderLandingPage(): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <div className="wrap">
          <Link className="brand" href="/">
            <Brand />
          </Link>
          <div className="end">
            <a className={buttonClass({ tone: "line", size: "sm" })} href={loginPath("/log")}>
              Sign In
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="bleed">
        <LandingScreen contactEmail={contactPlaceholder} />
      </main>
    </Router>,
  );
}
