export { trends } from "./trends.ts";
