import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { Random } from "../../scripts/random.ts";

const real = { randomUUIDv7: crypto.randomUUIDv7, randomInt: crypto.randomInt };

/** Makes the program's random ids and delays depend on the seed; returns the function that undoes this. */
export function seedRandomness(random: Random): () => void {
  let drawn = 0;
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, "0");
  const id = () => {
    drawn += 1;
    const time = hex(Date.now(), 12);
    const rest = `7${hex(random.below(4096), 3)}-8${hex(random.below(4096), 3)}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-${rest}-${hex(drawn, 12)}`;
  };
  Object.assign(crypto, { randomUUIDv7: id, randomInt: (limit: number) => random.below(limit) });
  syncBuiltinESMExports();
  return () => {
    Object.assign(crypto, real);
    syncBuiltinESMExports();
  };
}
