import { findPage, pages, routes } from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import type { DescribePage } from "../../http/html-head.ts";
import { minuteMs } from "../../http/rate-limit.ts";
import type { CalorieGuessesDeps } from "./deps.ts";
import { findGuess } from "./guess-store.ts";
import { cardSize, formatMacros } from "./share-card-image.ts";

/** The preview that a chat shows of a shared estimate's page. */
export function describeSharedPages(
  app: App,
  { database, limits, baseUrl }: Omit<CalorieGuessesDeps, "photos"> & { readonly baseUrl: string },
): DescribePage {
  const max = limits.sharedPagesPerMinute;
  const count = app.createRateLimit({ max, timeWindow: minuteMs, allowList: [] });
  return async (request, path) => {
    const { page, id: linkId = "" } = findPage(path) ?? {};
    if (page !== pages.calorieGuess) return undefined;
    const counted = await count(request);
    // A caller that guesses links gets no information here either.
    const isTooOften = !counted.isAllowed && counted.isExceeded;
    const opened = isTooOften ? undefined : await findGuess(database.queries, linkId);
    if (!opened) return {};
    return {
      preview: {
        title: opened.title,
        description: formatMacros(opened.guess),
        url: `${baseUrl}${path}`,
        image: { url: `${baseUrl}${routes.calorieGuessCard(linkId)}`, ...cardSize },
      },
    };
  };
}
