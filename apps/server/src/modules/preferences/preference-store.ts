import {
  defaultMealColumns,
  languageIds,
  type MealColumnId,
  mealColumnIds,
  type OwnTargets,
  type PreferenceChange,
  type UserPreferences,
  type WeekdayTargets,
  weekdayIds,
} from "@morsel/contracts";
import {
  defaultReference,
  defaultUnits,
  energyUnits,
  referenceIds,
  targetNutrientIds,
} from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";

/** A user's preferences, with defaults. */
export async function readPreferences(queries: Queries, userId: string): Promise<UserPreferences> {
  const row = await queries
    .selectFrom("user_preferences")
    .select([
      "meals_visible_columns_json",
      "targets_json",
      "weekday_targets_json",
      "hide_energy",
      "hide_preview",
      "hide_questions",
      "energy_unit",
      "shows_salt",
      "reference_intakes",
      "language",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return { mealsVisibleColumns: defaults() };
  const targets = keepKnown(JSON.parse(row.targets_json));
  const weekdayTargets = readWeekdayTargets(row.weekday_targets_json);
  return {
    mealsVisibleColumns: readColumns(row.meals_visible_columns_json),
    ...(row.hide_energy === 1 && { hide_energy: true }),
    ...(row.hide_preview === 1 && { hide_preview: true }),
    ...(row.hide_questions === 1 && { hide_questions: true }),
    ...(isOther(row.energy_unit, energyUnits, defaultUnits.energy) && {
      energy_unit: row.energy_unit,
    }),
    ...(row.shows_salt === 1 && { shows_salt: true }),
    ...(isOther(row.reference_intakes, referenceIds, defaultReference) && {
      reference_intakes: row.reference_intakes,
    }),
    ...(isOther(row.language, languageIds, "") && { language: row.language }),
    ...(Object.keys(targets).length > 0 && { targets }),
    ...(Object.keys(weekdayTargets).length > 0 && { weekday_targets: weekdayTargets }),
  };
}

/** Saves the given preferences; the others stay as they are. */
export async function savePreferences(
  queries: Queries,
  userId: string,
  change: PreferenceChange,
): Promise<UserPreferences> {
  const { mealsVisibleColumns, targets, weekday_targets } = change;
  const { hide_energy, hide_preview, hide_questions } = change;
  const { energy_unit, shows_salt, reference_intakes, language } = change;
  const columns = {
    ...(mealsVisibleColumns && {
      meals_visible_columns_json: JSON.stringify(inOrder(mealsVisibleColumns)),
    }),
    ...(targets && { targets_json: JSON.stringify(targets) }),
    ...(weekday_targets && { weekday_targets_json: JSON.stringify(weekday_targets) }),
    ...(hide_energy !== undefined && { hide_energy: hide_energy ? 1 : 0 }),
    ...(hide_preview !== undefined && { hide_preview: hide_preview ? 1 : 0 }),
    ...(hide_questions !== undefined && { hide_questions: hide_questions ? 1 : 0 }),
    ...(energy_unit !== undefined && { energy_unit }),
    ...(shows_salt !== undefined && { shows_salt: shows_salt ? 1 : 0 }),
    ...(reference_intakes !== undefined && { reference_intakes }),
    ...(language !== undefined && { language }),
    updated_at: Date.now(),
  };
  return queries.transaction().execute(async (trx) => {
    await trx
      .insertInto("user_preferences")
      .values({
        user_id: userId,
        meals_visible_columns_json: JSON.stringify(defaults()),
        ...columns,
      })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
      .execute();
    // Meals have their question only if questions are on.
    if (hide_questions !== undefined) await bumpRevision(trx, userId, "meals");
    await bumpRevision(trx, userId, "preferences");
    return readPreferences(trx, userId);
  });
}

/** False for the default choice, and for one that only a later version has. */
function isOther<Choice extends string>(
  chosen: string,
  choices: readonly Choice[],
  defaultChoice: string,
): chosen is Choice {
  return chosen !== defaultChoice && (choices as readonly string[]).includes(chosen);
}

/** Ignores nutrients that only a later version has targets for. */
function keepKnown(kept: OwnTargets): OwnTargets {
  const known = targetNutrientIds.flatMap((id) => (kept[id] ? [[id, kept[id]] as const] : []));
  return Object.fromEntries(known);
}

/** A weekday without own targets is absent. */
function readWeekdayTargets(json: string): WeekdayTargets {
  const kept = JSON.parse(json) as WeekdayTargets;
  const known = weekdayIds.flatMap((id) => {
    const targets = keepKnown(kept[id] ?? {});
    return Object.keys(targets).length > 0 ? [[id, targets] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Ignores columns that no longer exist. */
function readColumns(json: string): MealColumnId[] {
  const known = inOrder(JSON.parse(json) as readonly string[]);
  return known.length > 0 ? known : defaults();
}

function inOrder(ids: readonly string[]): MealColumnId[] {
  return mealColumnIds.filter((id) => ids.includes(id));
}

function defaults(): MealColumnId[] {
  return [...defaultMealColumns];
}
