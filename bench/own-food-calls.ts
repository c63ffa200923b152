import { productPaths, routes } from "@morsel/contracts";
import { FakeBrowser } from "../apps/server/src/testing/push-service.ts";
import type { Caller } from "./caller.ts";

/** The barcode of the own food below. */
const barcode = "5000159407236";

/** Searches foods and products, and adds, changes, deletes and restores an own food and a recipe. */
export async function keepOwnFoods(caller: Caller, mealId: string): Promise<void> {
  const bar = {
    ...{ kind: "food", name: "Zing bar", other_names: ["zing"], per: "serving", serving_g: 50 },
    ...{ figures: { calories_kcal: 210, protein_g: 20 }, barcode },
  };
  const { id } = (await caller.call("POST", routes.ownFoods, bar)).json() as { id: string };
  await caller.call("POST", routes.foodSuggestions, { words: "zing" });
  await caller.call("POST", routes.foodSearch, { query: "egg" });
  await caller.on("GET /api/foods/:id", routes.food("egg"));
  await caller.call("POST", productPaths.lookup, { barcode });
  await caller.call("POST", productPaths.search, { query: "oat" });
  const route = "/api/my-foods/:id";
  await caller.on(`PUT ${route}`, routes.ownFood(id), { ...bar, name: "Zing oat bar" });
  await caller.call("GET", routes.ownFoods);
  await caller.on(`GET ${route}/meals`, routes.outdatedMeals(id));
  await caller.on(`POST ${route}/meals`, routes.outdatedMeals(id), {});
  await caller.on(`DELETE ${route}`, routes.ownFood(id));
  await caller.on(`POST ${route}/restore`, routes.restoreOwnFood(id));
  const recipe = { lines: ["2 eggs", "20 g butter"], servings: 2, cooked_g: null };
  await caller.call("POST", routes.recipePreview, recipe);
  await caller.on("GET /api/my-foods/drafts/:id", routes.recipeDraft(mealId));
  const text = "per 100 g: energy 200 kcal, fat 3 g, protein 8 g";
  await caller.call("POST", productPaths.label, { text });
}

/** Sets reminders on a device, and removes the device. */
export async function setReminders(caller: Caller): Promise<void> {
  await caller.call("PUT", routes.reminders, {
    time_zone: "Europe/Berlin",
    reminders: [{ meal_type: "lunch", time: "12:30", weekdays: ["monday"] }],
  });
  const { subscription } = new FakeBrowser("https://push.example.com");
  const made = await caller.call("POST", routes.reminderDevices, subscription);
  const { devices } = made.json() as { devices: readonly { id: string }[] };
  await caller.call("GET", routes.reminders);
  const device = routes.reminderDevice(devices[0]?.id ?? "");
  await caller.on("DELETE /api/reminders/devices/:id", device);
}
