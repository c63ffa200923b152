import type { Share } from "@morsel/contracts";
import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const salmon: Share = {
  id: "s1",
  meal_id: "a",
  title: "Salmon with Rice",
  has_photo: true,
  created_at: "2026-11-19T10:00:00Z",
  expires_at: "2027-02-17T12:00:00Z",
};
const links = () => page.getByRole("region", { name: "Shared links" });

test("the profile lists shared links with their expiry", async () => {
  await renderApp("/profile", (server) => {
    server.shares = [salmon, { ...salmon, id: "s2", title: "Toast", meal_id: null }];
  });
  await expect
    .element(links().getByText("With photo, until February 17, 2027").first())
    .toBeVisible();
  await expect
    .element(links().getByRole("link", { name: "Salmon with Rice" }))
    .toHaveAttribute("href", "/meals/a");
  await expect.element(links().getByRole("link", { name: "Toast" })).not.toBeInTheDocument();
  await expect.element(links().getByText(/shown once/)).toBeVisible();
});

test("a link is revoked after a confirmation, and the section's heading gets the focus", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.shares = [salmon];
  });
  await page.getByRole("button", { name: "End the link to Salmon with Rice" }).click();
  const dialog = page.getByRole("alertdialog", { name: "End this link?" });
  await dialog.getByRole("button", { name: "End link" }).click();
  await expect.element(links().getByText(/Nothing is shared/)).toBeVisible();
  await expect.element(page.getByText("Link ended")).toBeVisible();
  expect(server.callsTo("DELETE", routes.share("s1"))).toHaveLength(1);
  await expect.element(links().getByRole("heading")).toHaveFocus();
});

test("a link that could not be ended stays listed with an error", async () => {
  await renderApp("/profile", (server) => {
    server.shares = [salmon];
    server.answer(`DELETE ${routes.share("s1")}`, () => refusal("unavailable"));
  });
  await page.getByRole("button", { name: "End the link to Salmon with Rice" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End link" }).click();
  await expect.element(page.getByText("The link could not be ended.")).toBeVisible();
  await expect.element(links().getByText("Salmon with Rice")).toBeVisible();
});

test("links that could not be loaded can be loaded again", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.shares = [salmon];
    fake.answer(`GET ${routes.shares}`, () => refusal("unavailable"));
  });
  await links().getByRole("button", { name: "Try again" }).click();
  server.recover(`GET ${routes.shares}`);
  await links().getByRole("button", { name: "Try again" }).click();
  await expect.element(links().getByText("Salmon with Rice")).toBeVisible();
});
