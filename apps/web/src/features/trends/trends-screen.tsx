import { loginPath, pages } from "@morsel/contracts/facts";
import { useCurrentUser } from "../../api/current-user.ts";
import { navigateAway, usePageTitle } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ChartPicture } from "./bar-chart.tsx";
import { t } from "./messages.ts";
import { TrendsOfPeriod } from "./trends-of-period.tsx";

export function TrendsScreen() {
  usePageTitle(t.trends);
  const { user } = useCurrentUser();
  if (user) return <TrendsOfPeriod email={user.email} />;
  return (
    <EmptyState picture={<ChartPicture />} eyebrow={t.trends} title={t.signViewTrends}>
      <Button tone="primary" onClick={() => navigateAway(loginPath(pages.trends))}>
        {t.signIn}
      </Button>
    </EmptyState>
  );
}
