import { Link } from "wouter";
import { usePageTitle } from "../../platform/page.ts";
import { BrandMark } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ArrowDown } from "../../ui/icons.ts";
import { ExampleReceipt, exampleMessage } from "./example-receipt.tsx";
import { Features } from "./features.tsx";
import { Questions } from "./questions.tsx";

/** What Morsel is, for whoever is not signed in. */
export function LandingScreen() {
  usePageTitle("Say what you ate");
  return (
    <>
      <section className="wrap hero">
        <div>
          <h1>
            Say what you&nbsp;ate. <br />
            Get on with your&nbsp;day.
          </h1>
          <p className="lead">
            One sentence, in your own words. Morsel works out the calories, macros and
            micronutrients, and shows the receipt for every number.
          </p>
          <div className="flex flex-wrap gap-1">
            <Link className={buttonClass({ tone: "yolk", size: "big" })} href="/log">
              Start Tracking Free
            </Link>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the spec's words; the sentence before them says of what. */}
            <a className={`${buttonClass({ tone: "ghost", size: "big" })} learn`} href="#features">
              Learn More
              <ArrowDown className="ic s" aria-hidden="true" />
            </a>
          </div>
          <p className="mt-[18px] text-small text-muted">Free core features. No credit card.</p>
        </div>
        <div className="demo">
          <p className="bubble">{exampleMessage}</p>
          <div className="mt-3.5 mr-5">
            <ExampleReceipt
              title={
                <h2 className="text-title">Spaghetti, Tomato Sauce, Olive Oil and Parmesan</h2>
              }
            />
          </div>
        </div>
      </section>
      <Features />
      <Questions />
      <section className="wrap closing">
        <BrandMark size={72} />
        <h2 className="headline">What did you eat today?</h2>
        <Link className={buttonClass({ tone: "yolk", size: "big" })} href="/log">
          Get Started Free
        </Link>
      </section>
    </>
  );
}
