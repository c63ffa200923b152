import { randomBytes, scryptSync } from "node:crypto";
import type { PasswordHash } from "../modules/accounts/index.ts";

/** The product's hash costs 65 ms of a core: that is for the tests of sign-in, not for each that signs in. */
const cost = 16;

/** As the product's hash, except for the cost. */
export const cheapPasswordHash: PasswordHash = {
  hash: async (password) => {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${keyOf(password, salt)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = "", key] = hash.split(":");
    return keyOf(password, salt) === key;
  },
};

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize("NFKC"), salt, 64, { N: cost }).toString("hex");
}
