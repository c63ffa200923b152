import type { CalorieGuess } from "@morsel/contracts";
import { Link } from "wouter";
import { guessErrorText, useCalorieGuess } from "../../api/calorie-guess.ts";
import { usePageTitle } from "../../platform/page.ts";
import { Blank } from "../../ui/blank.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";
import { FullScreenSpinner } from "../../ui/spinner.tsx";
import { formatKcal } from "./format.ts";
import { GuessedPlate } from "./guessed-plate.tsx";
import { GuessedSummary } from "./guessed-summary.tsx";
import "./calorie-guess-layer.css";

/** An estimate that somebody shares by a link: for everybody who has it. */
export function CalorieGuessScreen({ id }: { readonly id: string }) {
  const { data, error } = useCalorieGuess(id);
  if (error) return <UnableToLoad error={error} />;
  return data ? <Guess guess={data} /> : <FullScreenSpinner label="Loading..." />;
}

function Guess({ guess }: { readonly guess: CalorieGuess }) {
  usePageTitle("Calorie estimate");
  return (
    <div className={guess.image_url ? "wrap estimate" : "wrap estimate plain"}>
      {guess.image_url ? (
        <div className="stick">
          <img className="photo" src={guess.image_url} alt="The meal" />
        </div>
      ) : null}
      <div className="told">
        <header>
          <h1 className="eyebrow">Calorie estimate</h1>
          <p className="total">
            <b>{formatKcal(guess.total_calories_kcal)}</b> kcal
          </p>
          {guess.notes ? <p className="notes">{guess.notes}</p> : null}
        </header>
        <GuessedSummary meals={guess.meals} />
        <GuessedPlate meals={guess.meals} />
        <section className="invite">
          <div>
            <h2>Log yours in ten seconds</h2>
            <p>Free core features, no credit card.</p>
          </div>
          <Link className={buttonClass({ tone: "yolk" })} href="/log">
            Start Tracking Free
          </Link>
        </section>
      </div>
    </div>
  );
}

function UnableToLoad({ error }: { readonly error: Error }) {
  usePageTitle("Unable to Load Meal");
  return (
    <div className="unable">
      <Blank
        picture={<EmptyPlate isMissing />}
        title="Unable to Load Meal"
        text="We couldn't find the estimate you're looking for. The link may be invalid or expired."
      >
        <p className="fault">Error: {guessErrorText(error)}</p>
      </Blank>
    </div>
  );
}
