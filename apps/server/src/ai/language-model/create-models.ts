import type { FoodIndex } from "@morsel/nutrition/estimate";
import type { ModelSettings } from "../../config.ts";
import type { MealEditor } from "../meal-editor.ts";
import type { MealReader } from "../meal-reader.ts";
import type { PhotoReader } from "../photo-reader.ts";
import { createAskModel, type ModelLog, type ModelTiming, modelTiming } from "./ask-model.ts";
import { createModelEditor } from "./model-editor.ts";
import type { ModelObserver } from "./model-observer.ts";
import { createModelPhotoReader, createModelReader } from "./model-reader.ts";

/** What a language model does for Morsel. Every function rejects with a ModelError if the call fails. */
export interface Models {
  readonly reader: MealReader;
  readonly editor: Pick<MealEditor, "followInstructions">;
  /** Undefined if the model cannot read images. */
  readonly photoReader: PhotoReader | undefined;
}

/** Creates the readers of the configured model; its package is imported by the first call. */
export function createModels(
  settings: ModelSettings,
  getFoods: () => FoodIndex,
  log: ModelLog,
  timing: Partial<ModelTiming> = {},
  observer?: ModelObserver,
): Models {
  const ask = createAskModel(settings, log, { ...modelTiming, ...timing }, observer);
  return {
    reader: createModelReader(ask, getFoods),
    editor: createModelEditor(ask, getFoods),
    photoReader: settings.canReadPhotos ? createModelPhotoReader(ask, getFoods) : undefined,
  };
}
