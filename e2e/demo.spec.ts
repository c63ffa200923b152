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
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ demo }, use) => {
    await use(demo.url);
  },
});

// One after the other in one process, which starts one server.
test.describe.configure({ mode: "default" });

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

test("a visitor whose account was deleted on the hour still sees the typed words, and opens another account by a press", async ({
  page,
  demo,
  troubles,
}) => {
  await page.goto("/api/login?return=/log");
  const words = page.getByRole("textbox", { name: "Meal description" });
  await words.fill("two boiled eggs");
  // A start deletes all accounts, as the full hour does.
  await demo.restart();
  await page.getByRole("button", { name: "Log Meals" }).click();
  await expect(page.getByText("Sign in to start logging and save your meals")).toBeVisible();
  await expect(words).toHaveValue("two boiled eggs");
  await page
    .getByRole("complementary", { name: "Demo" })
    .getByRole("link", { name: "Account gone? Open another" })
    .click();
  // The words were those of the deleted account.
  await expect(words).toHaveValue("");
  await logMeals(page, "two boiled eggs");
  troubles.splice(0, troubles.length, ...troubles.filter((text) => !/401|ERR_|fetch/.test(text)));
});
