/// <reference types="@vitest/browser-playwright" />
import { routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectConsoleErrors, readConsoleErrors } from "../../testing/console-errors.ts";
import { type FakeServer, json, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob } from "../../testing/sample-meals.ts";
import { funFacts } from "./fun-facts.ts";

const box = () => page.getByLabelText("Meal description");
const submitButton = () => page.getByRole("button", { name: "Log Meals" });
/** What the person's system asks for; the tests begin with "reduce". */
function setMotion(value: "reduce" | "no-preference"): Promise<unknown> {
  return cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
}

/** A colour token as the browser computes it. */
function colorOf(token: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
const queueRoute = `POST ${routes.queue}`;
const signedOut = (server: FakeServer) => {
  server.user = null;
};

describe("the draft", () => {
  test("survives a reload and a change of tabs [F42]", async () => {
    const { unmount } = await renderApp("/log");
    await box().fill("two eggs");
    await page.getByRole("link", { name: "Meals" }).click();
    await expect.element(page.getByText("No meals yet")).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.element(box()).toHaveValue("two eggs");
    await unmount();
    await renderApp("/log");
    await expect.element(box()).toHaveValue("two eggs");
  });

  test("survives the sign-in page [S2.dashboard.16, S2.routes.18, S3.kept-draft, S5.submit-anonymous, S6.anonymous-dashboard, F41]", async () => {
    const { departures, server } = await renderApp("/log", signedOut);
    await box().fill("two eggs");
    await submitButton().click();
    await expect
      .element(page.getByText("Sign in to start logging and save your meals"))
      .toBeVisible();
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    expect(departures).toEqual(["/api/login?return=%2Flog"]);
    expect(sessionStorage.getItem("dashboard-meal-input")).toBe("two eggs");
  });
});

describe("the box", () => {
  test("is at least 270 px high and asks for details that improve the estimate [S2.dashboard.1, S2.dashboard.2]", async () => {
    await renderApp("/log");
    await expect.element(box()).toBeVisible();
    const area = box().element() as HTMLTextAreaElement;
    expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(270);
    expect(getComputedStyle(area).minHeight).toBe("270px");
    expect(area.placeholder).toMatch(/portions, oil amount and restaurant name/);
  });

  test("shows right-to-left text from the right", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [sampleJob({ id: "1", message: "בייגל עם גבינה" })];
    });
    await box().fill("בייגל עם גבינה");
    expect(getComputedStyle(box().element()).direction).toBe("rtl");
    const message = page.getByRole("listitem").getByText("בייגל עם גבינה");
    await expect.element(message).toBeVisible();
    expect(getComputedStyle(message.element()).direction).toBe("rtl");
  });

  test("gets the keyboard focus when Log Meals is disabled", async () => {
    await renderApp("/log");
    await box().fill("two eggs");
    // Past Speak and the camera.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(submitButton()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveValue("");
    await expect.element(box()).toHaveFocus();
  });
});

