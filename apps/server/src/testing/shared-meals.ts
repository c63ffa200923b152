import { type NewShare, type QueueRequest, routes } from "@morsel/contracts";
import { expect, vi } from "vitest";
import { uploadPhoto } from "./pictures.ts";
import { soon } from "./soon.ts";
import type { Person } from "./test-app.ts";

/** Logs a meal with a photo, and waits until it is listed. */
export async function logMealWithPhoto(
  person: Person,
  message = "200 g of salmon and 150 g of rice",
) {
  const photoId = await uploadPhoto(person);
  const payload: QueueRequest = { session_id: "s", message, photo_id: photoId };
  await person.post(routes.queue, payload);
  return vi.waitFor(async () => {
    const { items } = (await person.get(routes.meals)).json();
    const meal = items.find((found: { photo_id: string }) => found.photo_id === photoId);
    if (!meal) throw new Error("not yet");
    return meal;
  }, soon);
}

/** Creates a link to a meal; returns it with the id in the link. */
export async function shareMeal(person: Person, mealId: string, part: object = {}) {
  const answer = await person.post(routes.shares, { meal_id: mealId, with_photo: true, ...part });
  expect(answer.statusCode, answer.body).toBe(201);
  const made: NewShare = answer.json();
  return { ...made, linkId: made.path.split("/").at(-1) ?? "" };
}
