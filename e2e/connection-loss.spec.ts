import type { ChatJobList } from "@morsel/contracts";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { rounds } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { readBrowserMemory, untilReadyForOffline } from "./browser-memory.ts";
import { expect, logMeals, test } from "./journey.ts";

test.use({ serviceWorkers: "allow" });

const queue = "**/api/external/chat/queue";
/** The server accepts no more messages of a user in ten minutes. */
const meals = rounds({ short: 4, long: 10 });
const seeds = Array.from({ length: rounds({ short: 1, long: 20 }) }, (_, at) => 40 + at);

/** Effects of a dropped connection on a request: it does not arrive, its response is lost, or none. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort("connectionfailed"),
  async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  (route) => route.continue(),
];

for (const seed of seeds) {
  test(`each of ${meals} meals is stored once if the connection drops and the app closes at random points (seed ${seed}) [F40]`, async ({
    page,
    signUp,
    context,
    troubles,
  }) => {
    test.setTimeout(120_000 + meals * 15_000);
    test.info().annotations.push({
      type: "F40",
      description: `${seeds.length} × ${meals} meals, each there once`,
    });
    const random = new Random(seed);
    await signUp();
    await page.goto("/log");
    await untilReadyForOffline(page);
    await expect(page.getByText("No meals logged yet")).toBeVisible();
    const messages: string[] = [];
    for (let round = 0; round < meals; round++) {
      const message = `an apple and ${round + 2} walnuts`;
      messages.push(message);
      await dropOut(page, context, random, message);
      await bringBack(page, context, message);
      await expect.poll(async () => (await readLogged(context)).sort()).toEqual(messages.sort());
      await expect.poll(() => readBrowserMemory(page)).not.toContain("writtenAtMs");
    }
    // Failed requests are expected here.
    troubles.splice(0, troubles.length, ...troubles.filter((text) => !/ERR_|status of/.test(text)));
  });
}

/** Logs a meal with a fault, which stays until `bringBack`. */
async function dropOut(
  page: Page,
  context: BrowserContext,
  random: Random,
  message: string,
): Promise<void> {
  const fault = random.pick(faults);
  if (fault) await context.route(queue, (route) => fault(route).catch(() => undefined));
  const isOffline = random.isOneOf(2);
  await context.setOffline(isOffline);
  await logMeals(page, message);
  for (let flaps = random.below(4); flaps > 0; flaps--) {
    await context.setOffline(random.isOneOf(2));
    if (random.isOneOf(2)) await page.reload();
  }
}

/** Restores the connection; if the text is still in the box, presses Log Meals again. */
async function bringBack(page: Page, context: BrowserContext, message: string): Promise<void> {
  await context.unroute(queue);
  await context.setOffline(false);
  await page.reload();
  const box = page.getByRole("textbox", { name: "Meal description" });
  // The prerendered page has a text box as well; the list of meals comes from the app.
  const history = page.getByRole("region", { name: "Log History" });
  await expect(history.getByText(/No meals logged yet|walnuts/).first()).toBeVisible();
  if ((await box.inputValue()) === message) {
    await page.getByRole("button", { name: "Log Meals" }).click();
  }
  await expect(box).toHaveValue("");
}

async function readLogged(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get("/api/external/chat/jobs");
  return ((await answer.json()) as ChatJobList).items.map((job) => job.message);
}
