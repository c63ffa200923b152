import { pages } from "@morsel/contracts/facts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { FormPage } from "../../../ui/form-page.tsx";
import { t } from "./messages.ts";
import { TargetsForm } from "./targets-form.tsx";

/** The user's daily targets: set by hand, or calculated. */
export function TargetsScreen() {
  usePageTitle(t.yourTargets);
  const preferences = usePreferences(true);
  return (
    <FormPage
      title={t.yourTargets}
      backPath={pages.profile}
      backLabel={t.backProfile}
      loadingText={t.loading}
    >
      {preferences.isKnown ? <TargetsForm preferences={preferences} /> : undefined}
    </FormPage>
  );
}
