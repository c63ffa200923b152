import { contactPlaceholder } from "@morsel/contracts/facts";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, Router } from "wouter";
import { loginPath } from "../../api/login-path.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Download, X } from "../../ui/icons.ts";
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
            <InstallOffer />
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

/** As the app's own bar has it; landing-start.ts shows it where it is wanted. */
function InstallOffer() {
  return (
    <div className="install" hidden>
      <button type="button" className={buttonClass({ tone: "ghost", size: "sm" })}>
        <Download className="ic s" aria-hidden="true" />
        <span>Install App</span>
      </button>
      <button type="button" className="icb" aria-label="Dismiss Install App" title="Not now">
        <X className="ic s" aria-hidden="true" />
      </button>
    </div>
  );
}
