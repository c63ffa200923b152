import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { untilIdle } from "../../testing/until-idle.ts";

const asked = {
  mode: "hard",
  sent_to: "models.example:8080",
  reads_photos: false,
  consent: null,
} as const;
const question = () => page.getByRole("heading", { name: "May an AI help read your meals?" });

test("the user is asked before any text is sent, and the card names the destination", async () => {
  const { server } = await renderApp("/log", (fake) => {
    fake.modelStatus = asked;
  });
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByText(/models\.example:8080/)).toBeVisible();
  (page.getByRole("button", { name: "Allow" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).not.toBeInTheDocument();
  expect(server.callsTo("PUT", routes.modelConsent)).toMatchObject([{ body: { consent: true } }]);
  await expect.element(page.getByRole("textbox")).toHaveFocus();
});

test("a user who refuses is not asked again", async () => {
  const { server } = await renderApp("/log", (fake) => {
    fake.modelStatus = { ...asked, mode: "always", reads_photos: true };
  });
  await expect.element(page.getByText(/what you write and your photos/)).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(server.modelStatus.consent).toBe(false);
});

test("an answer that cannot be saved shows an error, and can be sent again", async () => {
  const { server } = await renderApp("/log", (fake) => {
    fake.modelStatus = asked;
    fake.answer(`PUT ${routes.modelConsent}`, () => refusal("unavailable"));
  });
  await page.getByRole("button", { name: "Allow" }).click();
  await expect.element(page.getByText(/could not be saved/)).toBeVisible();
  server.recover(`PUT ${routes.modelConsent}`);
  await page.getByRole("button", { name: "Allow" }).click();
  await expect.element(question()).not.toBeInTheDocument();
});

test.each([
  ["there is no model", { ...asked, mode: "off", sent_to: null }],
  ["the user has consented", { ...asked, consent: true }],
  ["the user has refused", { ...asked, consent: false }],
] as const)("the card is hidden if %s", async (_, status) => {
  const { server } = await renderApp("/log", (fake) => {
    fake.modelStatus = status;
  });
  await expect.poll(() => server.callsTo("GET", routes.modelStatus)).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Log Meals" })).toBeVisible();
  await untilIdle();
  expect(question().query()).toBeNull();
});
