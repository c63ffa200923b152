import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import iconButton from "../../../ui/icon-button.module.css";
import { ChevronLeft, Icon } from "../../../ui/icons.tsx";
import pageStyles from "../../../ui/page.module.css";
import { Spinner } from "../../../ui/spinner.tsx";
import styles from "./targets.module.css";
import { TargetsForm } from "./targets-form.tsx";

/** The user's daily targets: set by hand, or calculated. */
export function TargetsScreen() {
  usePageTitle("Your targets");
  const preferences = usePreferences(true);
  return (
    <div className={`${pageStyles.page} ${styles.targets}`}>
      <header>
        <Link className={iconButton.iconButton} href={pages.profile} aria-label="Back to Profile">
          <Icon of={ChevronLeft} />
        </Link>
        <h1>Your targets</h1>
      </header>
      {preferences.isKnown ? (
        <TargetsForm preferences={preferences} />
      ) : (
        <p className={styles.loading} role="status">
          <Spinner />
          Loading...
        </p>
      )}
    </div>
  );
}
