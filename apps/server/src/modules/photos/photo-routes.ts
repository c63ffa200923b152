import { photoField, photoMaxBytes, routes, type UploadedPhoto } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import type { App } from "../../http/app-type.ts";
import { clientDisconnectSignal } from "../../http/client-disconnect.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { acceptForms, readUpload, requireForm, type Upload } from "../../http/read-upload.ts";
import { requireSession } from "../../http/session-guard.ts";
import { createUploadQueue } from "../../http/upload-queue.ts";
import { isPhotoId, type Photos } from "./photos.ts";
import { processPhoto } from "./process-photo.ts";

interface PhotosDeps {
  readonly photos: Photos;
  /** Photos per user. */
  readonly limits: { readonly photosPer10Minutes: number };
}

const upload: Upload = {
  field: photoField,
  maxBytes: photoMaxBytes,
  missing: "photo_missing",
  tooLarge: "photo_too_large",
};

/** The routes that receive a user's photos and show them to that user. */
export async function photoRoutes(app: App, deps: PhotosDeps): Promise<void> {
  app.get(
    routes.photo(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const bytes = isPhotoId(id) ? await deps.photos.findOfUser(userId, id) : undefined;
      if (!bytes) throw new ExpectedError("photo_not_found");
      // A photo never changes under its id.
      return sendPicture(reply, bytes, "private, max-age=31536000, immutable");
    },
  );
  await app.register(async (scope) => {
    await acceptForms(scope, upload);
    addUploadRoute(scope as App, deps);
  });
}

function addUploadRoute(app: App, { photos, limits }: PhotosDeps): void {
  const queue = createUploadQueue("photos");
  app.post(
    routes.photos,
    {
      config: {
        access: "session",
        rateLimit: perTenMinutes(limits.photosPer10Minutes, "send photos"),
      },
      onRequest: async (request) => requireForm(request, "photo"),
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const signal = clientDisconnectSignal(reply);
      const permit = queue.acquire(userId);
      try {
        const sent = await readUpload(request, reply, upload);
        await permit.ready;
        const id = await photos.add(userId, await processPhoto(sent, signal));
        return reply.code(201).send({ id } satisfies UploadedPhoto);
      } catch (error) {
        // The client has disconnected.
        throw signal.aborted ? new ExpectedError("unavailable") : error;
      } finally {
        permit.release();
      }
    },
  );
}

/** Sends a JPEG with headers that prevent browsers from treating it as anything else. */
export function sendPicture(reply: FastifyReply, bytes: Buffer, caching: string): FastifyReply {
  return reply
    .type("image/jpeg")
    .header("cache-control", caching)
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .send(bytes);
}
