import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../testing/render-app.tsx";

test("Trends announces what is coming [S2.trends.1]", async () => {
  await renderApp("/trends");
  await expect.element(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Weekly and monthly summaries, macro trends, goal tracking and smart insights.",
      ),
    )
    .toBeVisible();
});

test("Trends asks who is signed out to sign in, and comes back to it [S2.trends.2, S2.routes.9]", async () => {
  const { departures } = await renderApp("/trends", (server) => {
    server.user = null;
  });
  await expect.element(page.getByRole("heading", { name: "Sign In to View Trends" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect(departures).toEqual(["/api/login?return=%2Ftrends"]);
});
