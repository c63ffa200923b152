import { calorieGuess } from "@morsel/contracts";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { expectFaultless, forgive } from "./screen.ts";
import { test } from "./window-test.ts";

test.describe.configure({ mode: "default" });

test.describe("layout and accessibility of dialogs and panels for signed-in users", () => {
  test.use({ visitor: "diner" });

  test("the confirmation to delete a meal on the list and the menu of columns are accessible and do not overflow", async ({
    window,
    page,
  }) => {
    await page.goto("/meals");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toContainText("Delete this meal?");
    await window.atEachSize((size) =>
      expectFaultless(page, { within: "[role=alertdialog]", size }),
    );
    await page.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: "Columns" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
  });

  test("the confirmation to delete a meal on its own page is accessible and does not overflow", async ({
    window,
    page,
    diner,
  }) => {
    const [meal] = await diner.listMeals();
    await page.goto(`/meals/${meal?.id}`);
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toContainText("Delete Meal");
    await window.atEachSize((size) =>
      expectFaultless(page, { within: "[role=alertdialog]", size }),
    );
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  test("the explanation of a score and a toast are accessible and do not overflow; a focused toast stays", async ({
    window,
    page,
  }) => {
    await page.goto("/meals");
    await page.getByRole("button", { name: /is calculated/ }).click();
    const toast = page.getByText("Meals refreshed", { exact: true });
    // A toast with the focus stays, otherwise it goes after 2 s. If the focus is there first, a busy
    // machine cannot be too late with it.
    await page.keyboard.press("F8");
    await expect(
      page.getByRole("region", { name: /Notifications/ }).getByRole("list"),
    ).toBeFocused();
    await page.getByRole("button", { name: /Refresh/ }).dispatchEvent("click");
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    await window.atEachSize((size) => expectFaultless(page, { size }));
    await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2500);
    expect(await toast.isVisible()).toBe(true);
  });

  test("the error of a meal that could not be submitted is accessible and does not overflow", async ({
    window,
    page,
    troubles,
  }) => {
    await page.goto("/log");
    const box = page.getByRole("textbox", { name: "Meal description" });
    await box.fill("two eggs");
    await page.route("**/api/external/chat/queue", (route) => route.abort());
    await page.getByRole("button", { name: "Log Meals" }).click();
    await expect(page.getByText("Unable to submit meal")).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
    forgive(troubles, { complaint: /ERR_FAILED/ });
  });

  test("the log while a meal is analyzed is accessible and does not overflow", async ({
    window,
    page,
  }) => {
    // The response keeps the job in progress, as on a busy server.
    const jobs = "**/api/external/chat/jobs";
    await page.route(jobs, async (route) => {
      const answer = await route.fetch();
      const { items } = (await answer.json()) as { items: { status: string }[] };
      const underway = items.map((job) => ({ ...job, status: "processing" }));
      await route.fulfill({ response: answer, json: { items: underway } });
    });
    await page.goto("/log");
    await expect(page.getByRole("button", { name: /^Cancel/ }).first()).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
    // A response may still be running.
    await page.unrouteAll({ behavior: "wait" });
  });
});

test.describe("layout and accessibility of dialogs and panels for signed-out users", () => {
  test("the prompt to sign in is accessible and does not overflow", async ({ window, page }) => {
    await page.goto("/log");
    await page.getByRole("textbox", { name: "Meal description" }).fill("two eggs");
    await page.getByRole("button", { name: "Log Meals" }).click();
    await expect(page.getByText("Sign in to start logging and save your meals")).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
  });

  test("the QR code and the steps of each device are accessible and do not overflow", async ({
    window,
    page,
  }) => {
    await page.goto("/install-app");
    for (const device of await page.getByRole("tab").all()) {
      await device.click();
      await window.atEachSize((size) => expectFaultless(page, { size }));
    }
    await page.getByRole("tab", { name: "Computer" }).click();
    await page.getByRole("button", { name: "Show QR Code" }).click();
    await expect(page.getByRole("dialog", { name: "Scan QR Code" })).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { within: "[role=dialog]", size }));
  });

  test("a shared estimate is accessible and does not overflow", async ({ window, page }) => {
    await shareEstimate(page);
    await page.goto("/calorie-guess/c2FsbW9uLXJpY2UtYnJvY2NvbGk");
    await expect(page.getByRole("heading", { name: "Calorie estimate" })).toBeVisible();
    await expect(page.getByRole("img", { name: "The meal" })).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
  });

  test("a refused sign-in is accessible and does not overflow", async ({
    window,
    page,
    troubles,
  }) => {
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await window.atEachSize((size) => expectFaultless(page, { size }));
    forgive(troubles, { complaint: /status of 401/ });
  });
});

/** Answers the public request: no model here makes an estimate from a photo. */
async function shareEstimate(page: Page): Promise<void> {
  const macros = (calories_kcal: number, protein_g: number, carbs_g: number, fat_g: number) => ({
    ...{ calories_kcal, protein_g, carbs_g, fat_g },
    ...{ fiber_g: null, sugar_g: null, sodium_mg: null },
  });
  const guess = calorieGuess.parse({
    image_url: "/icons/icon-512.png",
    total_calories_kcal: 515.4,
    notes: "The oil is not visible; 1 tsp was assumed.",
    meals: [
      {
        title: "Baked Salmon",
        description: "One fillet, skin off",
        macros: macros(309, 33.2, 0, 18.5),
        serving: { servings: 1, serving_size_g: 150, household_unit: "g" },
      },
      {
        title: "White Rice",
        description: "Steamed",
        macros: macros(206, 4.3, 44.6, 0.4),
        serving: { servings: 1.5, serving_size_g: 158, household_unit: "cup" },
      },
    ],
  });
  await page.route("**/api/public/calorie-guess/*", (route) => route.fulfill({ json: guess }));
}
