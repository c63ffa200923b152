export { type ModelTiming, modelTiming } from "./ask-model.ts";
export { createModels, type Models } from "./create-models.ts";
export { ModelError } from "./model-error.ts";
export type { ModelObserver } from "./model-observer.ts";
