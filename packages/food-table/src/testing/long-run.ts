import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    isLongRun: boolean;
  }
}

/** Is this `npm run test:long`? Otherwise tests take seeded samples of what they would try in full. */
export const isLongRun = inject("isLongRun");
