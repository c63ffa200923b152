import { routes, testWebhookRoute, type Webhook } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const tools: Webhook = {
  id: "w1",
  url: "https://tools.example.com/morsel",
  problem: null,
  created_at: "2026-11-01T10:00:00Z",
  last_delivered_at: "2026-11-18T10:00:00Z",
};
const card = () => page.getByRole("region", { name: "Webhooks" });

test("the profile lists webhooks, their last event, and what is wrong", async () => {
  await renderApp("/profile", (server) => {
    server.webhooks = [
      tools,
      { ...tools, id: "w2", problem: "unreachable" },
      { ...tools, id: "w3", problem: "private_network" },
      { ...tools, id: "w4", last_delivered_at: null },
    ];
  });
  await expect.element(card().getByText("Last event Nov 18, 2026")).toBeVisible();
  await expect.element(card().getByText("It did not accept the last event.")).toBeVisible();
  await expect.element(card().getByText("This server may not reach its network.")).toBeVisible();
  await expect.element(card().getByText("Added Nov 1, 2026, no event yet")).toBeVisible();
});

test("a webhook is added, its secret is shown once, and the focus returns", async () => {
  const { server } = await renderApp("/profile");
  await card().getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Add webhook" });
  await dialog.getByLabelText("Address").fill("tools.example.com");
  await expect.element(submit).toBeDisabled();
  await dialog.getByLabelText("Address").fill(tools.url);
  await submit.click();
  await expect.element(dialog.getByLabelText("Secret")).toHaveValue(server.webhookSecret);
  expect(server.callsTo("POST", routes.webhooks)[0]?.body).toEqual({ url: tools.url });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(card().getByText("tools.example.com")).toBeVisible();
  await expect.element(card().getByRole("button", { name: "New webhook" })).toHaveFocus();
});

test("an address that is refused shows the reason, and keeps the input", async () => {
  await renderApp("/profile", (server) => {
    server.answer(`POST ${routes.webhooks}`, () => refusal("webhook_url_refused"));
  });
  await card().getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Address").fill("http://192.168.1.20/");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect.element(dialog.getByText(/begins with https:/)).toBeVisible();
  await expect.element(dialog.getByLabelText("Address")).toHaveValue("http://192.168.1.20/");
});

test("a test says if the address accepted it", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.webhooks = [tools];
  });
  await card().getByRole("button", { name: "Test tools.example.com" }).click();
  await expect.element(page.getByText("Test delivered")).toBeVisible();
  server.answer(`POST ${testWebhookRoute("w1")}`, () => refusal("webhook_not_delivered"));
  await card().getByRole("button", { name: "Test tools.example.com" }).click();
  await expect.element(page.getByText("Test not delivered")).toBeVisible();
});

test("a webhook is removed after a confirmation, and the section's heading gets the focus", async () => {
  await renderApp("/profile", (fake) => {
    fake.webhooks = [tools];
  });
  await card().getByRole("button", { name: "Remove tools.example.com" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove tools.example.com?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Webhook removed")).toBeVisible();
  await expect.element(card().getByText("tools.example.com")).not.toBeInTheDocument();
  await expect.element(card().getByRole("heading")).toHaveFocus();
});
