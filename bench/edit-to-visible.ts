import { chromium, type Page } from "@playwright/test";
import { browserLaunchOptions, findWholeBrowser } from "../apps/web/testing/find-browser.mjs";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";

const runs = 30;
/** Each is undone by the next, so that the meal stays plausible. */
const instructions = ["double the butter", "halve the butter", "add a banana", "remove the banana"];

/** The time from pressing Update Meal until the change is visible, in a real browser. */
export async function benchEditToVisible(): Promise<readonly Figure[]> {
  const morsel = await Morsel.start(unlimited);
  const browser = await chromium.launch(browserLaunchOptions(findWholeBrowser()));
  try {
    const account = await Account.create(morsel.url);
    await account.logUntilStored("two slices of toast with 10 g butter and a glass of milk");
    const context = await browser.newContext({
      baseURL: morsel.url,
      viewport: { width: 390, height: 844 },
    });
    await context.addCookies(account.browserCookies());
    const page = await context.newPage();
    await page.goto("/meals");
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await editOnce(page, instructions[run % instructions.length] ?? ""));
    }
    return [
      {
        name: `instruction to visible change, p50 of ${runs}`,
        value: percentile(times, 0.5),
        unit: "ms",
      },
      {
        name: `instruction to visible change, p95 of ${runs}`,
        value: percentile(times, 0.95),
        unit: "ms",
        goal: 500,
      },
    ];
  } finally {
    await browser.close();
    await morsel.stop();
  }
}

/** Edits the only meal of the list and returns to the list. */
async function editOnce(page: Page, words: string): Promise<number> {
  await page.getByRole("article").getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("textbox", { name: "Edit Instructions" }).fill(words);
  const taken = page.evaluate(untilChangeIsPainted);
  await page.getByRole("button", { name: "Update Meal" }).click();
  const ms = await taken;
  await page.waitForURL("**/meals");
  return ms;
}

/** Runs in the page: the milliseconds from the next press to the painted patch. */
function untilChangeIsPainted(): Promise<number> {
  return new Promise((done) => {
    let pressedAtMs = Number.NaN;
    const onPress = (event: Event) => {
      pressedAtMs = event.timeStamp;
    };
    document.addEventListener("click", onPress, { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      const strip = document.querySelector("main [role=status]");
      if (!/Total .* → .*kcal/.test(strip?.textContent ?? "")) return;
      watcher.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(performance.now() - pressedAtMs)),
      );
    });
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
