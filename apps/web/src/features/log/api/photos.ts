import type { UploadedPhoto } from "@morsel/contracts";
import { photoField, routes } from "@morsel/contracts/facts";
import { ApiError, apiErrorText, findApiError } from "../../../api/client.ts";
import { t } from "../messages-on-demand.ts";

/**
 * Uploads a photo and returns its id. Not by `fetch`, which does not report upload progress.
 *
 * @param onProgress called with the share that has been sent, 0 to 1.
 */
export function sendPhoto(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  request.open("POST", routes.photos);
  request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(loaded / total);
  });
  request.addEventListener("load", () => {
    if (request.status === 201) resolve((JSON.parse(request.responseText) as UploadedPhoto).id);
    else reject(new ApiError(toResponse(request), request.responseText));
  });
  request.addEventListener("error", () => reject(new TypeError("The photo was not sent.")));
  signal.addEventListener("abort", () => {
    request.abort();
    reject(signal.reason);
  });
  const form = new FormData();
  form.append(photoField, file);
  request.send(form);
  return promise;
}

function toResponse({ status, statusText }: XMLHttpRequest): Response {
  return new Response(null, { status, statusText });
}

/** The message when a photo was not accepted. */
export function photoErrorText(error: unknown): string {
  const apiError = findApiError(error);
  if (!apiError) return t.photoCouldNotBeSent;
  if (apiError.status === 401) return t.pleaseSignAddPhoto;
  return apiErrorText(error, t.photoCouldNotBeSent2);
}
