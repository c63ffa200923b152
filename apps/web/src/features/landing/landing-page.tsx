import { t } from "./messages.ts";
import "../../ui/tokens.css";
import "../../ui/reset.css";
import "../../ui/base.css";
import "./landing-page.css";
import {
  contactPlaceholder,
  type LandingFigures,
  type LanguageId,
  languageIds,
  languageParameter,
  loginPath,
  originPlaceholder,
  pages,
} from "@morsel/contracts/facts";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, Router } from "wouter";
import { addCatalogue, language } from "../../platform/language.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import iconButton from "../../ui/icon-button.module.css";
import { Download, Icon, X } from "../../ui/icons.tsx";
import pageStyles from "../../ui/page.module.css";
import shellStyles from "../../ui/shell.module.css";
import topBar from "../../ui/top-bar.module.css";
import { LandingScreen } from "./landing-screen.tsx";

/** Sets the language of what is rendered next. Called at build time. */
export function setLandingLanguage(id: LanguageId, catalogue: object | undefined): void {
  if (id !== "en" && catalogue) addCatalogue(id, catalogue);
  language.set(id);
}

/**
 * Renders what the head of the page has in its language: a title, a description, and the page's addresses in all
 * languages. `/` is in the language of the visitor's browser, which is `x-default` for search engines.
 */
export function renderLandingHead(): string {
  const home = `${originPlaceholder}${pages.home}`;
  return renderToStaticMarkup(
    <>
      <title>{`${t.sayWhatYouAte} · Morsel`}</title>
      <meta name="description" content={t.description} />
      <link rel="alternate" hrefLang="x-default" href={home} />
      {languageIds.map((id) => (
        <link key={id} rel="alternate" hrefLang={id} href={`${home}?${languageParameter}=${id}`} />
      ))}
    </>,
  );
}

/** Renders the landing page with these figures, as markup that works without scripts. Called at build time. */
export function renderLandingPage(figures: LandingFigures): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <a className={shellStyles.skipLink} href="#main">
        {t.skipContent}
      </a>
      <header className={topBar.bar}>
        <div className={`${pageStyles.page} ${topBar.row}`}>
          <Link className={topBar.brand} href={pages.home}>
            <Brand />
          </Link>
          <div className={topBar.end}>
            <InstallOffer />
            <a
              className={buttonClass({ tone: "outlined", size: "small" })}
              href={loginPath(pages.log)}
            >
              {t.signIn}
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={shellStyles.fullWidth}>
        <LandingScreen contactEmail={contactPlaceholder} figures={figures} />
      </main>
    </Router>,
  );
}

/** The install button of the top bar; landing-start.ts shows it if the app can be installed. */
function InstallOffer() {
  return (
    <div className={topBar.install} data-install-offer hidden>
      <button
        type="button"
        className={`${buttonClass({ tone: "ghost", size: "small" })} ${topBar.installAction}`}
      >
        <Icon of={Download} isSmall />
        <span>{t.installApp}</span>
      </button>
      <button
        type="button"
        className={iconButton.iconButton}
        aria-label={t.dismissInstallApp}
        title={t.notNow}
      >
        <Icon of={X} isSmall />
      </button>
    </div>
  );
}
