import {
  directEditRequest,
  editedMeal,
  foodSuggestions,
  itemChoices,
  mealRevisions,
  routes,
  suggestionsRequest,
  undoEditRequest,
} from "@morsel/contracts";
import { z } from "zod";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import { readDictionary } from "../dictionary/index.ts";
import { findMealRow, listRevisions } from "../meals/index.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { applyDirectEdit, getChoices, toTableFood, undoEdit } from "./direct-edits.ts";
import { readTimeZone } from "./request-headers.ts";

const placeParams = idParams.extend({ place: z.string() });
const placePattern = /^\d{1,4}$/;

/** The routes that edit a meal by operations, undo an edit, and show the history and the choices. */
export function addDirectEditRoutes(app: App, deps: MealLoggingDeps): void {
  const { database, signals } = deps;
  const publishHint = (userId: string) =>
    signals.publish({ kind: "hint", userId, events: ["edits", "meals"] });

  app.patch(
    routes.meal(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Change a meal by operations",
        params: idParams,
        body: directEditRequest,
        response: { 200: editedMeal },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const { version, operations } = request.body;
      const seen = { userId, mealId, version };
      const language = readLanguage(request);
      const edited = await applyDirectEdit(deps, seen, operations, readTimeZone(request), language);
      publishHint(userId);
      return edited;
    },
  );

  app.post(
    routes.undoEdit(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Undo a meal's latest edit",
        params: idParams,
        body: undoEditRequest,
        response: { 200: editedMeal },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const edited = await undoEdit(database, { userId, mealId, version: request.body.version });
      publishHint(userId);
      return edited;
    },
  );

  app.get(
    routes.mealRevisions(":id"),
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The edits of a meal, newest first",
        params: idParams,
        response: { 200: mealRevisions },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const source = { database, name: `revisions-${mealId}`, lists: ["edits"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      const meal = await findMealRow(database.queries, userId, mealId);
      if (!meal) throw new ExpectedError("meal_not_found");
      return listRevisions(database.queries, userId, mealId);
    },
  );

  addChoiceRoutes(app, deps);
}

/** The routes that list foods to choose from. */
function addChoiceRoutes(
  app: App,
  deps: Pick<MealLoggingDeps, "database" | "editor" | "products" | "findLanguages">,
): void {
  const { database, editor } = deps;
  app.get(
    routes.itemChoices(":id", ":place"),
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The alternatives for a food of a meal",
        params: placeParams,
        response: { 200: itemChoices },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const { place } = request.params;
      if (!placePattern.test(place)) throw new ExpectedError("item_not_found");
      return getChoices(deps, { userId, mealId, place: Number(place) }, readLanguage(request));
    },
  );

  app.post(
    routes.foodSuggestions,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The foods of the table nearest to words, best first",
        body: suggestionsRequest,
        response: { 200: foodSuggestions },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const dictionary = await readDictionary(database.queries, userId);
      const languages = await deps.findLanguages(userId, readLanguage(request));
      const found = editor.suggestFoods(request.body.words, dictionary, languages);
      return { items: found.map((food) => toTableFood(food, languages.language)) };
    },
  );
}
