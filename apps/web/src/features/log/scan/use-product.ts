import type { ProductLookup } from "@morsel/contracts";
import { productPaths } from "@morsel/contracts/facts";
import { parseBarcode } from "@morsel/nutrition";
import { useQuery } from "@tanstack/react-query";
import { postJson } from "../../../api/client.ts";

/**
 * The product of a barcode. It is stored on the device, so that a product that was seen before is known without a
 * connection.
 */
export function useProduct(barcode: string) {
  const [gtin = barcode] = parseBarcode(barcode);
  return useQuery({
    queryKey: [productPaths.lookup, gtin],
    queryFn: async ({ signal }) => {
      const answer = await postJson(productPaths.lookup, { barcode }, {}, signal);
      return (await answer.json()) as ProductLookup;
    },
    meta: { isPersisted: true },
  });
}
