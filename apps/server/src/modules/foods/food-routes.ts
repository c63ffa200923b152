import { createHash } from "node:crypto";
import { foodEntry, foodList, foodSearchRequest, routes } from "@morsel/contracts";
import type { ProductStore } from "@morsel/food-table/products";
import { findFoodById } from "@morsel/nutrition/edit";
import { type FoodIndex, searchFoods } from "@morsel/nutrition/estimate";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../http/app-type.ts";
import { etagHeaders } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import { toFoodEntry, toFoodHit } from "./food-entries.ts";
import type { FindLanguages } from "./message-languages.ts";

interface FoodsDeps {
  readonly getFoods: () => FoodIndex;
  readonly products: ProductStore;
  readonly findLanguages: FindLanguages;
}

/** The routes that search the food table and show one of its foods. */
export async function foods(
  app: App,
  { getFoods, products, findLanguages }: FoodsDeps,
): Promise<void> {
  // A POST, because servers and proxies log addresses: what a person ate is in none.
  app.post(
    routes.foodSearch,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "Search the food table, best first",
        body: foodSearchRequest,
        response: { 200: foodList },
      },
    },
    async (request) => {
      const { query, limit } = request.body;
      const { userId } = requireSession(request);
      const { language } = await findLanguages(userId, readLanguage(request));
      const hits = searchFoods(getFoods(), query, limit, language);
      return { items: hits.map((hit) => toFoodHit(hit, language)) };
    },
  );

  app.get(
    routes.food(":id"),
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "A food of the table or a product: its figures, portions, sources and names",
        params: idParams,
        response: { 200: foodEntry },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { userId } = requireSession(request);
      const { tag, language } = await findLanguages(userId, readLanguage(request));
      const food = findFoodById(getFoods(), id) ?? products.findById(id, tag)?.food;
      if (!food) throw new ExpectedError("food_not_found");
      return replyWithEtag(request, reply, toFoodEntry(food, language));
    },
  );
}

/**
 * The ETag is a hash of the response, so it stays valid until an update or an import changes what the table says.
 * Sends 304 if the browser already has that response.
 */
function replyWithEtag<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22);
  const etag = `"${hash}"`;
  reply.headers({ ...etagHeaders, etag });
  return request.headers["if-none-match"]?.includes(etag) ? reply.code(304).send() : body;
}
