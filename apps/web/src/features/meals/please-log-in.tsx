import { loginPath } from "@morsel/contracts/facts";
import { navigateAway } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { t } from "./please-log-in-messages.ts";

/** Shown while signed out; returns to the current page after signing in. */
export function PleaseLogIn({ text }: { readonly text: string }) {
  return (
    <EmptyState picture={<EmptyPlate isMissing />} title={text}>
      <Button tone="primary" onClick={() => navigateAway(loginPath(window.location.pathname))}>
        {t.signIn}
      </Button>
    </EmptyState>
  );
}
