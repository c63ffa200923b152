import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    isLongRun: boolean;
  }
}

/** Is this `npm run test:long`? Otherwise tests take seeded samples of what they would try in full. */
export const isLongRun = inject("isLongRun");

/**
 * One of `every` texts on average. Which ones does not depend on their places, so that a food or message that is added or
 * removed changes nothing for the others.
 */
export function isSampled(text: string, every: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % every === 0;
}
