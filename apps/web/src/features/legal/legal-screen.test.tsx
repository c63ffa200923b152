import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fillInSite } from "../../testing/fill-in-site.ts";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => document.getElementById("site")?.remove());

test.each(["/privacy", "/terms"])("%s says when it was last updated [S2.legal.1]", async (path) => {
  await renderApp(path);
  await expect.element(page.getByText("Last updated: January 31, 2025")).toBeVisible();
});

test.each(["/privacy", "/terms"])("%s names the operator's mailbox [S2.legal.2]", async (path) => {
  fillInSite({ contactEmail: "ann@example.com" });
  await renderApp(path);
  const mailbox = page.getByRole("link", { name: "ann@example.com" });
  await expect.element(mailbox).toHaveAttribute("href", "mailto:ann@example.com");
});

test("the terms say that it is a beta and free for a limited time [S2.legal.3]", async () => {
  await renderApp("/terms");
  await expect.element(page.getByText(/Morsel is in beta/)).toBeVisible();
  await expect.element(page.getByText(/free for a limited time\./)).toBeVisible();
});

test("the terms say that nutrition values are AI estimates [S2.legal.4]", async () => {
  await renderApp("/terms");
  await expect
    .element(page.getByText(/Calories, macros and micronutrients are AI estimates/))
    .toBeVisible();
});

test("the terms say that it is not medical advice [S2.legal.5]", async () => {
  await renderApp("/terms");
  await expect.element(page.getByText(/Morsel is not medical advice/)).toBeVisible();
});

test.each([
  /FoodData Central: FNDDS 2021-2023 and SR Legacy/,
  /Open Government Licence v3\.0\. McCance and Widdowson's/,
  /Bundeslebensmittelschlüssel \(BLS\), Version 4\.0 .* CC BY 4\.0/,
  /Ciqual \(2025-11-03\)\. Licence Ouverte 2\.0/,
  /日本食品標準成分表（八訂）増補2023年から引用/,
  /Swiss Food Composition Database 7\.0/,
  /Canadian Nutrient File, Health Canada, 2015/,
  /Fineli, .* Release 20, THL\. CC BY 4\.0/,
  /Open Food Facts, made available here under the Open Database License \(ODbL\) 1\.0/,
  /FoodData Central: Branded Foods/,
])("the terms credit the food table %s", async (credit) => {
  await renderApp("/terms");
  await expect.element(page.getByText(credit)).toBeVisible();
});
