import { routes } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import type { Queries } from "../../database/connection.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { perMinute } from "../../http/rate-limit.ts";
import { type Photos, sendPicture } from "../photos/index.ts";
import type { CalorieGuessesDeps } from "./deps.ts";
import { findGuess, type OpenedGuess } from "./guess-store.ts";
import { drawCard } from "./share-card-image.ts";

/** Search engines and proxies must not store what can be revoked. */
const unlisted = "noindex, nofollow, noarchive";

/** The public routes of a shared estimate's link. Everyone with the link gets the same answer. */
export function addGuessRoutes(app: App, { database, photos, limits }: CalorieGuessesDeps): void {
  const { queries } = database;
  const options = {
    config: { access: "public", rateLimit: perMinute(limits.sharedPagesPerMinute) },
    schema: { params: idParams },
  } as const;

  app.get(routes.calorieGuess(":id"), options, async (request, reply) => {
    return (await open(queries, request.params.id, reply)).guess;
  });

  app.get(routes.calorieGuessPhoto(":id"), options, async (request, reply) => {
    const bytes = await findPhoto(photos, await open(queries, request.params.id, reply));
    if (!bytes) throw new ExpectedError("not_found");
    return sendPicture(reply, bytes, "no-store");
  });

  app.get(routes.calorieGuessCard(":id"), options, async (request, reply) => {
    const opened = await open(queries, request.params.id, reply);
    const photo = await findPhoto(photos, opened);
    return sendPicture(reply, await drawCard({ ...opened, photo }), "no-store");
  });
}

/** Unknown, expired and revoked links get the same response, so that it reveals nothing. */
async function open(queries: Queries, linkId: string, reply: FastifyReply): Promise<OpenedGuess> {
  reply.header("x-robots-tag", unlisted);
  const opened = await findGuess(queries, linkId);
  if (!opened) throw new ExpectedError("not_found");
  return opened;
}

async function findPhoto(photos: Photos, { photo }: OpenedGuess): Promise<Buffer | undefined> {
  return photo ? photos.findOfUser(photo.ownerId, photo.id) : undefined;
}
