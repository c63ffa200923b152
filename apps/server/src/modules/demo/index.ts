export { Demo } from "./demo.ts";
export { readSampleMessages } from "./sample-meals.ts";
