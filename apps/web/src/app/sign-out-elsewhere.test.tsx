import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { clearAtSignOut } from "../platform/idb-store.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleJob } from "../testing/sample-meals.ts";

const box = () => page.getByRole("textbox", { name: "Meal description" });

test("signing out in another tab deletes the user's data in this one", async () => {
  await renderApp("/log", (server) => {
    server.jobs = [sampleJob({ id: "1", message: "an apple" })];
  });
  await expect.element(page.getByText("an apple")).toBeVisible();
  await box().fill("a secret snack");
  await clearAtSignOut();
  await expect.element(page.getByText("an apple")).not.toBeInTheDocument();
  await expect.element(box()).toHaveValue("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
  await expect.element(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("text typed while signed out stays when a user signs out in another tab", async () => {
  await renderApp("/log", (server) => {
    server.user = null;
  });
  await box().fill("an apple");
  const told = new Promise((done) => {
    new BroadcastChannel("morsel-signed-out").onmessage = done;
  });
  await clearAtSignOut();
  await told;
  await expect.element(box()).toHaveValue("an apple");
});
