import { expect, type Page } from "@playwright/test";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import type { Account } from "./account.ts";
import { faultsOf } from "./axe-violations.ts";
import type { Size, Window } from "./window.ts";

/** A screen: its path, its title and the text that it must show. */
export interface Screen {
  readonly name: string;
  /** `MEAL` stands for the id of the diner's latest meal. */
  readonly path: string;
  readonly title: string | RegExp;
  /** The screen's one main heading. */
  readonly heading: string | RegExp;
  /** Texts that the screen shows exactly. */
  readonly texts: readonly (string | RegExp)[];
  /** A report of Chromium that is expected on this screen. */
  readonly complaint?: RegExp;
}

export const dashboard = {
  title: "Log · Morsel",
  heading: "What did you eat?",
  texts: ["Log Meals"],
} as const;
export const notFound = {
  path: "/nowhere",
  title: "404 Page Not Found · Morsel",
  heading: "404 Page Not Found",
  texts: [],
  complaint: /status of 404/,
} as const;

/** The pages that are the same for all users. */
export const publicScreens: readonly Omit<Screen, "name">[] = [
  {
    path: "/privacy",
    title: "Privacy Policy · Morsel",
    heading: "Privacy Policy",
    texts: ["Last updated: January 31, 2025", "Contact"],
  },
  {
    path: "/terms",
    title: "Terms of Service · Morsel",
    heading: "Terms of Service",
    texts: ["Last updated: January 31, 2025", "Contact"],
  },
  {
    path: "/accuracy",
    title: "Accuracy · Morsel",
    heading: "What was measured",
    texts: ["On a published benchmark", "Repeat it"],
  },
  {
    path: "/install-app",
    title: "Install App · Morsel",
    heading: "Install Morsel",
    texts: ["Show QR Code"],
  },
  {
    path: "/calorie-guess/none",
    title: "Unable to Load Meal · Morsel",
    heading: "Unable to Load Meal",
    texts: [
      "We couldn't find the estimate you're looking for. The link may be invalid or expired.",
      /^Error: /,
    ],
    complaint: /status of 404/,
  },
];

/** Checks the texts, that nothing overflows and that axe finds no violation; at each size, light and dark. */
export async function expectScreen(
  window: Window,
  screen: Omit<Screen, "name">,
  troubles: string[],
): Promise<void> {
  const { page } = window;
  await window.atEachSize(async (size) => {
    await expectTexts(page, screen);
    await expectFaultless(page, { size });
  });
  forgive(troubles, screen);
}

/** Checks only the title and the texts, at the current size. */
export async function expectShown(
  page: Page,
  screen: Omit<Screen, "name">,
  troubles: string[],
): Promise<void> {
  await expectTexts(page, screen);
  forgive(troubles, screen);
}

async function expectTexts(
  page: Page,
  { title, heading, texts }: Omit<Screen, "name">,
): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of texts) {
    const exact = typeof text === "string";
    await expect(page.getByText(text, { exact }).filter({ visible: true }).first()).toBeVisible();
  }
}

interface Look {
  /** Checks only this part of the page, if a dialog hides the rest. */
  readonly within?: string;
  /** The current size, if a screen is checked at both sizes. */
  readonly size?: Size;
}

/**
 * Checks that nothing overflows, and that axe finds no violation, in light and in dark. Most of axe's time
 * goes into the contrast of colours, so a screen that is checked at both sizes is light on a phone and
 * dark on a desktop; in `npm run test:long` both at each size.
 */
export async function expectFaultless(page: Page, { within, size }: Look = {}): Promise<void> {
  if (within) await expect(page.locator(within)).toBeVisible();
  // A prerendered page is inert until the app has started, and axe checks nothing that is inert. An open dialog
  // makes the page behind it inert as well.
  else await expect(page.locator("#root[inert]")).toHaveCount(0);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow(), "pixels that stick out").toBeLessThanOrEqual(0);
  const isOfBothSizes = size !== undefined && !isLong;
  if (!isOfBothSizes || size === "phone") {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await faultsOf(page, { within }), "in light").toEqual([]);
  }
  if (!isOfBothSizes || size === "desktop") {
    // If the light page was checked, only colours differ in the dark.
    const rules = isOfBothSizes ? {} : { rules: ["color-contrast"] };
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await faultsOf(page, { ...rules, within }), "in the dark").toEqual([]);
  }
}

/** A screen's path, with the ids of what this diner has. */
export async function pathOf(screen: Pick<Screen, "path">, diner: Account): Promise<string> {
  if (!screen.path.includes("MEAL")) return screen.path;
  const [latest] = await diner.listMeals();
  return screen.path.replace("MEAL", latest?.id ?? "");
}

/** Chromium reports a 404. */
export function forgive(troubles: string[], { complaint }: Pick<Screen, "complaint">): void {
  if (!complaint) return;
  expect(troubles.filter((text) => !complaint.test(text))).toEqual([]);
  troubles.length = 0;
}
