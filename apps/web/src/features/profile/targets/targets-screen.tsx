import { pages } from "@morsel/contracts/facts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import { TargetsForm } from "./targets-form.tsx";

/** The user's daily targets: set by hand, or calculated. */
export function TargetsScreen() {
  usePageTitle("Your targets");
  const preferences = usePreferences(true);
  return (
    <FormPage
      title="Your targets"
      backPath={pages.profile}
      backLabel="Back to Profile"
      loadingText="Loading..."
    >
      {preferences.isKnown ? <TargetsForm preferences={preferences} /> : undefined}
    </FormPage>
  );
}
