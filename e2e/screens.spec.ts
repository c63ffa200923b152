import type { Page } from "@playwright/test";
import { faultsOf } from "./axe-faults.ts";
import { expect, test } from "./journey.ts";
import { pathOf, type Screen, signedInScreens, signedOutScreens } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("signed out", () => {
  for (const screen of signedOutScreens) {
    test(screen.name, async ({ page, diner, troubles }) => {
      await page.goto(await pathOf(screen, diner));
      await expectScreen(page, screen);
      forgive(troubles, screen);
    });
  }
});

test.describe("signed in", () => {
  for (const screen of signedInScreens) {
    test(screen.name, async ({ page, context, diner, troubles }) => {
      await context.addCookies(diner.browserCookies());
      await page.goto(await pathOf(screen, diner));
      await expectScreen(page, screen);
      forgive(troubles, screen);
    });
  }
});

/** What the screen says, that nothing sticks out, and that axe finds no fault in light nor dark. */
async function expectScreen(page: Page, { title, heading, texts }: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  for (const text of texts) {
    const exact = typeof text === "string";
    await expect(page.getByText(text, { exact }).filter({ visible: true }).first()).toBeVisible();
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow(), "pixels that stick out").toBe(0);
  expect(await faultsOf(page), "in light").toEqual([]);
  // Only colours differ in the dark.
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await faultsOf(page, ["color-contrast"]), "in the dark").toEqual([]);
}

/** Chromium reports an answer of 404 itself. */
function forgive(troubles: string[], { complaint }: Screen): void {
  if (!complaint) return;
  expect(troubles.filter((text) => !complaint.test(text))).toEqual([]);
  troubles.length = 0;
}
