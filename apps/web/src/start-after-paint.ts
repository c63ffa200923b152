// Starts the app. Where the page that the server sent has something to show already, it is let
// onto the screen first: React and all that it draws keep a slow phone busy for a while.

/** Longer than this no paint is waited for. */
const paintedWithinMs = 2000;

const app = document.querySelector<HTMLLinkElement>("link#app");
const start = () => {
  // A second time gives the same module and does nothing.
  if (app) void import(/* @vite-ignore */ app.href);
};

const isEmpty = !document.getElementById("root")?.hasChildNodes();
// A page that opens in the background paints nothing to wait for.
if (isEmpty || document.hidden) start();
else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, paintedWithinMs);
}

export {};
