import { routes } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json, refusal } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleMeal } from "../testing/sample-meals.ts";
import { tasksDone } from "../testing/until-idle.ts";

// Time advances only when a test advances it; waiting for an element also advances it.
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets pending work of the page finish without advancing the clock. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    // Responses are delivered in timers of 0 ms.
    await vi.advanceTimersByTimeAsync(0);
    await tasksDone();
  }
}

const stepMs = 10;

/** Lets `ms` pass, then more in small steps until `isDone`, at most 5 s. */
async function passUntil(ms: number, isDone: () => boolean): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
  for (let moreMs = 0; !isDone() && moreMs < 5000; moreMs += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs);
    await settle();
  }
}
/** The time from the last request of `times` to the next one. */
async function measureNextInterval(times: readonly number[], expectedMs: number): Promise<number> {
  const count = times.length;
  await passUntil(expectedMs - 5 * stepMs, () => times.length > count);
  return (times[count] ?? Number.NaN) - (times[count - 1] ?? Number.NaN);
}

const button = (name: string) => page.getByRole("button", { name });
const withMeal = (server: FakeServer) => {
  server.meals = [sampleMeal({ id: "1" })];
};
const confirmDelete = async () => {
  await button("Delete Porridge").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
};

describe("a toast of the product", () => {
  test.each([
    ["Log history refreshed", 2000, "/log", () => undefined, () => button("Refresh").click()],
    [
      "Refresh failed",
      4000,
      "/log",
      (server: FakeServer) => server.answer(`GET ${routes.jobs}`, () => refusal("internal")),
      () => button("Refresh").click(),
    ],
    ["Meals refreshed", 2000, "/meals", withMeal, () => button("Refresh").click()],
    ["Meal deleted", 4000, "/meals", withMeal, confirmDelete],
    [
      "Error",
      4000,
      "/meals",
      (server: FakeServer) => {
        withMeal(server);
        server.answer(`DELETE ${routes.meal("1")}`, () => refusal("internal"));
      },
      confirmDelete,
    ],
  ])(
    "'%s' is shown for %i ms [S4.toasts.6, S9.refresh-toast]",
    async (title, ms, path, prepare, act) => {
      await renderApp(path, prepare);
      const actedAtMs = Date.now();
      await act();
      const toast = page
        .getByRole("listitem")
        .filter({ has: page.getByText(title, { exact: true }) });
      await expect.poll(() => toast.query()).not.toBeNull();
      const seenAtMs = Date.now();
      await vi.advanceTimersByTimeAsync(Math.max(0, actedAtMs + ms - 1 - Date.now()));
      expect(toast.query()).not.toBeNull();
      await passUntil(0, () => toast.query() === null);
      expect(toast.query()).toBeNull();
      expect(Date.now() - seenAtMs).toBeLessThanOrEqual(ms + 100);
    },
  );
});

/** Moves the mouse at once; moving the real one would take time of the clock. */
const moveMouse = (to: Element) =>
  to.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));

const tooltip = page.getByRole("tooltip");

/**
 * Shows the tooltip of a button. The tooltips are loaded on demand: the mouse moves until they notice it. The button is
 * found each time, because a screen that is still loading may replace it.
 */
async function showTooltip(name: string): Promise<void> {
  while (tooltip.query() === null) {
    moveMouse(document.body);
    const element = button(name).query();
    if (element) moveMouse(element);
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
  }
}

test("the tooltip of an icon button is shown after 700 ms [S9.tooltips]", async () => {
  await renderApp("/log");
  await expect.poll(() => button("Refresh").query()).not.toBeNull();
  await showTooltip("Refresh");
  moveMouse(document.body);
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(tooltip.query()).toBeNull();
  const fromMs = Date.now();
  moveMouse(button("Refresh").element());
  await passUntil(600, () => tooltip.query() !== null);
  expect(Date.now() - fromMs).toBeGreaterThanOrEqual(650);
  expect(Date.now() - fromMs).toBeLessThanOrEqual(900);
});

describe("the tooltip of a second button", () => {
  test.each([
    [299, true],
    [301, false],
  ])(
    "%i ms after the first tooltip was hidden, is shown without delay: %s [S9.tooltips-skip]",
    async (awayMs, isAtOnce) => {
      await renderApp("/meals", withMeal);
      await expect.poll(() => button("Refresh").query()).not.toBeNull();
      await showTooltip("Refresh");
      const columns = button("Columns").element();
      moveMouse(document.body);
      await vi.advanceTimersByTimeAsync(awayMs);
      moveMouse(columns);
      await vi.advanceTimersByTimeAsync(1);
      expect(tooltip.query()?.textContent).toBe(isAtOnce ? "Columns" : undefined);
    },
  );
});

