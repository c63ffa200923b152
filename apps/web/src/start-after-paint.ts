// Starts the app after the prerendered page is painted, because rendering keeps a slow phone busy.

/** The app starts after this time even without a paint. */
const paintedWithinMs = 2000;

const app = document.querySelector<HTMLLinkElement>("link#app");
const start = () => {
  // A second import of the same module does nothing.
  if (app) import(/* @vite-ignore */ app.href).catch(showFailure);
};

/** Without the app the page looks complete but does not respond. */
function showFailure(): void {
  if (document.querySelector("[data-load-failed]")) return;
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.dataset.loadFailed = "";
  const again = document.createElement("a");
  again.href = "";
  again.textContent = "Try again";
  notice.append("Morsel could not be loaded. Check your connection. ", again);
  document.body.prepend(notice);
}

const isEmpty = !document.getElementById("root")?.hasChildNodes();
// A page in the background is not painted.
if (isEmpty || document.hidden) start();
else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, paintedWithinMs);
}

export {};
