import { Link } from "wouter";
import { usePageTitle } from "../../platform/page.ts";
import { BrandMark } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ArrowDown } from "../../ui/icons.ts";
import { closing, example, hero } from "./content.ts";
import { ExampleReceipt } from "./example-receipt.tsx";
import { Questions } from "./faq.tsx";
import { Features } from "./features.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { Stats, Testimonials } from "./testimonials.tsx";

export const landingTitle = "Say what you ate";

/** What Morsel is, for whoever is not signed in. Built ahead too, as the page of a first visit. */
export function LandingScreen({ contactEmail }: { readonly contactEmail: string }) {
  usePageTitle(landingTitle);
  return (
    <>
      <Hero />
      <Stats />
      <Features />
      <Testimonials />
      <Questions />
      <section className="wrap closing">
        <BrandMark size={72} />
        <h2 className="headline">{closing.title}</h2>
        <Link className={buttonClass({ tone: "yolk", size: "big" })} href="/log">
          {closing.start}
        </Link>
      </section>
      <LandingFooter contactEmail={contactEmail} />
    </>
  );
}

function Hero() {
  const [firstLine, secondLine] = hero.title;
  return (
    <section className="wrap hero">
      <div>
        <h1>
          {firstLine} <br />
          {secondLine}
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="flex flex-wrap gap-1">
          <Link className={buttonClass({ tone: "yolk", size: "big" })} href="/log">
            {hero.start}
          </Link>
          <a className={`${buttonClass({ tone: "ghost", size: "big" })} learn`} href="#features">
            {hero.learn}
            <ArrowDown className="ic s" aria-hidden="true" />
          </a>
        </div>
        <p className="mt-7 text-small text-muted">{hero.small}</p>
      </div>
      <div className="demo">
        <p className="bubble">{example.message}</p>
        <div className="mt-3.5 mr-5">
          <ExampleReceipt title={<h2 className="text-title">{example.title}</h2>} />
        </div>
      </div>
    </section>
  );
}
