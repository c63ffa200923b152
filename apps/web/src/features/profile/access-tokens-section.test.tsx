import { type AccessToken, routes } from "@morsel/contracts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const watch: AccessToken = {
  id: "t1",
  name: "Watch shortcut",
  scope: "write",
  created_at: "2026-11-01T10:00:00Z",
  last_used_at: "2026-11-18T10:00:00Z",
};
const card = () => page.getByRole("region", { name: "Your own tools" });

test("the profile lists tokens, their scope and their last use", async () => {
  await renderApp("/profile", (server) => {
    server.tokens = [
      watch,
      { ...watch, id: "t2", name: "Widget", scope: "read", last_used_at: null },
    ];
  });
  await expect.element(card().getByText("Reads and writes. Last used Nov 18, 2026")).toBeVisible();
  await expect.element(card().getByText("Only reads. Made Nov 1, 2026, never used")).toBeVisible();
});

test("a token is created, shown once and copied, and the focus returns", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { server } = await renderApp("/profile");
  await card().getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Make token" })).toBeDisabled();
  await dialog.getByLabelText("Name").fill("Kitchen tablet");
  await dialog.getByLabelText("It may").selectOptions("read");
  await dialog.getByRole("button", { name: "Make token" }).click();
  const field = dialog.getByLabelText("Token");
  await expect.element(field).toHaveFocus();
  const { token } = server;
  await expect.element(field).toHaveValue(token);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect.element(dialog.getByText(/^Copied. It is not shown again/)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(token);
  expect(server.callsTo("POST", routes.tokens)[0]?.body).toEqual({
    name: "Kitchen tablet",
    scope: "read",
  });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(card().getByText("Kitchen tablet")).toBeVisible();
  await expect.element(card().getByRole("button", { name: "New token" })).toHaveFocus();
  await expect.element(page.getByText(token)).not.toBeInTheDocument();
});

test("a token that could not be created shows the reason, and keeps the input", async () => {
  await renderApp("/profile", (server) => {
    server.answer(`POST ${routes.tokens}`, () => refusal("too_many_tokens"));
  });
  await card().getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Name").fill("One more");
  await dialog.getByRole("button", { name: "Make token" }).click();
  await expect.element(dialog.getByText(/You have 20 tokens/)).toBeVisible();
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("One more");
});

test("a token is removed after a confirmation, and the section's heading gets the focus", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.tokens = [watch];
  });
  await page.getByRole("button", { name: "Remove Watch shortcut" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove Watch shortcut?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Token removed")).toBeVisible();
  await expect.element(card().getByText("Watch shortcut")).not.toBeInTheDocument();
  expect(server.callsTo("DELETE", routes.token("t1"))).toHaveLength(1);
  await expect.element(card().getByRole("heading")).toHaveFocus();
});

test("tokens that could not be loaded can be loaded again", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.tokens = [watch];
    fake.answer(`GET ${routes.tokens}`, () => refusal("unavailable"));
  });
  await expect.element(card().getByText("Your tokens could not be loaded.")).toBeVisible();
  server.recover(`GET ${routes.tokens}`);
  await card().getByRole("button", { name: "Try again" }).click();
  await expect.element(card().getByText("Watch shortcut")).toBeVisible();
});
