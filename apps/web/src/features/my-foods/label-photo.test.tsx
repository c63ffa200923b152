import type { ModelStatus } from "@morsel/contracts";
import { productPaths } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const photo = new File([new Uint8Array(400)], "label.jpg", { type: "image/jpeg" });
const words = "Per 100 g: energy 450 kcal, fat 18 g";
const model: ModelStatus = { mode: "hard", sent_to: "api.test", reads_photos: true, consent: true };
const withModel = (part: Partial<ModelStatus>) => (fake: FakeServer) => {
  fake.modelStatus = { ...model, ...part };
};
const form = "/my-foods/food?barcode=5000159407236";
const photoButton = () => page.getByRole("button", { name: "Photo of the label" });
const wordsField = () => page.getByLabelText("The words of the nutrition label");

test("a photo of the label fills in its words and the figures, which can be corrected", async () => {
  const { server } = await renderApp(form, withModel({}));
  server.answer(`POST ${productPaths.labelPhoto}`, () => json(200, { text: words }));
  server.answer(`POST ${productPaths.label}`, () =>
    json(200, { per: "100-g", serving_g: null, figures: { calories_kcal: 450, fat_g: 18 } }),
  );
  await expect.element(photoButton()).toBeVisible();
  await expect.element(page.getByText(/goes to the AI at api.test and is not kept/)).toBeVisible();
  await userEvent.upload(page.getByTestId("label-photo"), photo);
  await expect.element(wordsField()).toHaveValue(words);
  await expect.element(page.getByLabelText("Calories (kcal)")).toHaveValue("450");
  await expect.element(page.getByText(/Compare the figures with the package/)).toBeVisible();
  expect(server.callsTo("POST", productPaths.labelPhoto).map(({ body }) => body)).toMatchObject([
    { photo: { name: "label.jpg" } },
  ]);
});

test("a photo that shows no label says so, and the figures can be typed", async () => {
  const { server } = await renderApp(form, withModel({}));
  server.answer(`POST ${productPaths.labelPhoto}`, () => refusal("label_photo_unread"));
  await userEvent.upload(page.getByTestId("label-photo"), photo);
  await expect.element(page.getByText(/No nutrition label was found in this photo/)).toBeVisible();
  await expect.element(photoButton()).toBeEnabled();
});

test.each([
  ["reads photos", { mode: "off", sent_to: null, reads_photos: false }, /cannot be read here/],
  ["was allowed", { consent: false }, /if you allow AI help in your/],
] as const)(
  "without a model that %s, the form offers typing and pasting",
  async (_name, part, text) => {
    await renderApp(form, withModel(part));
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(/paste the words of the label/)).toBeVisible();
    await expect.element(photoButton()).not.toBeInTheDocument();
    await expect.element(wordsField()).toBeVisible();
  },
);
