export { voice } from "./voice-routes.ts";
