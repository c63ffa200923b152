import { routes } from "@morsel/contracts";
import { readBrowserMemory, untilReadyForOffline } from "./browser-memory.ts";
import { expect, logMeals, test } from "./journey.ts";
import { expectFaultless } from "./screen.ts";

test.use({ serviceWorkers: "allow", isPreviewShown: true });

test("a recipe is saved from the log by one tap, taken back, saved again and opened", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.goto("/log");
  await logMeals(page, "made chili with 500 g beef and 2 onions; serves 4, I had one");
  const newest = page.getByRole("region", { name: "Log History" }).getByRole("listitem").first();
  const offer = newest.getByRole("button", { name: /^Save as recipe: / });
  const recipe = newest.getByRole("link", { name: "Saved as my chili" });
  await offer.click();
  await expect(recipe).toBeVisible();
  // Before axe, which takes longer than the notice is shown on a busy machine.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(offer).toBeVisible();
  await offer.focus();
  await page.keyboard.press("Enter");
  await expect(recipe).toBeFocused();
  await expectFaultless(page);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Ingredients")).toHaveValue("500 g beef\n2 onions");
  const [meal] = await account.listMeals();
  await page.goto(`/meals/${meal?.id}`);
  await expect(page.getByRole("link", { name: "Saved as my chili" })).toBeVisible();
});

test("saved recipes end to end, offline included: saved from a meal, changed, used by name, estimated, added, changed and logged offline, deleted and restored", async ({
  page,
  context,
  signUp,
  troubles,
}) => {
  const account = await signUp();
  await account.logUntilStored(
    "made chili with 500 g beef, 1 can kidney beans and an onion; serves 4, I had one",
  );
  const [cooked] = await account.listMeals();
  const kcal = cooked?.macros.calories_kcal ?? 0;
  await page.goto(`/meals/${cooked?.id}`);
  await page.getByRole("link", { name: "Save recipe" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("my chili");
  const contents = page.getByRole("region", { name: "What it contains" });
  await expect(contents).toContainText(`${Math.round(kcal)} kcal`);
  await expectFaultless(page);
  await page.getByRole("button", { name: "Save" }).click();
  const recipes = page.getByRole("region", { name: "Recipes" });
  await expect(recipes).toContainText("my chili");
  await expectFaultless(page);

  await account.logUntilStored("two bowls of my chili");
  const logged = async () =>
    (await account.listMeals()).find(({ title }) => title === "My Chili")?.macros.calories_kcal;
  expect(await logged()).toBeCloseTo(2 * kcal, 0);

  await page.getByRole("link", { name: "Change my chili" }).click();
  await page.getByLabel("Servings").fill("2");
  await expect(contents).toContainText(new Intl.NumberFormat("en-US").format(Math.round(2 * kcal)));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Leave as logged" }).click();
  await expect(recipes).toBeVisible();
  expect(await logged()).toBeCloseTo(2 * kcal, 0);

  await page.goto("/log");
  await untilReadyForOffline(page);
  const box = page.getByRole("textbox", { name: "Meal description" });
  await box.fill("my chili");
  const line = page.getByTestId("estimate-preview");
  const estimate = new Intl.NumberFormat("en-US").format(Math.round(2 * kcal));
  await expect(line).toContainText(`About ${estimate}`);
  // Responses are stored a second after they arrive.
  await expect.poll(() => readBrowserMemory(page)).toMatch(/"servings":2\b/);
  await context.setOffline(true);
  await page.reload();
  await box.fill("half a serving of my chili");
  await expect(line).toContainText(`About ${Math.round(kcal)}`);
  await box.clear();

  await page.goto("/my-foods");
  await page.getByRole("link", { name: "Change my chili" }).click();
  await page.getByLabel("Servings").fill("8");
  await page.getByRole("button", { name: "Save" }).click();
  const waiting = page.getByRole("list", { name: "Waiting to be saved" });
  await expect(waiting).toContainText("Its change is waiting to be saved.");
  await page.getByRole("link", { name: "Add recipe" }).click();
  await page.getByLabel("Name").fill("my dal");
  await page.getByLabel("Ingredients").fill("200 g dry red lentils\n1 onion");
  await page.getByLabel("Servings").fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(waiting).toContainText("my dal");
  await expectFaultless(page);
  await page.goto("/log");
  await logMeals(page, "a bowl of my dal");
  await expect(page.getByRole("list", { name: "Waiting to be sent" })).toBeVisible();
  await page.goto("/my-foods");
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await context.setOffline(false);
  await expect(waiting).toContainText(
    "Saved. 1 meal that you logged before has its earlier figures.",
  );
  await page.getByRole("button", { name: "Leave as logged" }).click();
  await expect(waiting).toBeHidden();
  await expect(recipes).toContainText("my dal");
  // By default the logged meals stay as they are.
  expect(await logged()).toBeCloseTo(2 * kcal, 0);
  const dal = async () => (await account.listMeals()).find(({ title }) => title === "My Dal");
  await expect.poll(dal).toMatchObject({ items: [{ source: "Your own recipe" }] });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete my dal" }).click();
  const deletions = page.getByRole("list", { name: "Waiting for a connection" });
  await expect(deletions).toContainText("Its deletion waits for a connection.");
  await context.setOffline(false);
  await expect(deletions).toBeHidden();
  await expect(recipes).not.toContainText("my dal");
  const others = troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  troubles.length = 0;
  expect(others).toEqual([]);

  await page.goto("/my-foods");
  await page.getByRole("button", { name: "Delete my chili" }).click();
  await expect(recipes.getByRole("listitem")).toHaveCount(0);
  const restored = page.waitForResponse((answer) => answer.url().includes(routes.ownFoods));
  await page.getByRole("button", { name: "Undo" }).click();
  await restored;
  await expect(recipes).toContainText("my chili");
});
