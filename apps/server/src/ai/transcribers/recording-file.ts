import type { Recording } from "../transcriber.ts";

/** A file for a form: services detect the format from the name's extension or from the type. */
export function toFile({ bytes, format }: Recording): File {
  return new File([bytes], `recording.${format}`, { type: `audio/${format}` });
}
