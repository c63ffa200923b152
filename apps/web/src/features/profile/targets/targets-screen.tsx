import { Link } from "wouter";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { ChevronLeft } from "../../../ui/icons.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { TargetsForm } from "./targets-form.tsx";
import "./targets-layer.css";

/** What a person's day is held against: by hand, or worked out. */
export function TargetsScreen() {
  usePageTitle("Your targets");
  const preferences = usePreferences(true);
  return (
    <div className="wrap targets">
      <header>
        <Link className="icb" href="/profile" aria-label="Back to Profile">
          <ChevronLeft className="ic" aria-hidden="true" />
        </Link>
        <h1>Your targets</h1>
      </header>
      {preferences.isKnown ? (
        <TargetsForm preferences={preferences} />
      ) : (
        <p className="loading" role="status">
          <Spinner />
          Loading...
        </p>
      )}
    </div>
  );
}
