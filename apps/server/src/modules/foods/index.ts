export { toFoodEntry, toPortion } from "./food-entries.ts";
export { foods } from "./food-routes.ts";
export { createFoodIndexLoader } from "./load-index.ts";
export {
  createLanguageFinder,
  type FindLanguages,
  type UserLanguages,
} from "./message-languages.ts";
