export { dictionary } from "./dictionary-routes.ts";
export { readOwnWords } from "./dictionary-store.ts";
