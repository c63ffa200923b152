import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { dragFinger, emulateMotion } from "../../../testing/devtools.ts";
import type { FakeServer } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMeal } from "../../../testing/sample-meals.ts";

const threeDays = (server: FakeServer) => {
  server.meals = ["2026-11-17", "2026-11-18", "2026-11-19"].map((local_day) =>
    sampleMeal({ id: local_day, local_day }),
  );
};
const heading = (name: string) => page.getByRole("heading", { name });

const drag = (across: number, down = 0) => dragFinger({ x: 190, y: 400 }, across, down);

describe("a swipe", () => {
  test("of more than 50 px to the right shows the previous day, to the left the next day [S2.meals.6, S9.swipe]", async () => {
    await renderApp("/meals", threeDays);
    await expect.element(heading("Nov-19")).toBeVisible();
    await drag(60);
    await expect.element(heading("Nov-18")).toBeVisible();
    await drag(60);
    await expect.element(heading("Nov-17")).toBeVisible();
    await drag(-60);
    await expect.element(heading("Nov-18")).toBeVisible();
  });

  test.each([
    ["of 50 px", 50, 0],
    ["that is too steep", 70, 60],
    ["up or down", 10, 90],
    ["past the last day", -90, 0],
  ])("%s does not change the day", async (_, across, down) => {
    await renderApp("/meals", threeDays);
    await expect.element(heading("Nov-19")).toBeVisible();
    await drag(across, down);
    await expect.element(heading("Nov-19")).toBeVisible();
    // If the first swipe had changed the day, this would show another day.
    await drag(60);
    await expect.element(heading("Nov-18")).toBeVisible();
  });
});

describe("the slide animation", () => {
  beforeEach(() => emulateMotion("no-preference"));
  afterEach(() => emulateMotion("reduce"));

  /** The names and durations of the animations of a day change. */
  async function animationsOf(button: string): Promise<readonly string[]> {
    const startTransition = document.startViewTransition.bind(document);
    const running = Promise.withResolvers<readonly string[]>();
    const transitions: ViewTransition[] = [];
    const start = vi.spyOn(document, "startViewTransition").mockImplementation((update) => {
      const transition = startTransition(update);
      transitions.push(transition);
      // Listed immediately, because on a busy machine they end before the next check.
      transition.ready.then(() => running.resolve(listDayAnimations()), running.reject);
      return transition;
    });
    await page.getByRole("button", { name: button }).click();
    const names = await running.promise;
    await Promise.all(transitions.map(({ finished }) => finished));
    expect(transitions).toHaveLength(1);
    start.mockRestore();
    return names;
  }

  function listDayAnimations(): readonly string[] {
    const names = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .filter((animation) => animation.animationName.startsWith("day-"))
      .map((animation) => `${animation.animationName} ${animation.effect?.getTiming().duration}`);
    return [...new Set(names)].sort();
  }

  test("goes in the direction of the change [S2.meals.8]", async () => {
    await renderApp("/meals", threeDays);
    await expect.element(heading("Nov-19")).toBeVisible();
    expect(await animationsOf("Previous day")).toEqual(["day-from-left 220", "day-to-right 220"]);
    await expect.element(heading("Nov-18")).toBeVisible();
    expect(await animationsOf("Next day")).toEqual(["day-from-right 220", "day-to-left 220"]);
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("does not lose a press while it runs", async () => {
    await renderApp("/meals", threeDays);
    await expect.element(heading("Nov-19")).toBeVisible();
    const start = vi.spyOn(document, "startViewTransition");
    const button = page.getByRole("button", { name: "Previous day" }).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(heading("Nov-17")).toBeVisible();
    // React logs an error if a transition is interrupted, for example by the end of the test.
    const transitions = start.mock.results.map(({ value }) => value as ViewTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  });

  test("is not used if reduced motion is preferred", async () => {
    await emulateMotion("reduce");
    const start = vi.spyOn(document, "startViewTransition");
    await renderApp("/meals", threeDays);
    await page.getByRole("button", { name: "Previous day" }).click();
    await expect.element(heading("Nov-18")).toBeVisible();
    expect(start).not.toHaveBeenCalled();
  });
});
