import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/reset.css";
import "./ui/base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { registerServiceWorker } from "./platform/service-worker.ts";

// Each tab's position is ours to restore, late content included.
window.history.scrollRestoration = "manual";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// What was built ahead is out of reach until the app takes its place.
root.inert = false;
// As a transition it is drawn in slices; in one go it would hold up a slow phone.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

// In development a worker would keep files that change under it.
if (import.meta.env.PROD) registerServiceWorker();
