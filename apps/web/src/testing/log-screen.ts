import { routes } from "@morsel/contracts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, refusal } from "./fake-server.ts";

export const box = () => page.getByLabelText("Meal description");
export const submitButton = () => page.getByRole("button", { name: "Log Meals" });
export const queueRoute = `POST ${routes.queue}`;
export const signOut = (server: FakeServer) => {
  server.user = null;
};

export async function submitText(text: string): Promise<void> {
  await box().fill(text);
  await submitButton().click();
}

/** Submits a text that the server refuses, and then once more. */
export async function submitTwice(server: FakeServer): Promise<void> {
  server.answer(queueRoute, () => refusal("unavailable"));
  await submitText("two eggs");
  await expect.element(page.getByRole("alert")).toBeVisible();
  server.recover(queueRoute);
  await submitButton().click();
}
