import { importPreview, importRoutes, mealImport } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { json, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const made = mealImport.parse({
  id: "i1",
  source: "Lose It!",
  meals: 312,
  first_day: "2026-01-05",
  last_day: "2026-07-15",
  created_at: "2026-11-19T10:00:00Z",
});
const found = importPreview.parse({
  source: "Lose It!",
  rows: 900,
  meals: 312,
  known_rows: 4,
  first_day: "2026-01-05",
  last_day: "2026-07-15",
  left_out: [{ reason: "It was deleted in the app.", rows: 5, lines: [3, 9, 40] }],
  unread_columns: ["Vitamin A"],
  examples: [
    { local_day: "2026-01-05", meal: "Lunch", title: "Rice and Beans", calories_kcal: 455 },
  ],
});
const card = () => page.getByRole("region", { name: "Import" });
const dialog = () => page.getByRole("dialog", { name: "Import meals" });
const file = new File(["Date,Name\n"], "food-logs.csv", { type: "text/csv" });

test("an export is previewed, and imported only after a confirmation", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.answer(`POST ${importRoutes.importPreview}`, () => json(200, found));
    fake.answer(`POST ${importRoutes.imports}`, () => {
      fake.imports = [made];
      return json(201, made);
    });
  });
  await card().getByRole("button", { name: "Import meals" }).click();
  await expect.element(dialog().getByRole("button", { name: "Import" })).toBeDisabled();
  await dialog().getByLabelText("Export file").upload(file);
  await expect
    .element(dialog().getByText("Lose It!: 312 meals, Jan 5, 2026 to Jul 15, 2026"))
    .toBeVisible();
  await expect.element(dialog().getByText("4 rows are already in Morsel.")).toBeVisible();
  await expect
    .element(dialog().getByText("5 rows (line 3, 9, 40, ...): It was deleted in the app."))
    .toBeVisible();
  await expect.element(dialog().getByText(/Not imported: Vitamin A/)).toBeVisible();
  expect(server.callsTo("POST", importRoutes.imports)).toHaveLength(0);
  await dialog().getByRole("button", { name: "Import" }).click();
  await expect.element(page.getByText("312 meals from Lose It!.")).toBeVisible();
  const [sent] = server.callsTo("POST", importRoutes.imports);
  expect((sent?.body as { file: File } | undefined)?.file.name).toBe("food-logs.csv");
  expect(sent?.headers.get("time-zone")).toMatch(/\w/);
  await expect.element(card().getByText("312 meals, Jan 5, 2026 to Jul 15, 2026")).toBeVisible();
  await expect.element(card().getByRole("button", { name: "Import meals" })).toHaveFocus();
});

test("a file that is not an export shows an error, and another can be chosen", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.answer(`POST ${importRoutes.importPreview}`, () => refusal("export_zipped"));
  });
  await card().getByRole("button", { name: "Import meals" }).click();
  await dialog().getByLabelText("Export file").upload(file);
  await expect.element(dialog().getByText(/This is a zip/)).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Import" })).toBeDisabled();
  server.answer(`POST ${importRoutes.importPreview}`, () => json(200, found));
  await dialog()
    .getByLabelText("Export file")
    .upload(new File(["x"], "other.csv"));
  await expect.element(dialog().getByText(/312 meals/)).toBeVisible();
  await expect.element(dialog().getByText(/This is a zip/)).not.toBeInTheDocument();
});

test("an import is undone as a whole after a confirmation, and the section's heading gets the focus", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    fake.imports = [made];
  });
  await page.getByRole("button", { name: /^Undo the import from Lose It!/ }).click();
  const question = page.getByRole("alertdialog", { name: "Undo this import?" });
  await question.getByRole("button", { name: "Remove meals" }).click();
  await expect.element(page.getByText("Import undone")).toBeVisible();
  await expect.element(card().getByText(/312 meals/)).not.toBeInTheDocument();
  expect(server.callsTo("DELETE", importRoutes.import("i1"))).toHaveLength(1);
  await expect.element(card().getByRole("heading")).toHaveFocus();
});
