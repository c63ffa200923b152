import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../http/errors.ts";

/**
 * Those of the 10,000 most used passwords that are long enough to be chosen here, from the lists of
 * zxcvbn 4.4.2 (MIT licence, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.).
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trimEnd()
    .split("\n"),
);

function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/** Throws `password_common` if the password is on the list, ignoring case. */
export function rejectCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new ExpectedError("password_common");
}
