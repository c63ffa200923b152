/** An import that cannot go on. The message names the file, and what was expected or what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
