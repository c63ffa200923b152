/// <reference types="@vitest/browser-playwright" />
import { jobFailures, routes } from "@morsel/contracts";
import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { findToday } from "../../platform/clock.ts";
import { setLanguage } from "../../platform/language.ts";
import { colorOf } from "../../testing/color-of.ts";
import { expectConsoleErrors, readConsoleErrors } from "../../testing/console-errors.ts";
import { json, refusal } from "../../testing/fake-server.ts";
import { box, signOut } from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob, sampleMeal } from "../../testing/sample-meals.ts";
import { untilIdle } from "../../testing/until-idle.ts";
import styles from "../../ui/icon.module.css";

/** Emulates the system setting; tests start with "reduce". */
function setMotion(value: "reduce" | "no-preference"): Promise<unknown> {
  return cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
}

const eggs = { id: "m1", title: "Eggs and Toast", local_day: "2026-01-02", calories_kcal: 441.2 };
const latte = { id: "m2", title: "Latte", local_day: "2026-01-02", calories_kcal: 120 };

describe("the log history", () => {
  test("shows skeleton rows while it loads [S2.dashboard.13]", async () => {
    await renderApp("/log", (server) => {
      server.answer(`GET ${routes.jobs}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByLabelText("Loading log history")).toBeVisible();
  });

  test("is empty at first, with three examples that fill the text box [S2.dashboard.7, S2.dashboard.14, S9.examples]", async () => {
    await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    const examples = page.getByRole("region", { name: "Examples" }).getByRole("button");
    expect(examples.elements()).toHaveLength(3);
    await examples.nth(1).click();
    await expect.element(box()).toHaveValue("Chipotle chicken bowl, no rice, extra guacamole");
    await examples.nth(2).click();
    await expect
      .element(box())
      .toHaveValue("1 cup Greek yogurt, a handful of blueberries, 1 tbsp honey");
  });

  test("offers no examples if there is history [S2.dashboard.6]", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [sampleJob({ id: "1" })];
    });
    await expect.element(page.getByText("two eggs and toast")).toBeVisible();
    await expect.element(page.getByText("Try one of these")).not.toBeInTheDocument();
  });

  test("shows an error if it fails to load, and tries again [S8.load-jobs]", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.answer(`GET ${routes.jobs}`, () => refusal("internal"));
    });
    await expect.element(page.getByText("Failed to fetch jobs")).toBeVisible();
    server.recover(`GET ${routes.jobs}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
  });

  test("shows the status of each job, newest first, and hides jobs without a message [S2.dashboard.15, S3.job-hidden, S3.job-order, S8.job-error]", async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await renderApp("/log", (server) => {
      server.jobs = [
        sampleJob({ id: "1", message: "almonds", status: "cancelled", created_at: at(40) }),
        sampleJob({ id: "2", message: "soup", status: "completed", created_at: at(20) }),
        sampleJob({ id: "3", message: " ", status: "completed", created_at: at(5) }),
        sampleJob({
          id: "4",
          message: "my keys",
          status: "failed",
          error: "I couldn't find any food in that.",
          created_at: at(10),
        }),
        sampleJob({ id: "5", message: "toast", status: "queued", created_at: at(0) }),
      ];
    });
    const rows = page.getByRole("listitem");
    await expect.element(rows.getByText("almonds")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
    const texts = rows
      .elements()
      .map((row) => row.textContent)
      .filter((text) => !text.includes("Quick add"));
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain("toastProcessingjust now");
    expect(texts[1]).toMatch(/my keysI couldn't find any food in that\.Failed/);
    expect(texts[2]).toContain("soupCompleted");
    expect(texts[3]).toContain("almondsCancelled");
  });

  test("shows an error in the language of the screens", async () => {
    onTestFinished(async () => void (await setLanguage("en")));
    const job = { status: "failed", error: jobFailures.meal_day_unclear } as const;
    await renderApp("/log", (server) => {
      server.preferences = { ...server.preferences, language: "de" };
      server.jobs = [sampleJob({ id: "1", ...job, error_code: "meal_day_unclear" })];
    });
    await expect.element(page.getByText(/welcher Tag das war/)).toBeVisible();
  });

  test.each([
    ["queued", "Processing"],
    ["processing", "Processing"],
  ] as const)(
    "animates the row of a job that is %s, unless reduced motion is preferred [S4.jobs.1]",
    async (status, word) => {
      await setMotion("no-preference");
      await renderApp("/log", (server) => {
        server.jobs = [sampleJob({ id: "1", status }), sampleJob({ id: "2", message: "soup" })];
      });
      const row = page.getByRole("listitem").filter({ hasText: word });
      await expect.element(row).toBeVisible();
      expect(getComputedStyle(row.element()).animationName).toBe("log-history__pulse");
      await setMotion("reduce");
      const still = getComputedStyle(row.element());
      expect(still.animationName).toBe("none");
      expect(still.backgroundColor).toBe(colorOf("--action-soft"));
    },
  );

  test("marks completed jobs in green and cancelled jobs in grey [S4.jobs.3, S4.jobs.5]", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [
        sampleJob({ id: "1", message: "soup", status: "completed" }),
        sampleJob({ id: "2", message: "almonds", status: "cancelled" }),
      ];
    });
    const rowOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect.element(rowOf("soup")).toBeVisible();
    const iconOf = (name: string) => rowOf(name).element().querySelector("svg") as SVGElement;
    expect(iconOf("soup").classList).toContain("lucide-circle-check");
    expect(getComputedStyle(iconOf("soup")).stroke).toBe(colorOf("--positive"));
    expect(iconOf("almonds").classList).toContain("lucide-ban");
    const almonds = getComputedStyle(page.getByText("almonds").element());
    expect(almonds.color).toBe(colorOf("--muted"));
    expect(almonds.textDecorationLine).toBe("line-through");
  });

  test("fetches the jobs on Refresh and confirms it [S2.dashboard.12]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    server.jobs = [sampleJob({ id: "1" })];
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.element(page.getByText("two eggs and toast")).toBeVisible();
    await expect.element(page.getByText("Log history refreshed").first()).toBeVisible();
  });

  test("cancels a job, and shows a spinner until the server responds [S4.jobs.2, S4.submit.8, S7.cancel]", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    const answer = Promise.withResolvers<Response>();
    server.answer(`POST ${routes.cancelJob("1")}`, () => answer.promise);
    await page.getByRole("button", { name: "Cancel" }).click();
    const cancelling = page.getByRole("button", { name: "Cancelling" });
    await expect.element(cancelling).toHaveAttribute("aria-disabled", "true");
    expect(cancelling.element().querySelector(`.${styles.spinning}`)).not.toBeNull();
    await cancelling.click({ force: true });
    expect(server.callsTo("POST", routes.cancelJob("1"))).toHaveLength(1);
    server.jobs = [sampleJob({ id: "1", status: "cancelled" })];
    answer.resolve(json(200, {}));
    await expect.element(page.getByText("Cancelled", { exact: true })).toBeVisible();
  });

  test.each([
    [
      "the server's message",
      refusal("unavailable"),
      "Morsel is busy. Please try again in a moment.",
    ],
    ["a default message", json(500, {}), "Failed to cancel job"],
  ])(
    "writes %s only to the console if a cancel fails, and enables Cancel again [S8.cancel]",
    async (_, answer, words) => {
      await renderApp("/log", (server) => {
        server.jobs = [sampleJob({ id: "1", status: "processing" })];
        server.answer(`POST ${routes.cancelJob("1")}`, () => answer);
      });
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect.poll(() => readConsoleErrors()).toEqual([[words]]);
      await expect
        .element(page.getByRole("button", { name: "Cancel", exact: true }))
        .not.toHaveAttribute("aria-disabled");
      await expect.element(page.getByText("Processing", { exact: true })).toBeVisible();
      await expect.element(page.getByText(words)).not.toBeInTheDocument();
      expectConsoleErrors();
    },
  );

  test("keeps the keyboard focus in the row that is cancelled", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    const cancel = page.getByRole("button", { name: "Cancel" });
    await expect.element(cancel).toBeVisible();
    await page.getByRole("button", { name: "Refresh" }).click();
    await userEvent.tab();
    await expect.element(cancel).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("listitem").first()).toHaveFocus();
  });

  test("announces changes of a job's status, but not the status at the first load", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1", status: "processing" }), sampleJob({ id: "2" })];
    });
    const news = page
      .getByRole("region", { name: "Log History" })
      .getByText(/^(Completed|Processing):/);
    await expect.element(page.getByText("Processing", { exact: true })).toBeVisible();
    await untilIdle();
    expect(news.query()).toBeNull();
    server.jobs = [sampleJob({ id: "1", status: "completed" }), sampleJob({ id: "2" })];
    server.hint("jobs");
    await expect.element(news).toHaveTextContent("Completed: two eggs and toast");
    await expect.element(news).toHaveAttribute("aria-live", "polite");
  });

  test.each([
    ["with its energy", false, "Completed: Eggs and Toast, 441\u00a0kcal; Latte"],
    ["without energy to a user who hides it", true, "Completed: Eggs and Toast; Latte"],
  ])("announces the logged meals of a completed job %s", async (_, hide_energy, words) => {
    const { server } = await renderApp("/log", (fake) => {
      fake.preferences = { ...fake.preferences, hide_energy };
      fake.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    await expect.element(page.getByText("Processing", { exact: true })).toBeVisible();
    await untilIdle();
    server.jobs = [sampleJob({ id: "1", logged_meals: [eggs, { ...latte, calories_kcal: null }] })];
    server.hint("jobs");
    const news = page.getByRole("region", { name: "Log History" }).getByText(/^Completed:/);
    await expect.poll(() => news.element().textContent).toBe(words);
  });

  test("lists the logged meals of a message, each with a link to its page", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [sampleJob({ id: "1", logged_meals: [eggs, latte] })];
      server.meals = [sampleMeal({ id: "m2", title: "Latte" })];
    });
    const lines = page.getByRole("list", { name: "Logged meals" }).getByRole("link");
    await expect.element(lines.first()).toBeInViewport();
    expect(lines.elements().map((line) => line.textContent)).toEqual([
      "Eggs and Toast\u00a0· 441\u00a0kcal",
      "Latte\u00a0· 120\u00a0kcal",
    ]);
    const heights = lines.elements().map((line) => line.getBoundingClientRect().height);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    await lines.last().click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Latte" })).toBeVisible();
  });

  test("shows meals without energy if it is unknown or hidden", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1", logged_meals: [{ ...eggs, calories_kcal: null }] })];
    });
    const line = page.getByRole("list", { name: "Logged meals" }).getByRole("link");
    await expect.poll(() => line.element().textContent).toBe("Eggs and Toast");
    server.preferences = { ...server.preferences, hide_energy: true };
    server.jobs = [sampleJob({ id: "1", logged_meals: [{ ...eggs, title: "A 441 kcal Bar" }] })];
    await page.getByRole("link", { name: "Profile" }).first().click();
    await page.getByRole("switch", { name: "Hide calories" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.poll(() => line.element().textContent).toBe("A … Bar");
  });

  test("has the newest row directly below the text box and above the row of meals to log again", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [
        sampleJob({ id: "1", status: "processing" }),
        sampleJob({ id: "2", message: "soup", created_at: "2026-01-02T10:00:00Z" }),
      ];
    });
    const placeOf = (element: Element) => element.getBoundingClientRect();
    await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
    const rows = page.getByRole("region", { name: "Log History" }).getByRole("listitem");
    const [newest, again, older] = rows.elements().map(placeOf);
    const form = placeOf(document.querySelector("form") as Element);
    expect((newest?.top ?? 0) - form.bottom).toBeLessThan(80);
    expect(again?.top).toBe(newest?.bottom);
    expect(older?.top).toBe(again?.bottom);
    expect(newest?.bottom).toBeLessThan(844 - 60);
  });

  test("is linked at the top of the page with the number of meals logged today", async () => {
    const today = findToday();
    await renderApp("/log", (server) => {
      server.jobs = [
        sampleJob({
          id: "1",
          logged_meals: [eggs, latte].map((meal) => ({ ...meal, local_day: today })),
        }),
        sampleJob({ id: "2", logged_meals: [{ ...eggs, id: "m3", local_day: today }] }),
        sampleJob({ id: "3", status: "failed" }),
        sampleJob({ id: "4", logged_meals: [{ ...eggs, id: "m4" }] }),
      ];
    });
    const line = page.getByRole("link", { name: "3 logged today" });
    await expect.element(line).toBeInViewport();
    await line.click();
    await expect.element(page.getByRole("heading", { name: "Log History" })).toBeInViewport();
  });

  test("keeps its rows and shows an error if a later fetch fails", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1" })];
    });
    await expect.element(page.getByText("two eggs and toast")).toBeVisible();
    server.answer(`GET ${routes.jobs}`, () => refusal("internal"));
    server.hint("jobs");
    await expect.element(page.getByRole("alert").getByText("Failed to fetch jobs")).toBeVisible();
    await expect.element(page.getByText("two eggs and toast")).toBeVisible();
    server.recover(`GET ${routes.jobs}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Failed to fetch jobs")).not.toBeInTheDocument();
  });

  test("appends a failed message to the text box on Retry, and scrolls to the top [S4.jobs.4]", async () => {
    await renderApp("/log", (server) => {
      const others = Array.from({ length: 40 }, (_, index) => sampleJob({ id: `other-${index}` }));
      server.jobs = [
        ...others,
        sampleJob({
          id: "1",
          message: "my keys",
          status: "failed",
          error: "No food.",
          created_at: "2020-01-01T00:00:00Z",
        }),
      ];
    });
    const retry = page.getByRole("button", { name: "Retry" });
    await expect.element(retry).toBeVisible();
    retry.element().scrollIntoView({ behavior: "instant", block: "center" });
    expect(window.scrollY).toBeGreaterThan(500);
    await retry.click();
    await expect.element(box()).toHaveValue("my keys");
    await expect.element(box()).toHaveFocus();
    await expect.poll(() => window.scrollY).toBe(0);
    await box().fill("soup");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.element(box()).toHaveValue("soup\nmy keys");
  });

  test("is polled on the dashboard, and fetched again after a return to it [S6.fetch-jobs]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    await expect.poll(() => server.callsTo("GET", routes.jobs).length).toBe(2);
    await page.getByRole("link", { name: "Trends" }).click();
    await expect.element(page.getByText("No entries in this week")).toBeVisible();
    const sent = server.callsTo("GET", routes.jobs).length;
    await page.getByRole("link", { name: "Log" }).click();
    await expect.poll(() => server.callsTo("GET", routes.jobs).length).toBe(sent + 1);
  });

  test("is not fetched while signed out [S6.fetch-signed-in]", async () => {
    const { server } = await renderApp("/log", signOut);
    await expect.element(page.getByText("Try one of these")).toBeVisible();
    expect(server.callsTo("GET", routes.jobs)).toHaveLength(0);
  });
});
