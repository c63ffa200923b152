import { ModelService } from "../apps/server/src/testing/model-service.ts";
import { expect, test as journey, logMeals } from "./journey.ts";
import { Morsel } from "./morsel.ts";

const test = journey.extend<{ model: ModelService; ownServer: Morsel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  model: async ({}, use) => {
    const model = await ModelService.start();
    await use(model);
    await model.close();
  },
  ownServer: [
    async ({ model }, use) => {
      const morsel = await Morsel.start(model.environment);
      await use(morsel);
      await morsel.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url);
  },
});

test("an AI that is allowed reads what is hard again, and that can be taken back", async ({
  page,
  model,
  signUp,
}) => {
  test.slow();
  const butter = { food: "butter", amount: 10, unit: "g", quote: "10 g butter" };
  const eggs = { food: "fried egg", amount: 2, quote: "2 zorblats" };
  model.reply = () => JSON.stringify({ meals: [{ foods: [butter, eggs] }] });
  const account = await signUp();
  await page.goto("/log");
  await expect(
    page.getByRole("heading", { name: "May an AI help read your meals?" }),
  ).toBeVisible();
  await expect(page.getByText(new URL(model.url).host)).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await logMeals(page, "10 g butter and 2 zorblats");
  await expect.poll(async () => (await account.listMeals())[0]?.version).toBe(2);
  const [meal] = await account.listMeals();
  await page.goto(`/meals/${meal?.id}`);
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Read again by AI");
  await expect(history).toContainText(/Added .*egg/i);
  await history.getByRole("button", { name: /^Undo/ }).click();
  await expect(history).toContainText("Undone");
  await expect(page.getByRole("region", { name: "Receipt" }).getByRole("listitem")).toHaveCount(1);

  await page.goto("/profile");
  const allowed = page.getByRole("switch", { name: "AI help" });
  await expect(allowed).toBeChecked();
  await allowed.click();
  await expect(allowed).not.toBeChecked();
  const asked = model.questions.length;
  await account.logUntilStored("10 g butter and 3 zorblats");
  expect(model.questions).toHaveLength(asked);
});
