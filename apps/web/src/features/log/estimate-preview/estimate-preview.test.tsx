import { routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { untilIdle } from "../../../testing/until-idle.ts";
import styles from "./estimate-preview.module.css";

const isOn = (server: FakeServer) => {
  server.preferences = { mealsVisibleColumns: ["calories", "protein"] };
};
const box = () => page.getByLabelText("Meal description");
const line = () => document.querySelector(`.${styles.preview}`);
/** The text of the live region. */
const told = () => line()?.parentElement?.querySelector("[role=status]")?.textContent;
/** The worker loads its foods first, which takes longer on a busy machine. */
const patient = { timeout: 12_000 };
const placeOf = (name: string) =>
  page.getByRole("button", { name }).element().getBoundingClientRect().top;
/** Waits until the preferences are requested. */
const untilPreferencesCame = (server: FakeServer) =>
  expect.poll(() => server.callsTo("GET", routes.preferences).length).toBeGreaterThan(0);

describe("the estimate preview", () => {
  test("shows and announces the energy with its range and each food, and does not move the button", async () => {
    const { server } = await renderApp("/log", isOn);
    await expect.element(box()).toBeVisible();
    const buttonTop = placeOf("Log Meals");
    await box().fill("two eggs, 2 slices of toast and butter");
    await expect
      .poll(() => line()?.textContent, patient)
      .toMatch(/^About 397\skcal \(\d+–\d+\)eggs 2toast 2\sslicesbutter 2\spats assumed$/);
    expect(placeOf("Log Meals")).toBe(buttonTop);
    // The live region is updated after a pause.
    await expect.poll(told, patient).toMatch(/: eggs 2, toast 2\sslices, butter 2\spats assumed$/);
    await box().fill("two eggs, 2 slices of toast and butter, 150 g rice");
    await expect.poll(() => line()?.textContent).toMatch(/rice 150\sg$/);
    expect(told()).not.toMatch(/rice/);
    await expect.poll(told, patient).toMatch(/, rice 150\sg$/);
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
    await box().clear();
    await expect.poll(line).toBeNull();
  });

  test("marks what is assumed by a word and an outline", async () => {
    await renderApp("/log", isOn);
    await box().fill("two eggs and toast with butter");
    await expect.poll(() => line()?.textContent, patient).toMatch(/assumed$/);
    const chips = [...document.querySelectorAll(`.${styles.chips} li`)];
    const isMarked = (chip: Element | undefined) => [
      /assumed/.test(chip?.textContent ?? ""),
      chip?.classList.contains(styles.uncertain ?? ""),
    ];
    expect(isMarked(chips[0])).toEqual([false, false]);
    expect(isMarked(chips.at(-1))).toEqual([true, true]);
  });

  test("is prepared when the text box gets the focus", async () => {
    const { server } = await renderApp("/log", isOn);
    await untilPreferencesCame(server);
    await box().click();
    await expect
      .poll(() => server.callsTo("GET", routes.dictionary).length, patient)
      .toBeGreaterThan(0);
    expect(line()).toBeNull();
  });

  test("underlines the words that match no food", async () => {
    await renderApp("/log", isOn);
    await box().fill("two eggs and blorfing with coffee");
    const unread = () => [...document.querySelectorAll(`.${styles.preview} .${styles.unread}`)];
    await expect
      .poll(() => unread().map((words) => words.textContent), patient)
      .toEqual(["blorfing"]);
    const [words] = unread();
    expect(getComputedStyle(words as Element).textDecorationLine).toBe("underline");
    await box().fill("two eggs and blorfing with coffee and xqzt");
    await expect
      .poll(() => unread().map((each) => each.textContent), patient)
      .toEqual(["blorfing", "xqzt"]);
    expect(line()?.textContent).toMatch(/Not counted: blorfing, xqzt$/);
  });

  test("does not list the last word as not counted while it is typed", async () => {
    await renderApp("/log", isOn);
    const lists: string[] = [];
    await box().fill("two eggs");
    await expect.poll(() => line()?.textContent, patient).toMatch(/eggs 2$/);
    const watcher = new MutationObserver(() => lists.push(line()?.textContent ?? ""));
    watcher.observe(line() as Element, { subtree: true, childList: true, characterData: true });
    await box().fill("two eggs and 150 g rice and xqzt");
    await expect.poll(() => line()?.textContent, patient).toMatch(/rice 150\sg$/);
    await expect.poll(() => line()?.textContent, patient).toMatch(/Not counted: xqzt$/);
    watcher.disconnect();
    expect(lists.some((text) => /rice 150\sg$/.test(text))).toBe(true);
  });

  test("uses the user's dictionary and own foods", async () => {
    await renderApp("/log", (fake) => {
      isOn(fake);
      fake.dictionary = [{ id: "w1", phrase: "my usual", meaning: "2 eggs" }];
      fake.ownFoods = [
        {
          ...{ id: "r1", kind: "recipe", name: "my chili", other_names: [], version: 1 },
          ...{ per: "serving", serving_g: 350, figures: { calories_kcal: 1400 } },
          recipe: { lines: [], servings: 4, cooked_g: null },
          barcode: null,
          meal_id: null,
          updated_at: "2026-11-19T10:00:00Z",
        },
      ];
    });
    await box().fill("my usual and a banana");
    await expect
      .poll(() => line()?.textContent, patient)
      .toMatch(/^About 2\d\d\skcal .*\).*banana 1$/);
    await box().fill("two bowls of my chili");
    await expect.poll(() => line()?.textContent).toMatch(/^About 2,800\skcal .*my chili 2/);
  });

  test("is shown to a signed-out visitor without fetching preferences", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.user = null;
    });
    await box().fill("a banana");
    await expect
      .poll(() => line()?.textContent, patient)
      .toMatch(/^About 1\d\d\skcal .*\)banana 1$/);
    expect(server.callsTo("GET", routes.preferences)).toHaveLength(0);
  });
});

