import {
  type DictionaryEntryList,
  declinedSuggestion,
  dictionaryEntryRequest,
  routes,
  type SuggestedDictionaryEntry,
} from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { requireSession } from "../../http/session-guard.ts";
import {
  addDictionaryEntry,
  declinePhrase,
  deleteDictionaryEntry,
  listDictionaryEntries,
  updateDictionaryEntry,
} from "./dictionary-store.ts";
import { findOffer } from "./find-offer.ts";
import { addOwnFoodRoutes, type DictionaryDeps } from "./own-food-routes.ts";

/** The routes of a user's own words, foods and recipes, and of the suggestion of an entry after an edit. */
export async function dictionary(app: App, deps: DictionaryDeps): Promise<void> {
  const { queries, getFoods } = deps;
  addOwnFoodRoutes(app, deps);
  app.get(routes.dictionary, { config: { access: "session" } }, async (request) => {
    const { userId } = requireSession(request);
    return { items: await listDictionaryEntries(queries, userId) } satisfies DictionaryEntryList;
  });

  app.post(
    routes.dictionary,
    { config: { access: "session" }, schema: { body: dictionaryEntryRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      return reply
        .code(201)
        .send(await addDictionaryEntry(queries, getFoods(), userId, request.body));
    },
  );

  app.put(
    routes.dictionaryEntry(":id"),
    { config: { access: "session" }, schema: { params: idParams, body: dictionaryEntryRequest } },
    async (request) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "own_word_not_found");
      return updateDictionaryEntry(queries, getFoods(), userId, id, request.body);
    },
  );

  app.delete(
    routes.dictionaryEntry(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "own_word_not_found");
      await deleteDictionaryEntry(queries, userId, id);
      return reply.code(204).send();
    },
  );

  app.get(
    routes.suggestedDictionaryEntry(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request) => {
      const { userId } = requireSession(request);
      const mealId = requireId(request.params.id, "meal_not_found");
      const offer = await findOffer(queries, getFoods(), userId, mealId);
      return { offer } satisfies SuggestedDictionaryEntry;
    },
  );

  app.post(
    routes.declinedSuggestions,
    { config: { access: "session" }, schema: { body: declinedSuggestion } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      await declinePhrase(queries, userId, request.body.phrase);
      return reply.code(204).send();
    },
  );
}
