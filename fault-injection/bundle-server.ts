import { ensureServerBuilt } from "../scripts/setup.mjs";

/** The tests start what `npm start` starts. */
export const setup = ensureServerBuilt;
