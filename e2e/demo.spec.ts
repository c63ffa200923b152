import { cheaperServer } from "./cheaper-server.ts";
import { expect, test as journey, logMeals } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { Morsel } from "./start-morsel.ts";

const test = journey.extend<object, { demo: Morsel }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const morsel = await Morsel.start({ DEMO: "on" }, { nodeOptions: cheaperServer });
      await use(morsel);
      await morsel.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ demo }, use) => {
    await use(demo.url);
  },
});

test("one press on the first page of a demo opens six weeks of meals, which a visitor can add to", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  const note = page.getByRole("complementary", { name: "Demo" });
  await expect(note).toContainText("Demo with sample meals.");
  await expectFaultless(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectFaultless(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await note.getByRole("link", { name: "Open a filled account" }).click();
  await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
  await expect(note.getByRole("link")).toHaveCount(0);
  await expectFaultless(page);
  await logMeals(page, "two boiled eggs");
  await expect(page.getByRole("region", { name: "Log History" })).toContainText("two boiled eggs");
  await page.goto("/meals");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/trends");
  await expect(page.getByRole("main").getByText(/kcal/).first()).toBeVisible();
  await expectFaultless(page);
  await page.goto("/profile");
  await expect(page.getByText("@demo.example")).toBeVisible();
  await expect(page.getByRole("button", { name: /^End / })).toHaveCount(2);
});
