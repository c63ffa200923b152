import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fillInSite } from "../../testing/fill-in-site.ts";
import { renderApp } from "../../testing/render-app.tsx";

const agents = {
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15",
  android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36",
};

function pretendToBe(userAgent: string, maxTouchPoints: number) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(maxTouchPoints);
}

afterEach(() => document.getElementById("site")?.remove());

const steps = () =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .elements()
    .map((step) => step.querySelector("h3")?.textContent);
const device = (name: string) => page.getByRole("tab", { name });

describe("the install guide", () => {
  test("shows three steps for an iPhone and requires Safari [S2.install.3]", async () => {
    pretendToBe(agents.iphone, 5);
    await renderApp("/install-app");
    await expect.element(device("iPhone, iPad")).toHaveAttribute("aria-selected", "true");
    expect(steps()).toEqual(["Tap Share", "Choose Add to Home Screen", "Tap Add"]);
    await expect.element(page.getByText(/Safari required/)).toBeVisible();
  });

  test("shows the steps for an iPad if a Mac has a touch screen", async () => {
    pretendToBe(agents.mac, 5);
    await renderApp("/install-app");
    await expect.element(device("iPhone, iPad")).toHaveAttribute("aria-selected", "true");
  });

  test("shows three steps for Android [S2.install.4]", async () => {
    pretendToBe(agents.android, 5);
    await renderApp("/install-app");
    await expect.element(device("Android")).toHaveAttribute("aria-selected", "true");
    expect(steps()).toEqual([
      "Open the browser menu",
      "Choose Add to Home screen or Install app",
      "Confirm",
    ]);
  });

  test("shows four reasons and a button for a QR code on a computer [S2.install.1]", async () => {
    pretendToBe(agents.mac, 0);
    await renderApp("/install-app");
    await expect.element(device("Computer")).toHaveAttribute("aria-selected", "true");
    expect(steps()).toHaveLength(4);
    await expect.element(page.getByRole("button", { name: "Show QR Code" })).toBeVisible();
  });

  test("shows the guides for other devices by click and by keyboard", async () => {
    pretendToBe(agents.mac, 0);
    await renderApp("/install-app");
    await device("Android").click();
    await expect.element(page.getByRole("heading", { name: "On Android" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("heading", { name: "On iPhone and iPad" })).toBeVisible();
  });
});

test("the QR code contains the site's address [S2.install.2]", async () => {
  fillInSite({ baseUrl: "https://meals.example.com" });
  pretendToBe(agents.mac, 0);
  await renderApp("/install-app");
  const open = page.getByRole("button", { name: "Show QR Code" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Scan QR Code" });
  await expect
    .element(dialog.getByRole("img", { name: "QR code of https://meals.example.com" }))
    .toBeVisible();
  await expect
    .element(dialog.getByText("https://meals.example.com", { exact: true }))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});
