import { Activity, Suspense, useState } from "react";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { t } from "./messages.ts";
import { type Tab, tabs } from "./tabs.tsx";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

/** All visited tabs; one is visible. Hidden tabs keep their state and scroll position. */
export function PersistentTabs({ shown }: { readonly shown: Tab | undefined }) {
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set());
  if (shown && !visited.has(shown)) setVisited(new Set(visited).add(shown));
  useScrollRestoration(shown?.path);
  return tabs
    .filter((tab) => visited.has(tab))
    .map((tab) => (
      <Activity key={tab.path} mode={tab === shown ? "visible" : "hidden"}>
        <ErrorBoundary>
          <Suspense fallback={<FullScreenSpinner label={t.loading} />}>{tab.screen}</Suspense>
        </ErrorBoundary>
      </Activity>
    ));
}
