import { routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FakeServer } from "../../testing/fake-server.ts";
import { box, submitText } from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob } from "../../testing/sample-meals.ts";
import { untilIdle } from "../../testing/until-idle.ts";
import { readFunFacts } from "./fun-facts.ts";

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

  test("a hidden tab fetches the jobs once, when it is shown again after two events [F44]", async () => {
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

  test("shows ten different facts in succession [S2.dashboard.10]", async () => {
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
        expect(readFunFacts()).toContain(fact?.replace("Fun fact ", ""));
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test("overlays the text box without blocking clicks, and hides the fact while the box has text", async () => {
    await renderApp("/log", processing);
    await expect.element(page.getByText("Fun fact")).toBeVisible();
    const heightOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().height;
    const before = heightOf("form");
    expect(before).toBeLessThan(270 + 44 + 24);
    const { left, bottom } = notice().element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 1, bottom - 1)).toBe(box().element());
    await box().fill("two eggs");
    await expect.element(page.getByText("Fun fact")).not.toBeVisible();
    await expect.element(notice()).toBeVisible();
    expect(heightOf("form")).toBe(before);
  });

  test("moves the focus to the text box when it is dismissed by keyboard", async () => {
    await renderApp("/log", processing);
    await expect.element(notice()).toBeVisible();
    await box().click();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
  });

  test("stays hidden after it was dismissed, if another message is logged while the job runs [S4.submit.7]", async () => {
    const { server } = await renderApp("/log", processing);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await submitText("and tea");
    await expect.element(box()).toHaveValue("");
    expect(server.callsTo("POST", routes.queue)).toHaveLength(1);
    await expect.element(page.getByRole("listitem").getByText("and tea")).toBeVisible();
    await untilIdle();
    expect(notice().query()).toBeNull();
  });

  test("stays hidden after it was dismissed, until the next job starts [S2.dashboard.11, S4.submit.7]", async () => {
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
