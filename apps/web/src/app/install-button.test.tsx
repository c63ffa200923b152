import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";

const button = () => page.getByRole("button", { name: "Install App", exact: true });

/** Simulates the browser's install prompt, which the user answers with `outcome`. */
function offerPrompt(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
}

describe("Install App", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("opens the instructions if the browser has no prompt [S2.nav.6, S4.install.4]", async () => {
    await renderApp("/log");
    await button().click();
    await expect.poll(() => window.location.pathname).toBe("/install-app");
  });

  test("opens the browser's prompt, and a dismissal is remembered", async () => {
    await renderApp("/log");
    const { prompt, event } = offerPrompt("dismissed");
    expect(event.defaultPrevented).toBe(true);
    await button().click();
    await expect.element(button()).not.toBeInTheDocument();
    expect(prompt).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe("/log");
    expect(localStorage.getItem("install-app-dismissed")).not.toBeNull();
  });

  test("can be dismissed, and stays hidden [S3.kept-dismissed, S4.install.4]", async () => {
    const { unmount } = await renderApp("/log");
    await page.getByRole("button", { name: "Dismiss Install App" }).click();
    await expect.element(button()).not.toBeInTheDocument();
    expect(localStorage.getItem("install-app-dismissed")).not.toBeNull();
    await unmount();
    await renderApp("/log");
    await expect.element(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });

  test("is hidden in the installed app [S4.install.1]", async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query === "(display-mode: standalone)" ? real("(min-width: 0px)") : real(query),
    );
    await expectNoOffer();
  });

  test("is hidden in the installed app on iOS [S4.install.2]", async () => {
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    await expectNoOffer();
    Reflect.deleteProperty(navigator, "standalone");
  });

  test("is hidden if an Android app opened the page [S4.install.3]", async () => {
    vi.spyOn(document, "referrer", "get").mockReturnValue("android-app://com.example.morsel");
    await expectNoOffer();
  });

  // Must be the last test: the page keeps the state of being installed.
  test("is hidden after the app was installed", async () => {
    await renderApp("/log");
    await expect.element(button()).toBeVisible();
    window.dispatchEvent(new Event("appinstalled"));
    await expect.element(button()).not.toBeInTheDocument();
  });
});

async function expectNoOffer(): Promise<void> {
  await renderApp("/log");
  await expect.element(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
}
