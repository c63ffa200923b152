import type { ChatJobList } from "@morsel/contracts";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { Random } from "../faults/random.ts";
import { rounds } from "../faults/rounds.ts";
import { readBrowserMemory, untilReadyForOffline } from "./browser-memory.ts";
import { expect, logMeals, test } from "./journey.ts";

const queue = "**/api/external/chat/queue";
const count = rounds({ short: 4, long: 200 });
/** Of one person in ten minutes the server takes no more than this many times three. */
const roundsPerPerson = 10;
const seed = 40;

/** What a connection that drops does to a call: it never arrives, its answer is lost, or nothing. */
const faults: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort("connectionfailed"),
  async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  (route) => route.continue(),
];

test(`${count} meals, each logged while the connection drops and the app closes at random points: each is there once [F40]`, async ({
  page,
  signUp,
  context,
  troubles,
}) => {
  test.setTimeout(30_000 + count * 5000);
  const random = new Random(seed);
  let messages: string[] = [];
  const expectEachOnce = async () => {
    await expect.poll(async () => (await readLogged(context)).sort()).toEqual(messages.sort());
    expect(await readBrowserMemory(page)).not.toContain("writtenAtMs");
  };
  for (let round = 0; round < count; round++) {
    if (round % roundsPerPerson === 0) {
      await context.clearCookies();
      messages = [];
      await signUp();
      await page.goto("/log");
      await untilReadyForOffline(page);
      await expect(page.getByText("No meals logged yet")).toBeVisible();
    }
    const message = `an apple and ${round + 2} walnuts`;
    messages.push(message);
    await dropOut(page, context, random, message);
    await bringBack(page, context, message);
    await expectEachOnce();
  }
  // Calls that fail are what this is about.
  troubles.splice(0, troubles.length, ...troubles.filter((text) => !/ERR_|status of/.test(text)));
});

/** Logs a meal while things go wrong, and leaves them so. */
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

/** All is well again; whoever sees the text still in the box presses Log Meals once more. */
async function bringBack(page: Page, context: BrowserContext, message: string): Promise<void> {
  await context.unroute(queue);
  await context.setOffline(false);
  await page.reload();
  const box = page.getByRole("textbox", { name: "Meal description" });
  await expect(page.getByText("Log History")).toBeVisible();
  if ((await box.inputValue()) === message) {
    await page.getByRole("button", { name: "Log Meals" }).click();
  }
  await expect(box).toHaveValue("");
}

async function readLogged(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get("/api/external/chat/jobs");
  return ((await answer.json()) as ChatJobList).items.map((job) => job.message);
}
