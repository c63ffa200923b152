// Loaded into a server under test before its program (`--import`): scrypt at a cost of N=16, because the
// hash of a password costs 65 ms of a core. No setting of the product turns this on. Plain JavaScript,
// because Node's removal of types would cost each start 0.1 core-seconds.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * @typedef {(
 *   password: crypto.BinaryLike,
 *   salt: crypto.BinaryLike,
 *   length: number,
 *   options: crypto.ScryptOptions,
 *   done: (error: Error | null, key: Buffer) => void,
 * ) => void} Scrypt
 */

/** @type {Scrypt} */
const scrypt = crypto.scrypt;
/** @type {Scrypt} */
const cheapScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);

crypto.scrypt = /** @type {typeof crypto.scrypt} */ (cheapScrypt);
syncBuiltinESMExports();
