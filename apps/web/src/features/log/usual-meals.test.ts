import { expect, test } from "vitest";
import { sampleContext, sampleMeal } from "../../testing/sample-meals.ts";
import { usualMeals } from "./usual-meals.ts";

const eaten = (id: string, title: string, at: string) =>
  sampleMeal({ id, title, context: sampleContext(at), local_day: at.slice(0, 10) });
const now = (at: string) => new Date(at);
const meals = [
  eaten("1", "Porridge", "2026-11-16T07:40:00+01:00"),
  eaten("2", "Porridge", "2026-11-17T07:50:00+01:00"),
  eaten("3", "Salad", "2026-11-17T12:40:00+01:00"),
  eaten("4", "Soup", "2026-11-18T19:00:00+01:00"),
  eaten("5", "Cake", "2026-11-18T16:00:00+01:00"),
];

test("offers the latest meals of at most three titles, those eaten near this hour first", () => {
  const morning = usualMeals(meals, now("2026-11-19T08:00:00+01:00"));
  expect(morning[0]?.id).toBe("2");
  expect(morning).toHaveLength(3);
  expect(usualMeals(meals, now("2026-11-19T12:30:00+01:00"))[0]?.title).toBe("Salad");
  expect(usualMeals(meals, now("2026-11-19T19:30:00+01:00"))[0]?.title).toBe("Soup");
});

test("does not offer meals of the last hour, also across midnight", () => {
  const late = [...meals, eaten("6", "Toast", "2026-11-18T23:40:00+01:00")];
  const titles = usualMeals(late, now("2026-11-19T00:10:00+01:00")).map(({ title }) => title);
  expect(titles).toContain("Soup");
  expect(titles).not.toContain("Toast");
});

test("does not offer meals of today, even if they were eaten hours ago", () => {
  const titles = usualMeals(meals, now("2026-11-18T23:30:00+01:00")).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(["Porridge", "Salad"]);
});

test("offers nothing without meals", () => {
  expect(usualMeals([], now("2026-11-19T08:00:00+01:00"))).toEqual([]);
});
