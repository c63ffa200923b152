import { type LabelWords, labelWords, productPaths } from "@morsel/contracts";
import { ModelError } from "../../ai/language-model/index.ts";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { ProcessedPhoto } from "./process-photo.ts";
import { photoUploadOptions, type ReceivePhoto } from "./receive-photo.ts";

/** Reads photos of labels for people who have consented, within their quota. */
export interface LabelReadingPolicy {
  readonly reader: Pick<PhotoReader, "readLabel">;
  readonly hasConsented: (userId: string) => Promise<boolean>;
  /** Counts one reading; throws `rate_limited` if the user's quota is used up. */
  readonly requireQuota: (userId: string) => Promise<void>;
}

interface LabelPhotoDeps {
  /** Undefined if no model can read photos. */
  readonly labelReading: LabelReadingPolicy | undefined;
  readonly receivePhoto: ReceivePhoto;
  readonly limits: { readonly photosPer10Minutes: number };
}

/** The route that reads the words in the photo of a nutrition label. The photo is not stored. */
export function addLabelPhotoRoute(app: App, deps: LabelPhotoDeps): void {
  const { labelReading, receivePhoto, limits } = deps;
  app.post(
    productPaths.labelPhoto,
    photoUploadOptions(limits.photosPer10Minutes),
    async (request, reply): Promise<LabelWords> => {
      const { userId } = requireSession(request);
      if (!labelReading || !(await labelReading.hasConsented(userId)))
        throw new ExpectedError("label_photo_unavailable");
      return receivePhoto(request, reply, async (photo, signal) => {
        await labelReading.requireQuota(userId);
        return readWords(labelReading, photo, signal);
      });
    },
  );
}

async function readWords(
  { reader }: LabelReadingPolicy,
  { bytes }: ProcessedPhoto,
  signal: AbortSignal,
): Promise<LabelWords> {
  const photo = { bytes: new Uint8Array(bytes), mediaType: "image/jpeg" } as const;
  try {
    const { data } = labelWords.safeParse({ text: await reader.readLabel(photo, signal) });
    if (!data) throw new ExpectedError("label_photo_unread");
    return data;
  } catch (error) {
    if (error instanceof ModelError) throw new ExpectedError("label_photo_failed");
    throw error;
  }
}
