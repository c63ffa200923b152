import {
  type AccessTokenList,
  type AccountAccess,
  credentialRoutes,
  type DictionaryEntryList,
  importRoutes,
  type MealEntry,
  type MealList,
  type MealRevisions,
  type OwnFoodList,
  type ReminderStatus,
  routes,
  type ShareList,
  type UserPreferences,
  type WebhookList,
} from "@morsel/contracts";
import type { Person } from "./test-app.ts";

/** A user's data in a form that does not change with the API. */
export interface ReleaseFacts {
  readonly meals: readonly {
    readonly id: string;
    readonly title: string;
    readonly localDay: string;
    readonly energyKcal: number | null;
    readonly items: readonly string[];
    readonly revisions: number;
  }[];
  readonly dictionary: readonly string[];
  readonly ownFoods: readonly string[];
  readonly reminders: readonly string[];
  readonly reminderDevices: number;
  readonly tokens: readonly string[];
  readonly sharedPages: number;
  readonly imports: number;
  /** Since 1.0.0-rc.1. */
  readonly webhooks?: readonly string[];
  /** Codes that were not used; since 1.0.0-rc.1. */
  readonly recoveryCodes?: number;
  readonly visibleColumns: readonly string[];
}

/** Reads the data of a user through the API. */
export async function readFacts(person: Person): Promise<ReleaseFacts> {
  const get = async <Answer>(url: string): Promise<Answer> => {
    const answer = await person.get(url);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const { items: meals } = await get<MealList>(routes.meals);
  const revisionsOf = async ({ id }: MealEntry) =>
    (await get<MealRevisions>(routes.mealRevisions(id))).items.length;
  const reminders = await get<ReminderStatus>(routes.reminders);
  const words = await get<DictionaryEntryList>(routes.dictionary);
  const foods = await get<OwnFoodList>(routes.ownFoods);
  const tokens = await get<AccessTokenList>(routes.tokens);
  const shares = await get<ShareList>(routes.shares);
  const imports = await get<{ items: readonly unknown[] }>(importRoutes.imports);
  const preferences = await get<UserPreferences>(routes.preferences);
  const webhooks = (await get<WebhookList>(routes.webhooks)).items.map(({ url }) => url);
  const { recovery_codes: codes } = await get<AccountAccess>(credentialRoutes.accountAccess);
  return {
    meals: await Promise.all(
      meals.map(async (meal) => ({
        id: meal.id,
        title: meal.title,
        localDay: meal.local_day,
        energyKcal: meal.macros.calories_kcal,
        items: meal.items.map((item) => `${item.grams} g ${item.food}`),
        revisions: await revisionsOf(meal),
      })),
    ),
    dictionary: words.items.map(({ phrase, meaning }) => `${phrase}: ${meaning}`).sort(),
    ownFoods: foods.items.map(({ kind, name }) => `${kind} ${name}`).sort(),
    reminders: reminders.reminders.map(({ meal_type, time }) => `${meal_type} ${time}`),
    reminderDevices: reminders.devices.length,
    tokens: tokens.items.map(({ name, scope }) => `${name}: ${scope}`),
    sharedPages: shares.items.length,
    imports: imports.items.length,
    // Earlier releases had none, and their stored facts do not name them.
    ...(webhooks.length > 0 ? { webhooks } : {}),
    ...(codes > 0 ? { recoveryCodes: codes } : {}),
    visibleColumns: preferences.mealsVisibleColumns,
  };
}
