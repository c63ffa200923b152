import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/reset.css";
import "./ui/base.css";
import "./ui/print.css";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { startLanguage } from "./platform/language.ts";
import { registerServiceWorker } from "./platform/service-worker.ts";

// app/use-scroll-restoration.ts restores it per tab, also after late content.
window.history.scrollRestoration = "manual";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** The prerendered markup is inert until the app has replaced it, which takes the focus from it. */
function Starter({ root }: { readonly root: HTMLElement }) {
  useLayoutEffect(() => {
    root.inert = false;
  }, [root]);
  return <App />;
}

// Not awaited by the module: the bundler would divide the files that this one loads later.
void startLanguage().then(() => {
  // A transition renders in slices, so that a slow phone stays responsive.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Starter root={root} />
      </StrictMode>,
    );
  });
});

// In development it would cache files that change.
if (import.meta.env.PROD) registerServiceWorker();
