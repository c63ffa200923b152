import { errors, routes } from "@morsel/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { preventImageLoads } from "../../../testing/no-pictures.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMeal } from "../../../testing/sample-meals.ts";

beforeEach(() => preventImageLoads());
afterEach(() => vi.restoreAllMocks());

const photoId = "7".repeat(32);
const withMeal =
  (hasPhoto = true) =>
  (server: FakeServer) => {
    server.meals = [sampleMeal({ id: "a", ...(hasPhoto ? { photo_id: photoId } : {}) })];
  };
const dialog = () => page.getByRole("dialog", { name: "Share this meal" });
const share = () => page.getByRole("button", { name: "Share", exact: true });
const make = () => dialog().getByRole("button", { name: "Make Link" });
const url = /^https?:\/\/.+\/calorie-guess\/[\w-]{22,}$/;

test("a link is created without the photo by default, shown and copied, and the focus returns", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { server } = await renderApp("/meals/a", withMeal());
  await share().click();
  await expect
    .element(dialog().getByRole("checkbox", { name: "Show the photo, too" }))
    .not.toBeChecked();
  await make().click();
  await expect.element(dialog().getByLabelText("Link")).toHaveFocus();
  expect((dialog().getByLabelText("Link").element() as HTMLInputElement).value).toMatch(url);
  expect(server.callsTo("POST", routes.shares).map(({ body }) => body)).toEqual([
    { meal_id: "a", with_photo: false, days: 90, outlives_meal: false },
  ]);
  await dialog().getByRole("button", { name: "Copy" }).click();
  await expect.element(dialog().getByText(/^Copied\./)).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toMatch(url);
  await dialog().getByRole("button", { name: "Done" }).click();
  await expect.element(share()).toHaveFocus();
});

test("the user chooses the photo, the duration and whether the page outlives the meal", async () => {
  const { server } = await renderApp("/meals/a", withMeal());
  await share().click();
  await dialog().getByRole("checkbox", { name: "Show the photo, too" }).click();
  await dialog().getByRole("checkbox", { name: "Keep the page if I delete the meal" }).click();
  await userEvent.selectOptions(dialog().getByLabelText("The link works for"), "7 days");
  await make().click();
  await expect.element(dialog().getByLabelText("Link")).toBeVisible();
  expect(server.callsTo("POST", routes.shares).map(({ body }) => body)).toEqual([
    { meal_id: "a", with_photo: true, days: 7, outlives_meal: true },
  ]);
});

test("a meal without a photo has no choice for it", async () => {
  await renderApp("/meals/a", withMeal(false));
  await share().click();
  await expect.element(make()).toBeVisible();
  await expect
    .element(dialog().getByRole("checkbox", { name: "Show the photo, too" }))
    .not.toBeInTheDocument();
});

test("a link that could not be created shows the reason, and can be tried again", async () => {
  const { server } = await renderApp("/meals/a", withMeal());
  server.answer(`POST ${routes.shares}`, () => refusal("unavailable"));
  await share().click();
  await make().click();
  await expect.element(dialog().getByText(errors.unavailable.message)).toBeVisible();
  server.recover(`POST ${routes.shares}`);
  await make().click();
  await expect.element(dialog().getByLabelText("Link")).toBeVisible();
});

test("if the browser cannot copy, the dialog says so and selects the link", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
  await renderApp("/meals/a", withMeal());
  await share().click();
  await make().click();
  await dialog().getByRole("button", { name: "Copy" }).click();
  await expect.element(dialog().getByText(/the link is selected/)).toBeVisible();
  const field = dialog().getByLabelText("Link").element() as HTMLInputElement;
  expect(field.selectionEnd).toBe(field.value.length);
});

test("the meal's page shows the photo that was sent with it", async () => {
  await renderApp("/meals/a", withMeal());
  await expect
    .element(page.getByRole("img", { name: /as it was sent/ }))
    .toHaveAttribute("data-src", routes.photo(photoId));
});
