import { routes } from "@morsel/contracts";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "./fake-server.ts";
import { type RunningApp, renderApp } from "./render-app.tsx";
import { sampleContext, sampleItem, sampleMacros, sampleMeal } from "./sample-meals.ts";

/** A meal of toast and butter on the fake server, and the parts of its page. */
const macrosOf = (calories_kcal: number | null) => sampleMacros({ calories_kcal });
export const toast = sampleMeal({
  id: "m1",
  title: "Toast with Butter",
  macros: macrosOf(412),
  context: sampleContext("2026-11-19T07:40:00+01:00"),
  items: [
    sampleItem({
      text: "toast",
      food_id: "toast",
      food: "Toast",
      grams: 64,
      macros: macrosOf(376),
    }),
    sampleItem({
      text: "butter",
      food_id: "butter",
      food: "Butter",
      grams: 14,
      macros: macrosOf(36),
    }),
  ],
});
export const withToast = (server: FakeServer) => {
  server.meals = [toast];
  server.edits.choices = {
    foods: [
      { id: "butter", name: "Butter", source: "USDA SR Legacy", macros: macrosOf(257) },
      { id: "ghee", name: "Ghee", source: "USDA SR Legacy", macros: macrosOf(900) },
      { id: "spread", name: "Spread", source: "USDA SR Legacy", macros: macrosOf(null) },
    ],
    portions: [
      { label: "pat", grams: 5 },
      { label: "tbsp", grams: 14.2 },
    ],
  };
};
export const patchRoute = `PATCH ${routes.meal("m1")}`;
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");
export const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
export const amount = () => dialog().getByRole("textbox", { name: "Amount" });
export const measure = () => dialog().getByRole("combobox", { name: "Measure" });
export const edits = (server: FakeServer) =>
  server.callsTo("PATCH", routes.meal("m1")).map((call) => call.body);
export const receipt = () => page.getByRole("region", { name: "Receipt" });
export const history = () => page.getByRole("region", { name: "History" });
export const textOf = (element: Element) => element.textContent.replaceAll(/[\u00a0\u202f]/g, " ");
export const wordsOf = (locator: { elements(): Element[] }) => locator.elements().map(textOf);

export async function openButter(
  prepare: (server: FakeServer) => void = withToast,
): Promise<RunningApp> {
  const app = await renderApp("/meals/m1", prepare);
  await button("Change Butter").click();
  await expect.element(dialog().getByRole("heading", { name: "Butter" })).toBeVisible();
  return app;
}
