import { z } from "zod";

/** The answer of a call that only says that it was done, with status 204. */
export const noContent = z.undefined().describe("Done");
