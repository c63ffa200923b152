import { photoField, photoMaxBytes } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clientDisconnectSignal } from "../../http/client-disconnect.ts";
import { ExpectedError } from "../../http/errors.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { readUpload, requireForm, type Upload } from "../../http/read-upload.ts";
import { requireSession } from "../../http/session-guard.ts";
import { createUploadQueue } from "../../http/upload-queue.ts";
import { type ProcessedPhoto, processPhoto } from "./process-photo.ts";

export const photoUpload: Upload = {
  field: photoField,
  maxBytes: photoMaxBytes,
  missing: "photo_missing",
  tooLarge: "photo_too_large",
};

/** The options of a route that receives a photo. */
export const photoUploadOptions = (photosPer10Minutes: number) =>
  ({
    config: {
      access: "session",
      rateLimit: perTenMinutes(photosPer10Minutes, "send photos"),
    },
    onRequest: async (request: FastifyRequest) => requireForm(request, "photo"),
  }) as const;

/** Receives the photo of a request, re-encodes it and returns what `use` makes of it. */
export type ReceivePhoto = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  use: (photo: ProcessedPhoto, signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Creates the function that receives the photos of all users, one at a time for each user. */
export function createPhotoReceiver(): ReceivePhoto {
  const queue = createUploadQueue("photos");
  return async (request, reply, use) => {
    const signal = clientDisconnectSignal(reply);
    const permit = queue.acquire(requireSession(request).userId);
    try {
      const sent = await readUpload(request, reply, photoUpload);
      await permit.ready;
      return await use(await processPhoto(sent, signal), signal);
    } catch (error) {
      // The client has disconnected.
      throw signal.aborted ? new ExpectedError("unavailable") : error;
    } finally {
      permit.release();
    }
  };
}
