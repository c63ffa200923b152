import type { Recording } from "../transcriber.ts";

/** For a form: services tell the format by the name's extension, some by the type. */
export function toFile({ bytes, format }: Recording): File {
  return new File([bytes], `recording.${format}`, { type: `audio/${format}` });
}
