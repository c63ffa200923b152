import type { Page } from "@playwright/test";
import { expect, test as journey, logMeals } from "./journey.ts";

const test = journey.extend({
  baseURL: async ({ modelServer }, use) => {
    await use(modelServer.morsel.url);
  },
});

// One after the other in one process, which starts one server.
test.describe.configure({ mode: "default" });

test("an allowed AI reads a hard meal again until consent is withdrawn, and its change can be undone", async ({
  page,
  modelServer: { model },
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

/** Markup that a model may answer as a food's name. */
const markup = [
  "<img src=//evil.example/a.png onerror=alert(1)>",
  "![](http://evil.example/b.png)",
  "[x](javascript:alert(2))",
];

const title = markup.slice(1).join(" ");

test("markup of an AI is shown as text on every screen, without a request to another origin [V45]", async ({
  page,
  context,
  modelServer: { model },
  signUp,
  baseURL,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(request.url());
  });
  context.on("dialog", (dialog) => {
    elsewhere.push(dialog.message());
    void dialog.dismiss();
  });
  const estimate = { calories_kcal: 200, protein_g: 5, carbs_g: 20, fat_g: 8, grams: 150 };
  model.reply = (asked) =>
    asked.includes('"instructions"')
      ? JSON.stringify({ changes: [{ change: "rename", words: title }], unread: [] })
      : JSON.stringify({ meals: [{ foods: markup.map((food) => ({ food, estimate })) }] });
  const account = await signUp();
  await page.goto("/log");
  await page.getByRole("button", { name: "Allow" }).click();
  await logMeals(page, "three zorblats");
  await expect.poll(async () => (await account.listMeals())[0]?.items.length).toBe(markup.length);
  const [meal] = await account.listMeals();
  expect(meal?.items).toHaveLength(3);

  await page.goto(`/meals/${meal?.id}`);
  const receipt = page.getByRole("region", { name: "Receipt" });
  for (const { food } of meal?.items ?? []) await expect(receipt).toContainText(food);
  for (const words of markup) await expect(page.getByRole("main")).toContainText(words);
  await expectNoMarkup(page);

  await page.goto(`/meals/${meal?.id}/edit`);
  await page.getByRole("textbox", { name: "Edit Instructions" }).fill("blorb the zog");
  await page.getByRole("button", { name: "Update Meal" }).click();
  const strip = page.getByRole("main").getByRole("status");
  await expect(strip.getByRole("heading", { name: "Meal updated" })).toBeVisible();
  await expect(strip).toContainText(title);
  await expectNoMarkup(page);
  await page.goto(`/meals/${meal?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("region", { name: "History" })).toContainText(title);
  await expectNoMarkup(page);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this meal" });
  await dialog.getByRole("button", { name: "Make Link" }).click();
  await page.goto(await dialog.getByRole("textbox", { name: "Link" }).inputValue());
  const breakdown = page.getByRole("region", { name: "Item breakdown" });
  for (const words of markup) await expect(breakdown).toContainText(words);
  await expectNoMarkup(page);

  await page.goto("/meals");
  await expect(page.getByRole("article")).toContainText(title);
  await expectNoMarkup(page);
  expect(elsewhere).toEqual([]);
});

/** Checks that no text became an element of the page. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(
    page.locator("[onerror], [src*=evil], [href*=evil], [href^=javascript]"),
  ).toHaveCount(0);
}
