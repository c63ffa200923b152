import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { json } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleJob, sampleMeal } from "../../../testing/sample-meals.ts";
import { untilIdle } from "../../../testing/until-idle.ts";

const title = () => page.getByText("Processing meals…");
const text = () =>
  page.getByText("AI is analyzing your recent meal entries. Results update automatically.");

/** The meals screen while a job of this status and message is listed. */
async function showMeals(status: string, message: string) {
  const app = await renderApp("/meals", (server) => {
    server.meals = [sampleMeal({ id: "1" })];
    const job = { ...sampleJob({ id: "1", message }), status };
    server.answer(`GET ${routes.jobs}`, () => json(200, { items: [job] }));
  });
  await expect.element(page.getByRole("article")).toBeVisible();
  await expect.poll(() => app.server.callsTo("GET", routes.jobs)).toHaveLength(1);
}

describe("the processing banner", () => {
  test.each(["queued", "pending", "processing", "running"])(
    "shows while a message is %s [S2.meals.20, S4.jobs.6]",
    async (status) => {
      await showMeals(status, "two eggs");
      await expect.element(title()).toBeVisible();
      await expect.element(text()).toBeVisible();
    },
  );

  test.each([
    ["completed", "two eggs"],
    ["failed", "two eggs"],
    ["cancelled", "two eggs"],
    ["processing", " "],
  ])("does not show for a job that is %s with the message '%s' [S4.jobs.6]", async (...job) => {
    await showMeals(...job);
    await untilIdle();
    expect(title().query()).toBeNull();
  });
});
