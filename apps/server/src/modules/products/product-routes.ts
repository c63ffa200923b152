import {
  productList,
  productLookup,
  productLookupRequest,
  productPaths,
  productSearchRequest,
} from "@morsel/contracts";
import type { ProductStore } from "@morsel/food-table/products";
import { parseBarcode } from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireSession } from "../../http/session-guard.ts";
import { findSavedFoodOfBarcode } from "../dictionary/index.ts";
import type { FindLanguages } from "../foods/index.ts";
import { toProductEntry, toProductHit } from "./product-entries.ts";

interface ProductsDeps {
  readonly queries: Queries;
  readonly products: ProductStore;
  readonly findLanguages: FindLanguages;
}

/** The routes that find packaged products by barcode and by words. */
export async function productRoutes(
  app: App,
  { queries, products, findLanguages }: ProductsDeps,
): Promise<void> {
  app.post(
    productPaths.lookup,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "The product of a barcode: your own food with it, and that of the product store",
        body: productLookupRequest,
        response: { 200: productLookup },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const { barcode } = request.body;
      const { tag, language } = await findLanguages(userId, readLanguage(request));
      const gtins = parseBarcode(barcode);
      if (gtins.length === 0) throw new ExpectedError("barcode_invalid");
      const own = await findSavedFoodOfBarcode(queries, userId, gtins);
      const product = products.findByBarcode(barcode, tag);
      if (!own && !product) throw new ExpectedError("product_not_found");
      return { own_food: own ?? null, product: product ? toProductEntry(product, language) : null };
    },
  );

  app.post(
    productPaths.search,
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "Search packaged products by brand and name, best first",
        body: productSearchRequest,
        response: { 200: productList },
      },
    },
    async (request) => {
      const { query, limit } = request.body;
      const { userId } = requireSession(request);
      const { tag, language } = await findLanguages(userId, readLanguage(request));
      const found = products.search(query, limit, { isTyping: true, language: tag });
      return { items: found.map((product) => toProductHit(product, language)) };
    },
  );
}
