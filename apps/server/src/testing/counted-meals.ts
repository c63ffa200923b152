import { mealList, routes } from "@morsel/contracts";
import { expect, vi } from "vitest";
import type { MealReader } from "../ai/meal-reader.ts";
import { eggMeal } from "./estimates.ts";
import { soon } from "./soon.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Reads "3" as three meals, the first eaten first; instants as a meal at each of them. */
export const countingReader: MealReader = {
  readMeals: async (message) => ({
    meals: readInstants(message).map((consumedAtMs, at) =>
      eggMeal({
        title: `Egg ${at}`,
        consumedAtMs,
        notes: `The size of egg ${at} was assumed.`,
      }),
    ),
    unmatched: [],
  }),
};

function readInstants(message: string): number[] {
  if (message.includes("T")) return message.split(" ").map(Date.parse);
  return Array.from({ length: Number(message) }, (_, at) => Date.UTC(2026, 4, 3, 8, at));
}

export async function listMeals(person: Person, query = "") {
  return mealList.parse((await person.get(`${routes.meals}${query}`)).json()).items;
}

/** A new user with this many meals, on an application that reads with `countingReader`. */
export async function signUpWithMeals(test: TestApp, count: number): Promise<Person> {
  const person = await test.signUp();
  await person.send(String(count), { "time-zone": "America/New_York" });
  await vi.waitFor(async () => expect((await listMeals(person)).length).toBeGreaterThan(0), soon);
  return person;
}

/** Sends a message for each instant, in its time zone; resolves when all became meals. */
export async function logAtInstants(
  person: Person,
  eaten: readonly (readonly [instant: string, zone: string])[],
): Promise<void> {
  const before = (await listMeals(person)).length;
  for (const [instant, zone] of eaten) await person.send(instant, { "time-zone": zone });
  const count = before + eaten.length;
  await vi.waitFor(async () => expect(await listMeals(person)).toHaveLength(count), soon);
}
