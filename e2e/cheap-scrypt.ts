// Loaded into a server under test before its program (`--import`): scrypt at a cost of N=16, because the
// hash of a password costs 65 ms of a core. No setting of the product turns this on.
import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;
const scrypt: Scrypt = crypto.scrypt;
const cheapScrypt: Scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16 }, done);

crypto.scrypt = cheapScrypt as typeof crypto.scrypt;
syncBuiltinESMExports();
