export { dictionary } from "./dictionary-routes.ts";
export { readDictionary } from "./dictionary-store.ts";
export { readSettledQuestions, settleQuestion } from "./settled-questions.ts";
