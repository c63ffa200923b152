import {
  type LabelFigures,
  labelFigures,
  labelRequest,
  type OwnFoodList,
  type OwnFoodRequest,
  outdatedMeals,
  ownFoodList,
  ownFoodRequest,
  productPaths,
  type RecipeDraft,
  type RecipePreview,
  recipePreviewRequest,
  routes,
  savedOwnFood,
} from "@morsel/contracts";
import { findFreeName, ownNameMaxLength, recipeFigures } from "@morsel/nutrition";
import { type FoodIndex, phraseKey, readNutritionLabel } from "@morsel/nutrition/estimate";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireAuthor, requireSession } from "../../http/session-guard.ts";
import type { FindLanguages } from "../foods/index.ts";
import { readDictionary } from "./dictionary-store.ts";
import { changeOutdatedMeals, countOutdatedMeals } from "./outdated-meals.ts";
import { toKnownFigures, toLineEntry } from "./own-food-rows.ts";
import {
  addOwnFood,
  changeOwnFood,
  deleteOwnFood,
  listOwnFoods,
  readRequestedRecipe,
  restoreOwnFood,
} from "./own-food-store.ts";
import { draftRecipe, type WordReading } from "./recipe-lines.ts";

export interface DictionaryDeps {
  readonly queries: Queries;
  readonly signals: Signals;
  readonly getFoods: () => FoodIndex;
  readonly findLanguages: FindLanguages;
}

type ReadingDeps = Pick<DictionaryDeps, "getFoods" | "findLanguages">;

/** What the words of a request are read with. */
async function findWordReading(
  { getFoods, findLanguages }: ReadingDeps,
  userId: string,
  request: FastifyRequest,
): Promise<WordReading> {
  return { foods: getFoods(), languages: await findLanguages(userId, readLanguage(request)) };
}

/** The routes of a user's own foods and recipes. */
export function addOwnFoodRoutes(app: App, deps: DictionaryDeps): void {
  const { queries, signals } = deps;
  app.get(
    routes.ownFoods,
    {
      config: { access: "session", scope: "read" },
      schema: { summary: "Your own foods and recipes", response: { 200: ownFoodList } },
    },
    async (request) => {
      const { userId } = requireSession(request);
      return { items: await listOwnFoods(queries, userId) } satisfies OwnFoodList;
    },
  );

  app.post(
    routes.ownFoods,
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Add a food or recipe of your own",
        body: ownFoodRequest,
        response: { 201: savedOwnFood },
      },
    },
    async (request, reply) => {
      const userId = requireWriter(request);
      const key = readIdempotencyKey(request);
      const reading = await findWordReading(deps, userId, request);
      return reply.code(201).send(await addOwnFood(queries, reading, userId, request.body, key));
    },
  );

  app.post(
    productPaths.label,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The figures of a pasted nutrition label",
        body: labelRequest,
        response: { 200: labelFigures },
      },
    },
    async (request) => {
      const label = readNutritionLabel(request.body.text);
      if (!label) throw new ExpectedError("label_unread");
      const { per, servingGrams: serving_g, amounts } = label;
      return { per, serving_g, figures: toKnownFigures(amounts) } satisfies LabelFigures;
    },
  );

  app.put(
    routes.ownFood(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Change a food or recipe of your own",
        params: idParams,
        body: ownFoodRequest,
        response: { 200: savedOwnFood },
      },
    },
    async (request) => {
      const userId = requireWriter(request);
      const id = requireId(request.params.id, "own_food_not_found");
      const reading = await findWordReading(deps, userId, request);
      return changeOwnFood(queries, reading, userId, id, request.body);
    },
  );

  app.delete(
    routes.ownFood(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      await deleteOwnFood(queries, userId, requireId(request.params.id, "own_food_not_found"));
      return reply.code(204).send();
    },
  );

  app.post(
    routes.restoreOwnFood(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "own_food_not_found");
      return restoreOwnFood(queries, userId, id);
    },
  );

  addRecipeRoutes(app, deps);
  addOutdatedRoutes(app, { queries, signals });
}

/** The id of the user who saves a food. Throws `written_by_another` if another user wrote it on this device. */
function requireWriter(request: FastifyRequest<{ Body: OwnFoodRequest }>): string {
  const session = requireSession(request);
  if (request.body.written_by) requireAuthor(session, request.body.written_by);
  return session.userId;
}

/** The routes for the form of a recipe. */
function addRecipeRoutes(app: App, deps: ReadingDeps & Pick<DictionaryDeps, "queries">): void {
  const { queries } = deps;
  app.post(
    routes.recipePreview,
    { config: { access: "session" }, schema: { body: recipePreviewRequest } },
    async (request) => {
      const { userId } = requireSession(request);
      const reading = await findWordReading(deps, userId, request);
      const recipe = await readRequestedRecipe(queries, reading, userId, request.body);
      const { lines } = recipe;
      const items = lines.flatMap((line) => line.items);
      const { amounts, per, servingGrams } = recipeFigures(items, recipe);
      return {
        lines: lines.map(toLineEntry),
        per,
        serving_g: servingGrams,
        figures: toKnownFigures(amounts),
      } satisfies RecipePreview;
    },
  );

  app.get(
    routes.recipeDraft(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const dictionary = await readDictionary(queries, userId);
      const reading = { ...(await findWordReading(deps, userId, request)), dictionary };
      const draft = await draftRecipe(queries, userId, mealId, reading);
      const taken = new Set(dictionary.map(({ phrase }) => phraseKey(phrase)));
      const name = draft.name.slice(0, ownNameMaxLength).trimEnd();
      return {
        name: findFreeName(name, (one) => taken.has(phraseKey(one))),
        lines: draft.lines.map(({ words }) => words),
        servings: draft.servings,
        cooked_g: draft.cookedGrams,
        is_recipe: draft.isDescribed,
      } satisfies RecipeDraft;
    },
  );
}

/** The routes for the logged meals with an earlier version of a food. */
function addOutdatedRoutes(
  app: App,
  { queries, signals }: Pick<DictionaryDeps, "queries" | "signals">,
): void {
  const config = { access: "session" } as const;
  const schema = { params: idParams, response: { 200: outdatedMeals } };
  app.get(routes.outdatedMeals(":id"), { config, schema }, async (request) => {
    const { userId } = requireSession(request);
    const id = requireId(request.params.id, "own_food_not_found");
    return { meals: await countOutdatedMeals(queries, userId, id) };
  });

  app.post(routes.outdatedMeals(":id"), { config, schema }, async (request) => {
    const { userId } = requireSession(request);
    const id = requireId(request.params.id, "own_food_not_found");
    const meals = await changeOutdatedMeals(queries, userId, id);
    signals.publish({ kind: "hint", userId, events: ["edits", "meals"] });
    return { meals };
  });
}
