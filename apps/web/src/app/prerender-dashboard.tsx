import { pages } from "@morsel/contracts/facts";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { currentUserKey } from "../api/current-user.ts";
import { createQueryClient } from "../api/query-client.ts";
import { LogScreen } from "../features/log/log-screen.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { Shell } from "./shell.tsx";

/** A placeholder user: the page is the same for all users. */
const placeholderUser = { email: "", createdAt: "" };

/**
 * Renders the dashboard before any data is loaded, as markup. Called at build time, so that the page
 * shows it before a script runs.
 */
export function renderDashboard(): string {
  const client = createQueryClient(() => undefined);
  client.setQueryData(currentUserKey, placeholderUser);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Router ssrPath={pages.log}>
          <Shell path={pages.log} isSignedIn>
            <LogScreen />
          </Shell>
        </Router>
      </ToastProvider>
    </QueryClientProvider>,
  );
  client.clear();
  return markup;
}
