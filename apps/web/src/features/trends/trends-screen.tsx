import { loginPath, pages } from "@morsel/contracts/facts";
import { useCurrentUser } from "../../api/current-user.ts";
import { navigateAway, usePageTitle } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ChartPicture } from "./bar-chart.tsx";
import { TrendsOfPeriod } from "./trends-of-period.tsx";

export function TrendsScreen() {
  usePageTitle("Trends");
  const { user } = useCurrentUser();
  if (user) return <TrendsOfPeriod email={user.email} />;
  return (
    <EmptyState picture={<ChartPicture />} eyebrow="Trends" title="Sign In to View Trends">
      <Button tone="primary" onClick={() => navigateAway(loginPath(pages.trends))}>
        Sign In
      </Button>
    </EmptyState>
  );
}
