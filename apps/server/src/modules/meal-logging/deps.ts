import type { ProductStore } from "@morsel/food-table/products";
import type { MealEditor } from "../../ai/meal-editor.ts";
import type { Database } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { FindLanguages } from "../foods/index.ts";
import type { PhotoReadingPolicy } from "./read-photo.ts";
import type { SubmitLimits } from "./submit-limits.ts";

export interface MealLoggingDeps {
  readonly database: Database;
  readonly signals: Signals;
  readonly limits: SubmitLimits;
  readonly editor: MealEditor;
  readonly products: ProductStore;
  readonly findLanguages: FindLanguages;
  /** See `EditRules`. */
  readonly debounceMs: number;
  /** Undefined if no model can read photos. */
  readonly photoReading: PhotoReadingPolicy | undefined;
}
