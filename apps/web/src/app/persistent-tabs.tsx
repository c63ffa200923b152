import { Activity, Suspense, useState } from "react";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type Tab, tabs } from "./tabs.tsx";
import { useKeptScroll } from "./use-scroll-restoration.ts";

/** Every tab that has been visited, the shown one visible: drafts, days and scroll stay. */
export function KeptTabs({ shown }: { readonly shown: Tab | undefined }) {
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set());
  if (shown && !visited.has(shown)) setVisited(new Set(visited).add(shown));
  useKeptScroll(shown?.path);
  return tabs
    .filter((tab) => visited.has(tab))
    .map((tab) => (
      <Activity key={tab.path} mode={tab === shown ? "visible" : "hidden"}>
        <ErrorBoundary>
          <Suspense fallback={<FullScreenSpinner label="Loading..." />}>{tab.screen}</Suspense>
        </ErrorBoundary>
      </Activity>
    ));
}
