import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleItem, sampleMeal } from "../../testing/sample-meals.ts";

const card = () => page.getByRole("region", { name: "Your own words" });
const latte = { id: "w1", phrase: "my latte", meaning: "300 ml oat milk latte" };

test("entries are added, changed, removed and restored, and the focus stays in the section", async () => {
  const { server } = await renderApp("/my-foods");
  await card().getByRole("button", { name: "Add words" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByLabelText("When I say").fill(" my latte ");
  await dialog.getByLabelText("I mean").fill("300 ml latte");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(card().getByText("means 300 ml latte")).toBeVisible();
  await expect.element(card().getByRole("button", { name: "Add words" })).toHaveFocus();

  await card().getByRole("button", { name: "Change my latte" }).click();
  await dialog.getByLabelText("I mean").fill("300 ml oat milk latte");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(card().getByText("means 300 ml oat milk latte")).toBeVisible();

  await card().getByRole("button", { name: "Remove my latte" }).click();
  await expect.element(card().getByText("my latte", { exact: true })).not.toBeInTheDocument();
  await expect.element(card().getByRole("heading")).toHaveFocus();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(card().getByText("means 300 ml oat milk latte")).toBeVisible();
  expect(server.dictionary).toMatchObject([
    { phrase: "my latte", meaning: "300 ml oat milk latte" },
  ]);
});

test("an invalid entry shows the reason, and keeps the input", async () => {
  await renderApp("/my-foods", (server) => {
    server.answer(`POST ${routes.dictionary}`, () => refusal("own_meaning_unread"));
  });
  await card().getByRole("button", { name: "Add words" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("When I say").fill("my thing");
  await dialog.getByLabelText("I mean").fill("hello");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("I couldn't find any food in the meaning. Try '300 ml oat milk latte'.");
  await expect.element(dialog.getByLabelText("I mean")).toHaveValue("hello");
});

test("the section shows no calories to a user who hides them", async () => {
  await renderApp("/my-foods", (server) => {
    server.preferences = { ...server.preferences, hide_energy: true };
    server.dictionary = [{ ...latte, meaning: "a bar, 210 kcal" }];
  });
  await expect.element(card().getByText("means a bar, …")).toBeVisible();
});

const edited = sampleMeal({ id: "m1", version: 2, items: [sampleItem({})] });
const asked = () => page.getByRole("region", { name: "Remember this" });

test("after an edit, the meal's page suggests an entry, and Remember adds it", async () => {
  const { server } = await renderApp("/meals/m1", (fake) => {
    fake.meals = [edited];
    fake.suggestedDictionaryEntry = { phrase: "latte", meaning: "300 ml oat milk latte" };
  });
  await expect
    .element(asked().getByText("Next time, does “latte” mean “300 ml oat milk latte”?"))
    .toBeVisible();
  expect(server.dictionary).toEqual([]);
  await asked().getByRole("button", { name: "Remember" }).click();
  await expect.element(asked()).not.toBeInTheDocument();
  expect(server.dictionary).toMatchObject([{ phrase: "latte", meaning: "300 ml oat milk latte" }]);
});

test("'No thanks' is sent to the server, and adds no entry", async () => {
  const { server } = await renderApp("/meals/m1", (fake) => {
    fake.meals = [edited];
    fake.suggestedDictionaryEntry = { phrase: "latte", meaning: "300 ml oat milk latte" };
  });
  await asked().getByRole("button", { name: "No thanks" }).click();
  await expect.element(asked()).not.toBeInTheDocument();
  expect(server.callsTo("POST", routes.declinedSuggestions)[0]?.body).toEqual({ phrase: "latte" });
  expect(server.dictionary).toEqual([]);
});
