import { findPage, pages, routes } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import type { DescribePage } from "../../http/html-head.ts";
import { minuteMs } from "../../http/rate-limit.ts";
import type { GuessLimits } from "./guess-routes.ts";
import { findGuess } from "./guess-store.ts";
import { cardSize, formatMacros } from "./share-card-image.ts";

/** What a chat shows of a shared estimate's page before anybody opens it. */
export function describeSharedPages(
  app: App,
  queries: Queries,
  baseUrl: string,
  { sharedPagesPerMinute: max }: GuessLimits,
): DescribePage {
  const count = app.createRateLimit({ max, timeWindow: minuteMs, allowList: [] });
  return async (request, path) => {
    const { page, id: linkId = "" } = findPage(path) ?? {};
    if (page !== pages.calorieGuess) return undefined;
    const counted = await count(request);
    // Who tries links learns nothing here either.
    const isTooOften = !counted.isAllowed && counted.isExceeded;
    const opened = isTooOften ? undefined : await findGuess(queries, linkId);
    if (!opened) return { isUnlisted: true };
    return {
      isUnlisted: true,
      preview: {
        title: opened.title,
        description: formatMacros(opened.guess),
        url: `${baseUrl}${path}`,
        image: { url: `${baseUrl}${routes.calorieGuessCard(linkId)}`, ...cardSize },
      },
    };
  };
}
