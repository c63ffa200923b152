import { useCurrentUser } from "../../api/current-user.ts";
import { loginPath } from "../../api/login-path.ts";
import { leaveTo, usePageTitle } from "../../platform/page.ts";
import { Blank } from "../../ui/blank.tsx";
import { Button } from "../../ui/button.tsx";
import { ColumnsPicture } from "./columns-picture.tsx";
import { TrendsOfPeriod } from "./trends-of-period.tsx";
import "./trends-layer.css";

/** What the weeks say. */
export function TrendsScreen() {
  usePageTitle("Trends");
  const { user } = useCurrentUser();
  if (user) return <TrendsOfPeriod />;
  return (
    <Blank picture={<ColumnsPicture />} eyebrow="Trends" title="Sign In to View Trends">
      <Button tone="yolk" onClick={() => leaveTo(loginPath("/trends"))}>
        Sign In
      </Button>
    </Blank>
  );
}
