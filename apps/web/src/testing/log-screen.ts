import { routes } from "@morsel/contracts";
import { page } from "vitest/browser";
import type { FakeServer } from "./fake-server.ts";

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
