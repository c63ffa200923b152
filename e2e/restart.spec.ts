import { cheaperServer } from "./cheaper-server.ts";
import { expect, test as journey, logMeals, openTab } from "./journey.ts";
import { Morsel } from "./start-morsel.ts";

const test = journey.extend<{ ownServer: Morsel }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const morsel = await Morsel.start({}, { nodeOptions: cheaperServer });
      await use(morsel);
      await morsel.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url);
  },
});

test("a message and its meal are kept through a crash of the server", async ({
  page,
  ownServer,
  signUp,
  troubles,
}) => {
  test.slow();
  await signUp();
  await page.goto("/log");
  await logMeals(page, "a banana and a cup of coffee");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();

  await ownServer.crash();
  await page.reload();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  await expect(page.getByText("a banana and a cup of coffee")).toBeVisible();
  await openTab(page, "Meals");
  await expect(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
  // Requests of the open page may have failed during the restart, which Chromium reports.
  expect(troubles.filter((text) => !/ERR_|network/i.test(text))).toEqual([]);
  troubles.length = 0;
});