describe("the estimate preview is not shown", () => {
  test.each([
    ["if it is switched off", { mealsVisibleColumns: ["calories"], hide_preview: true }],
    ["if calories are hidden", { mealsVisibleColumns: ["calories"], hide_energy: true }],
    ["if calories are not among the columns", { mealsVisibleColumns: ["protein"] }],
  ] as const)("%s", async (_, preferences) => {
    const starts = vi.spyOn(window, "Worker");
    const { server } = await renderApp("/log", (fake) => {
      fake.preferences = {
        ...preferences,
        mealsVisibleColumns: [...preferences.mealsVisibleColumns],
      };
    });
    await box().fill("two eggs");
    await untilPreferencesCame(server);
    // Leaving and opening the screen again shows that the response has been rendered.
    await page.getByRole("link", { name: "Meals" }).click();
    await expect.element(page.getByText("No meals yet")).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.element(box()).toHaveValue("two eggs");
    expect(line()).toBeNull();
    expect(starts).not.toHaveBeenCalled();
  });

  test("if the preferences cannot be fetched", async () => {
    const starts = vi.spyOn(window, "Worker");
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(`GET ${routes.preferences}`, () => refusal("internal"));
    });
    await box().fill("two eggs");
    await untilPreferencesCame(server);
    await untilIdle();
    expect(line()).toBeNull();
    expect(starts).not.toHaveBeenCalled();
  });
});

test("the switch in the profile turns the estimate preview off and on", async () => {
  const { server } = await renderApp("/profile", isOn);
  const estimates = page.getByRole("switch", { name: "Estimate as you type" });
  await expect.element(estimates).toBeChecked();
  await estimates.click();
  await expect.poll(() => server.preferences.hide_preview).toBe(true);
  await expect.element(estimates).not.toBeChecked();
  await estimates.click();
  await expect.poll(() => server.preferences.hide_preview).toBe(false);
});
