import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { colorOf } from "../testing/color-of.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleMacros, sampleMeal } from "../testing/sample-meals.ts";
import styles from "./meter.module.css";

const meter = (name: string) => page.getByRole("meter", { name });
/** The colour of the displayed value. */
const colorOfValue = (name: string, value: RegExp) =>
  getComputedStyle(meter(name).getByText(value).first().element()).color;

test("a meter is full at and above its target, and its value is red only above it [S9.bars-clamp, S9.bars-red]", async () => {
  await renderApp("/meals", (server) => {
    server.meals = [
      sampleMeal({ id: "1", macros: sampleMacros({ protein_g: 100, fat_g: 39, carbs_g: 275 }) }),
    ];
  });
  await expect.element(meter("Protein")).toBeVisible();
  const filled = (name: string) => {
    const track =
      meter(name).element().querySelector(`.${styles.track}`)?.getBoundingClientRect().width ?? 0;
    const fill =
      meter(name).element().querySelector(`.${styles.fill}`)?.getBoundingClientRect().width ?? 0;
    return Math.round((100 * fill) / track);
  };
  const track = meter("Protein").element().querySelector(`.${styles.track}`);
  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width;
  expect(widthOf(track)).toBe(widthOf(meter("Protein").element()));
  await expect.poll(() => filled("Protein")).toBe(100);
  await expect.poll(() => filled("Carbs")).toBe(100);
  await expect.poll(() => filled("Fat")).toBe(50);
  expect(colorOfValue("Protein", /^100(\.0)?$/)).toBe(colorOf("--danger"));
  expect(colorOfValue("Carbs", /^275(\.0)?$/)).not.toBe(colorOf("--danger"));
  const [, red = 0, green = 0, blue = 0] =
    /(\d+), (\d+), (\d+)/.exec(colorOf("--danger"))?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
