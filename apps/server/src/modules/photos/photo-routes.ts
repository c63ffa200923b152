import { routes, type UploadedPhoto } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { acceptForms } from "../../http/read-upload.ts";
import { requireSession } from "../../http/session-guard.ts";
import { addLabelPhotoRoute, type LabelReadingPolicy } from "./label-photo-route.ts";
import { isPhotoId, type Photos } from "./photos.ts";
import {
  createPhotoReceiver,
  photoUpload,
  photoUploadOptions,
  type ReceivePhoto,
} from "./receive-photo.ts";

interface PhotosDeps {
  readonly photos: Photos;
  /** Undefined if no model can read photos. */
  readonly labelReading: LabelReadingPolicy | undefined;
  /** Photos per user. */
  readonly limits: { readonly photosPer10Minutes: number };
}

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
    await acceptForms(scope, photoUpload);
    const receivePhoto = createPhotoReceiver();
    addUploadRoute(scope as App, deps, receivePhoto);
    addLabelPhotoRoute(scope as App, { ...deps, receivePhoto });
  });
}

function addUploadRoute(app: App, { photos, limits }: PhotosDeps, receive: ReceivePhoto): void {
  app.post(routes.photos, photoUploadOptions(limits.photosPer10Minutes), async (request, reply) => {
    const { userId } = requireSession(request);
    const id = await receive(request, reply, (photo) => photos.add(userId, photo));
    return reply.code(201).send({ id } satisfies UploadedPhoto);
  });
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
