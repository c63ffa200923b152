import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";

const button = () => page.getByRole("button", { name: "Install App", exact: true });

/** The browser offers to install; a person answers its prompt by `outcome`. */
function offerPrompt(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
}

describe("Install App", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("leads to the instructions where the browser has no prompt [S2.nav.6, S4.install.4]", async () => {
    await renderApp("/log");
    await button().click();
    await expect.poll(() => window.location.pathname).toBe("/install-app");
  });

  test("asks by the browser's own prompt, and a no is remembered", async () => {
    await renderApp("/log");
    const { prompt, event } = offerPrompt("dismissed");
    expect(event.defaultPrevented).toBe(true);
    await button().click();
    await expect.element(button()).not.toBeInTheDocument();
    expect(prompt).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe("/log");
    expect(localStorage.getItem("install-app-dismissed")).not.toBeNull();
  });

  test("can be dismissed, and stays away [S3.kept-dismissed, S4.install.4]", async () => {
    const { unmount } = await renderApp("/log");
    await page.getByRole("button", { name: "Dismiss Install App" }).click();
    await expect.element(button()).not.toBeInTheDocument();
    expect(localStorage.getItem("install-app-dismissed")).not.toBeNull();
    await unmount();
    await renderApp("/log");
    await expect.element(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });

  test("does not show in the installed app [S4.install.1]", async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query === "(display-mode: standalone)" ? real("(min-width: 0px)") : real(query),
    );
    await expectNoOffer();
  });

  test("does not show in what iOS has installed [S4.install.2]", async () => {
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    await expectNoOffer();
    Reflect.deleteProperty(navigator, "standalone");
  });

  test("does not show to whom an Android app has sent [S4.install.3]", async () => {
    vi.spyOn(document, "referrer", "get").mockReturnValue("android-app://com.example.morsel");
    await expectNoOffer();
  });

  // Last: a page that has been installed stays so.
  test("goes once the app has been installed", async () => {
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