describe("the jobs", () => {
  /** The times of the requests for the jobs. */
  const recordCalls = (server: FakeServer): readonly number[] => {
    const times: number[] = [];
    server.answer(`GET ${routes.jobs}`, () => {
      times.push(Date.now());
      return json(200, { items: [] });
    });
    return times;
  };

  test.each(["/log", "/meals"])(
    "are polled every 3000 ms at %s [S7.jobs-polled, S9.poll-jobs]",
    async (path) => {
      let times: readonly number[] = [];
      await renderApp(path, (server) => {
        times = recordCalls(server);
      });
      await expect.poll(() => times.length).toBe(1);
      await measureNextInterval(times, 3000);
      const apartMs = await measureNextInterval(times, 3000);
      expect(times).toHaveLength(3);
      expect(apartMs).toBeGreaterThanOrEqual(3000);
      expect(apartMs).toBeLessThanOrEqual(3100);
    },
  );

  test("are fetched after a submit, before the next poll [S4.submit.3]", async () => {
    let times: readonly number[] = [];
    await renderApp("/log", (server) => {
      times = recordCalls(server);
    });
    await expect.poll(() => times.length).toBe(1);
    await page.getByLabelText("Meal description").fill("two eggs");
    const submittedAtMs = Date.now();
    await button("Log Meals").click();
    await expect.poll(() => times.length).toBeGreaterThan(1);
    expect(times[1]).toBeGreaterThanOrEqual(submittedAtMs);
    expect((times[1] as number) - (times[0] as number)).toBeLessThan(3000);
  });

  test("are not polled while Trends is shown [S6.fetch-jobs]", async () => {
    let times: readonly number[] = [];
    await renderApp("/log", (server) => {
      times = recordCalls(server);
    });
    await expect.poll(() => times.length).toBe(1);
    await page.getByRole("link", { name: "Trends" }).first().click();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times).toHaveLength(1);
  });

  test("are not polled while the browser's tab is hidden [S7.jobs-polled, F44]", async () => {
    let times: readonly number[] = [];
    await renderApp("/log", (server) => {
      times = recordCalls(server);
    });
    await expect.poll(() => times.length).toBe(1);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    window.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times).toHaveLength(1);
    visibility.mockRestore();
    window.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => times.length).toBe(2);
  });
});

describe("the processing list", () => {
  const recordCalls = (server: FakeServer): readonly number[] => {
    withMeal(server);
    const times: number[] = [];
    server.answer(`GET ${routes.processingMeals}`, () => {
      times.push(Date.now());
      return json(200, { entry_ids: [] });
    });
    return times;
  };

  test.each(["/meals", "/meals/1"])(
    "is polled every 2000 ms at %s [S7.processing, S9.poll-processing]",
    async (path) => {
      let times: readonly number[] = [];
      await renderApp(path, (server) => {
        times = recordCalls(server);
      });
      await expect.poll(() => times.length).toBe(1);
      await measureNextInterval(times, 2000);
      const apartMs = await measureNextInterval(times, 2000);
      expect(times).toHaveLength(3);
      expect(apartMs).toBeGreaterThanOrEqual(2000);
      expect(apartMs).toBeLessThanOrEqual(2100);
    },
  );

  test("is not polled while the browser's tab is hidden, and fetched when it is shown again [S7.processing, F44]", async () => {
    let times: readonly number[] = [];
    const { server } = await renderApp("/meals", (fake) => {
      times = recordCalls(fake);
    });
    await expect.poll(() => times.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    await expect.poll(() => times.length).toBe(2);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    window.dispatchEvent(new Event("visibilitychange"));
    const before = server.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls.slice(before)).toEqual([]);
    expect(times).toHaveLength(2);
    visibility.mockRestore();
    window.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(2000);
    await expect.poll(() => times.length).toBe(3);
  });

  test("is not polled while Trends is shown [S7.processing]", async () => {
    let times: readonly number[] = [];
    await renderApp("/meals", (server) => {
      times = recordCalls(server);
    });
    await expect.poll(() => times.length).toBe(1);
    await page.getByRole("link", { name: "Trends" }).first().click();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(times).toHaveLength(1);
    await page.getByRole("link", { name: "Meals" }).first().click();
    await expect.poll(() => times.length).toBe(2);
  });

  test("is not fetched while signed out [S7.processing]", async () => {
    let times: readonly number[] = [];
    await renderApp("/meals/1", (server) => {
      times = recordCalls(server);
      server.user = null;
    });
    await expect
      .poll(() => page.getByText("Please log in to view meal details.").query())
      .not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times).toEqual([]);
  });
});

describe("an edit", () => {
  const statusRoute = `GET ${routes.editStatus("1")}`;
  const start = async () => {
    const { server } = await renderApp("/meals/1/edit", withMeal);
    const times: number[] = [];
    let status: object = { status: "processing" };
    server.answer(statusRoute, () => {
      times.push(Date.now());
      return json(200, status);
    });
    await page.getByRole("textbox").fill("double portion");
    await button("Update Meal").click();
    await expect.poll(() => times.length).toBe(1);
    return { times, end: () => (status = { status: "completed" }) };
  };

  test("is polled first within 2000 ms, then every 2000 ms until it ends [S7.edit-status, S9.poll-edit]", async () => {
    const before = Date.now();
    const { times, end } = await start();
    expect((times[0] as number) - before).toBeLessThan(2000);
    await measureNextInterval(times, 2000);
    expect(times).toHaveLength(2);
    end();
    const apartMs = await measureNextInterval(times, 2000);
    expect(apartMs).toBeGreaterThanOrEqual(2000);
    expect(apartMs).toBeLessThanOrEqual(2100);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times).toHaveLength(3);
  });

  test("opens the meals screen 1500 ms after it succeeds [S9.edit-redirect]", async () => {
    const { times, end } = await start();
    end();
    await vi.advanceTimersByTimeAsync(2000);
    await expect.poll(() => times.length).toBe(2);
    await expect
      .poll(() => page.getByRole("heading", { name: "Meal updated" }).query())
      .not.toBeNull();
    const seenAtMs = Date.now();
    await vi.advanceTimersByTimeAsync(Math.max(0, (times[1] as number) + 1490 - Date.now()));
    expect(window.location.pathname).toBe("/meals/1/edit");
    await passUntil(0, () => window.location.pathname === "/meals");
    expect(window.location.pathname).toBe("/meals");
    expect(Date.now() - seenAtMs).toBeLessThanOrEqual(1600);
  });
});