describe("submitting", () => {
  test("does nothing with an empty or blank text [S5.submit-empty]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(submitButton()).toBeDisabled();
    await box().fill("  \n ");
    await expect.element(submitButton()).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
  });

  test("sends the message, empties the box and shows the job [S2.dashboard.9, S3.session-id, S4.submit.1, S4.submit.2, S7.queue, S9.analysis]", async () => {
    const { server } = await renderApp("/log");
    await box().fill(" two eggs ");
    await submitButton().click();
    await expect.element(box()).toHaveValue("");
    await expect.element(page.getByRole("listitem").getByText("two eggs")).toBeVisible();
    await expect.element(page.getByText("Analyzing your meal")).toBeVisible();
    await expect.element(page.getByText("around 30 seconds", { exact: false })).toBeVisible();
    const [call] = server.callsTo("POST", routes.queue);
    expect(call?.body).toEqual({
      session_id: expect.stringMatching(/^session_\d+_[a-z0-9]+$/),
      message: "two eggs",
    });
    expect(call?.headers.get("Time-Zone")).toBe("Europe/Paris");
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("clears an old error [S4.submit.4]", async () => {
    const { server } = await renderApp("/log");
    server.answer(queueRoute, () => refusal("unavailable"));
    await box().fill("two eggs");
    await submitButton().click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    server.recover(queueRoute);
    await submitButton().click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("after signing in again clears the prompt to sign in [S4.submit.4]", async () => {
    const { server, unmount } = await renderApp("/log", signedOut);
    await box().fill("two eggs");
    await submitButton().click();
    const prompt = page.getByText("Sign in to start logging and save your meals");
    await expect.element(prompt).toBeVisible();
    await unmount();
    const { server: signedIn } = await renderApp("/log");
    await submitButton().click();
    await expect.poll(() => signedIn.callsTo("POST", routes.queue)).toHaveLength(1);
    await expect.element(prompt).not.toBeInTheDocument();
    expect(server.callsTo("POST", routes.queue)).toHaveLength(0);
  });

  test("works by Ctrl+Enter", async () => {
    const { server } = await renderApp("/log");
    await box().fill("two eggs");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => server.callsTo("POST", routes.queue)).toHaveLength(1);
  });

  test("shows Analyzing... and rejects a second submit while it runs [S2.dashboard.5, S5.submit-underway]", async () => {
    const { server } = await renderApp("/log");
    const answer = Promise.withResolvers<Response>();
    server.answer(queueRoute, () => answer.promise);
    await box().fill("two eggs");
    await submitButton().click();
    await expect.element(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    answer.resolve(json(202, sampleJob({ id: "1", status: "queued", message: "two eggs" })));
    await expect.element(box()).toHaveValue("");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(1);
  });

  test("keeps the text that is typed while it runs", async () => {
    const { server } = await renderApp("/log");
    const answer = Promise.withResolvers<Response>();
    server.answer(queueRoute, () => answer.promise);
    await box().fill("two eggs");
    await submitButton().click();
    await box().fill("two eggs\nand tea");
    answer.resolve(json(202, sampleJob({ id: "1", status: "queued", message: "two eggs" })));
    await expect.element(box()).toHaveValue("and tea");
  });

  test("shows the length near the limit and rejects longer texts", async () => {
    await renderApp("/log");
    await box().fill("x".repeat(3600));
    await expect.element(page.getByText("/ 4,000", { exact: false })).not.toBeInTheDocument();
    await box().fill("x".repeat(3601));
    await expect.element(page.getByText("3,601 / 4,000")).toBeVisible();
    await box().fill("x".repeat(4001));
    await expect
      .element(page.getByText("A message can have at most 4,000 characters."))
      .toBeVisible();
    await expect.element(submitButton()).toBeDisabled();
  });
});

describe("a submit that fails", () => {
  test.each([
    [
      "the limit's own words",
      () => refusal("rate_limited", "20 messages an hour."),
      "20 messages an hour.",
    ],
    [
      "the limit without words",
      () => json(429, {}),
      "Rate limit exceeded. Please try again later.",
    ],
    [
      "the server's message",
      () => refusal("unavailable"),
      "Morsel is busy. Please try again in a moment.",
    ],
    [
      "a body that is not ours",
      () => new Response("<html>", { status: 502 }),
      "Failed to submit meal",
    ],
    [
      "no connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Failed to submit meal. Please try again.",
    ],
  ])(
    "keeps the text and shows %s [S2.dashboard.8, S4.submit.5, S8.queue-429, S8.queue-other, S8.queue-fallback]",
    async (_, answer, words) => {
      const { server, unmount } = await renderApp("/log");
      server.answer(queueRoute, answer);
      await box().fill("two eggs");
      const shown: (string | null)[] = [];
      const observer = new MutationObserver(() => shown.push(document.body.textContent));
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      await submitButton().click();
      const panel = page.getByRole("alert");
      await expect.element(panel.getByText("Unable to submit meal")).toBeVisible();
      await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
      await expect.element(box()).toHaveValue("two eggs");
      await panel.getByRole("button", { name: "Dismiss" }).click();
      await expect.element(panel).not.toBeInTheDocument();
      observer.disconnect();
      // Not even for a moment: a notice that goes away again would not be seen at the end.
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((text) => text?.includes("Analyzing your meal"))).toEqual([]);
      await unmount();
      await renderApp("/log");
      await expect.element(box()).toHaveValue("two eggs");
    },
  );

  test("is sent again with the same key, so that it cannot log twice [F35]", async () => {
    const { server } = await renderApp("/log");
    server.answer(queueRoute, () => refusal("unavailable"));
    await box().fill("two eggs");
    await submitButton().click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    server.recover(queueRoute);
    await submitButton().click();
    await expect.element(box()).toHaveValue("");
    await box().fill("two eggs");
    await submitButton().click();
    await expect.element(box()).toHaveValue("");
    const keys = server
      .callsTo("POST", routes.queue)
      .map((call) => call.headers.get("Idempotency-Key"));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test.each(["/", "/log"])(
    "because the session has ended asks to sign in at %s, with the text kept",
    async (path) => {
      const { server } = await renderApp(path);
      await expect.element(page.getByText("Log History")).toBeVisible();
      server.user = null;
      await box().fill("two eggs");
      await submitButton().click();
      await expect
        .element(page.getByText("Sign in to start logging and save your meals"))
        .toBeVisible();
      await expect.element(box()).toHaveValue("two eggs");
      await expect.element(page.getByText("Log History")).not.toBeInTheDocument();
      expect(window.location.pathname).toBe("/log");
    },
  );
});

describe("the analysing notice", () => {
  const notice = () => page.getByText("Analyzing your meal");
  const processing = (server: FakeServer) => {
    server.jobs = [sampleJob({ id: "1", status: "processing" })];
  };

  test("shows while a job is active and disappears when it ends [S4.submit.6]", async () => {
    const { server } = await renderApp("/log", processing);
    await expect.element(notice()).toBeVisible();
    await expect.element(page.getByText("Fun fact")).toBeVisible();
    server.jobs = [sampleJob({ id: "1", status: "completed" })];
    server.hint("jobs");
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test("a hidden tab fetches after a hint when it is shown again [F44]", async () => {
    const { server } = await renderApp("/log", processing);
    await expect.element(notice()).toBeVisible();
    const isHidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    server.jobs = [sampleJob({ id: "1", status: "completed" })];
    const before = server.callsTo("GET", routes.jobs).length;
    server.hint("jobs");
    server.hint("jobs");
    isHidden.mockRestore();
    expect(server.callsTo("GET", routes.jobs)).toHaveLength(before);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(notice()).not.toBeInTheDocument();
    expect(server.callsTo("GET", routes.jobs)).toHaveLength(before + 1);
  });

  test("shows one fact after another [S2.dashboard.10]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      await renderApp("/log", processing);
      await expect.element(page.getByText("Fun fact")).toBeVisible();
      const tellFact = () => page.getByText("Fun fact").element().parentElement?.textContent;
      const told = new Set([tellFact()]);
      for (let count = 2; count <= 10; count++) {
        vi.advanceTimersByTime(12_000);
        await expect.poll(() => told.has(tellFact())).toBe(false);
        told.add(tellFact());
      }
      expect(told.size).toBe(10);
      for (const fact of told) {
        expect(funFacts).toContain(fact?.replace("Fun fact ", ""));
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test("dismissed by keyboard moves the focus to the box", async () => {
    await renderApp("/log", processing);
    await expect.element(notice()).toBeVisible();
    await box().click();
    // Past Speak and the camera.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
  });

  test("stays hidden once dismissed, also when more is logged in the meantime [S4.submit.7]", async () => {
    const { server } = await renderApp("/log", processing);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await box().fill("and tea");
    await submitButton().click();
    await expect.element(box()).toHaveValue("");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(1);
    expect(notice().query()).toBeNull();
  });

  test("stays hidden once dismissed, until the next job starts [S2.dashboard.11, S4.submit.7]", async () => {
    const { server } = await renderApp("/log", processing);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect.element(notice()).not.toBeInTheDocument();
    server.jobs = [sampleJob({ id: "1", status: "completed" })];
    server.hint("jobs");
    await expect.element(page.getByText("Completed", { exact: true })).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
    server.jobs = [sampleJob({ id: "2", status: "queued" }), ...server.jobs];
    server.hint("jobs");
    await expect.element(notice()).toBeVisible();
  });
});

describe("the log history", () => {
  test("shows skeleton rows while it loads [S2.dashboard.13]", async () => {
    await renderApp("/log", (server) => {
      server.answer(`GET ${routes.jobs}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByLabelText("Loading log history")).toBeVisible();
  });

  test("shows that nothing is logged yet, and offers three examples [S2.dashboard.7, S2.dashboard.14, S9.examples]", async () => {
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

  test("shows each status, newest first, without jobs without a message [S2.dashboard.15, S3.job-hidden, S3.job-order, S8.job-error]", async () => {
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
    const texts = rows.elements().map((row) => row.textContent);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain("toastProcessingjust now");
    expect(texts[1]).toMatch(/my keysI couldn't find any food in that\.Failed/);
    expect(texts[2]).toContain("soupCompleted");
    expect(texts[3]).toContain("almondsCancelled");
  });

  test.each([
    ["queued", "Processing"],
    ["processing", "Processing"],
  ] as const)("pulses while a job is %s [S4.jobs.1]", async (status, word) => {
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
  });

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

  test("refreshes and confirms it [S2.dashboard.12]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    server.jobs = [sampleJob({ id: "1" })];
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.element(page.getByText("two eggs and toast")).toBeVisible();
    await expect.element(page.getByText("Log history refreshed").first()).toBeVisible();
  });

  test("cancels a job, with a spinner until the server has [S4.jobs.2, S4.submit.8, S7.cancel]", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    const answer = Promise.withResolvers<Response>();
    server.answer(`POST ${routes.cancelJob("1")}`, () => answer.promise);
    await page.getByRole("button", { name: "Cancel" }).click();
    const cancelling = page.getByRole("button", { name: "Cancelling" });
    await expect.element(cancelling).toHaveAttribute("aria-disabled", "true");
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
    ["our own words", json(500, {}), "Failed to cancel job"],
  ])(
    "only logs that a cancel failed, in %s, and lets it be tried again [S8.cancel]",
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

  test("announces changes of a job's status, and nothing when it loads", async () => {
    const { server } = await renderApp("/log", (fake) => {
      fake.jobs = [sampleJob({ id: "1", status: "processing" }), sampleJob({ id: "2" })];
    });
    const news = page
      .getByRole("region", { name: "Log History" })
      .getByText(/^(Completed|Processing):/);
    await expect.element(page.getByText("Processing", { exact: true })).toBeVisible();
    await expect.element(news).not.toBeInTheDocument();
    server.jobs = [sampleJob({ id: "1", status: "completed" }), sampleJob({ id: "2" })];
    server.hint("jobs");
    await expect.element(news).toHaveTextContent("Completed: two eggs and toast");
    await expect.element(news).toHaveAttribute("aria-live", "polite");
  });

  test("is linked at the top with the count of today", async () => {
    await renderApp("/log", (server) => {
      server.jobs = [
        sampleJob({ id: "1" }),
        sampleJob({ id: "2" }),
        sampleJob({ id: "3", status: "failed" }),
        sampleJob({ id: "4", created_at: "2026-01-02T10:00:00Z" }),
      ];
    });
    const line = page.getByRole("link", { name: "2 logged today" });
    await expect.element(line).toBeInViewport();
    await line.click();
    await expect.element(page.getByRole("heading", { name: "Log History" })).toBeInViewport();
  });

  test("keeps its jobs while it cannot be fetched, and shows an error", async () => {
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

  test("puts a failed message back into the box, after the text that is there, and scrolls to the top [S4.jobs.4]", async () => {
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

  test("is polled on the dashboard only [S6.fetch-jobs]", async () => {
    const { server } = await renderApp("/log");
    await expect.element(page.getByText("No meals logged yet")).toBeVisible();
    await expect.poll(() => server.callsTo("GET", routes.jobs).length, { timeout: 5000 }).toBe(2);
    await page.getByRole("link", { name: "Trends" }).click();
    await expect.element(page.getByText("No entries in this week")).toBeVisible();
    const sent = server.callsTo("GET", routes.jobs).length;
    await page.getByRole("link", { name: "Log" }).click();
    await expect.poll(() => server.callsTo("GET", routes.jobs).length).toBe(sent + 1);
  });

  test("is not fetched while signed out [S6.fetch-signed-in]", async () => {
    const { server } = await renderApp("/log", signedOut);
    await expect.element(page.getByText("Try one of these")).toBeVisible();
    expect(server.callsTo("GET", routes.jobs)).toHaveLength(0);
  });
});
