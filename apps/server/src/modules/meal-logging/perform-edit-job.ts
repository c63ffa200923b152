import type { EditFailureId } from "@morsel/contracts";
import type { ProductStore } from "@morsel/food-table/products";
import type { MealEstimate } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";
import type { FoodIndex, MessageContext } from "@morsel/nutrition/estimate";
import type { MealEditor } from "../../ai/meal-editor.ts";
import type { Queries } from "../../database/connection.ts";
import type { EditJob } from "../../jobs/job-queues.ts";
import { type JobOutcome, JobSupersededError, type PerformJob } from "../../jobs/worker.ts";
import {
  addRecipeOfMeal,
  findRecipeRefusal,
  type MealRecipe,
  readDictionary,
  settleQuestion,
  toRecipe,
} from "../dictionary/index.ts";
import type { FindLanguages } from "../foods/index.ts";
import {
  areItemsAsLogged,
  countLogged,
  findMealRow,
  findUndo,
  type MealEdit,
  rowToEstimate,
  toMealEdit,
  writeEdit,
} from "../meals/index.ts";
import { findProductEntries, findProductMentions } from "../products/index.ts";
import type { ModelGateway } from "./model-gateway.ts";

interface EditServices {
  readonly editor: MealEditor;
  readonly getFoods: () => FoodIndex;
  readonly products: ProductStore;
  readonly findLanguages: FindLanguages;
}

/**
 * Applies instructions to a meal and saves it as a recipe if they say so, or fails with the reason. A language model reads what the engine cannot
 * read, or in the mode `always` everything except an undo.
 */
export function performEditJob(
  queries: Queries,
  { editor, getFoods, products, findLanguages }: EditServices,
  gateway?: ModelGateway,
): PerformJob<EditJob> {
  return async (job, signal) => {
    const row = await findMealRow(queries, job.userId, job.mealId);
    if (row?.version !== job.baseVersion) return { kind: "failed", error: "meal_changed" };
    const meal = rowToEstimate(row);
    const own = await readDictionary(queries, job.userId);
    const languages = await findLanguages(job.userId, job.language);
    const named = await findProductMentions(job.instructions, products, {
      foods: getFoods(),
      dictionary: own,
      languages,
      countLogged: (ids) => countLogged(queries, job.userId, ids),
    });
    const dictionary = [
      ...own,
      ...named,
      ...findProductEntries(
        products,
        meal.items.map(({ food }) => food.id),
        languages.tag,
      ),
    ];
    const written = { nowMs: job.createdAt, timeZone: job.timeZone, dictionary, ...languages };
    const byEngine = await editor.followInstructions(meal, job.instructions, written, signal);
    const outcome = needsModel(byEngine, gateway)
      ? await askModel(gateway, byEngine, { job, meal, written, signal })
      : byEngine;
    switch (outcome.kind) {
      case "refused":
        return refuse(job, outcome.refusal, outcome.words);
      case "changed": {
        const edit = toMealEdit(row, meal, outcome, job.timeZone);
        const name = outcome.operations.find((one) => one.kind === "save-recipe")?.name;
        if (name === undefined) return complete(job, edit);
        const isAsLogged = await areItemsAsLogged(queries, row, edit.after.items_json);
        const reading = { foods: getFoods(), dictionary, languages };
        const recipe = toRecipe(outcome.meal, isAsLogged, reading);
        return saveRecipe(queries, job, edit, { ...recipe, name });
      }
      case "undo": {
        const undo = await findUndo(queries, row);
        if (!undo) return { kind: "failed", error: "nothing_to_undo" };
        const restored = rowToEstimate({ ...row, ...undo.after });
        return complete(job, undo, (queries) =>
          settleQuestion(queries, job.userId, meal, restored),
        );
      }
    }
  };
}

/** Completes an edit that also saves the meal as a recipe. */
async function saveRecipe(
  queries: Queries,
  job: EditJob,
  edit: MealEdit,
  recipe: MealRecipe,
): Promise<JobOutcome> {
  const refusal = await findRecipeRefusal(queries, job.userId, recipe.name);
  return refusal
    ? refuse(job, refusal, [recipe.name])
    : complete(job, edit, (trx) => addRecipeOfMeal(trx, job.userId, recipe, job.mealId));
}

function needsModel(
  byEngine: EditOutcome,
  gateway: ModelGateway | undefined,
): gateway is ModelGateway {
  if (!gateway || byEngine.kind === "undo") return false;
  return gateway.mode === "always" || isUnread(byEngine);
}

const isUnread = (outcome: EditOutcome) =>
  outcome.kind === "refused" &&
  (outcome.refusal === "unread" || outcome.refusal === "partly-unread");

/** The model's outcome; the engine's if the model fails or cannot read the instructions either. */
async function askModel(
  gateway: ModelGateway,
  byEngine: EditOutcome,
  asked: {
    readonly job: EditJob;
    readonly meal: MealEstimate;
    readonly written: MessageContext;
    readonly signal: AbortSignal;
  },
): Promise<EditOutcome> {
  const { job, meal, written, signal } = asked;
  const byModel = await gateway.ask(job.userId, ({ editor }) =>
    editor.followInstructions(meal, job.instructions, written, signal),
  );
  return typeof byModel === "string" || isUnread(byModel) ? byEngine : byModel;
}

function complete(
  job: EditJob,
  edit: MealEdit,
  writeFirst: (queries: Queries) => Promise<void> = async () => undefined,
): JobOutcome {
  return {
    kind: "completed",
    write: async (queries) => {
      await writeFirst(queries);
      if (!(await writeEdit(queries, edit, job))) throw new JobSupersededError("meal_changed");
    },
  };
}

function refuse(job: EditJob, error: EditFailureId, words: readonly string[]): JobOutcome {
  return {
    kind: "failed",
    error,
    write: async (queries) => {
      await queries
        .updateTable("edit_jobs")
        .set({ error_words_json: JSON.stringify(words) })
        .where("user_id", "=", job.userId)
        .where("id", "=", job.jobId)
        .execute();
    },
  };
}
