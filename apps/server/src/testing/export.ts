import { routes } from "@morsel/contracts";
import { expect, vi } from "vitest";
import { readZip } from "./read-zip.ts";
import { soon } from "./soon.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A new user who has logged one meal. */
export async function signUpWithMeal(test: TestApp, message = "an egg"): Promise<Person> {
  const person = await test.signUp();
  await person.send(message);
  await vi.waitFor(async () => {
    expect((await person.get(routes.meals)).json().items).toHaveLength(1);
  }, soon);
  return person;
}

/** The files of a user's export by their names. */
export async function readExport(person: Person): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await person.get(routes.accountExport);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return readZip(answer.rawPayload);
}

/** A JSON file of an export; null if there is none of that name. */
export const readJson = (files: ReadonlyMap<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? "null");
