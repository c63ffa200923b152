import { randomBytes, scryptSync } from "node:crypto";
import type { PasswordHash } from "../modules/accounts/index.ts";

/** The product's hash takes 65 ms of processor time: only the tests of sign-in use it. */
const cost = 16;

/** The product's hash with a lower cost. */
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
