import {
  directEditRequest,
  type EditedMeal,
  type EditStatus,
  editedMeal,
  editRequest,
  editStart,
  editStatus,
  foodSuggestions,
  type ItemChoices,
  itemChoices,
  type MealEntry,
  type MealPatch,
  type MealRevisions,
  mealRevisions,
  processingMeals,
  routes,
  undoEditRequest,
} from "@morsel/contracts";
import { type Call, json, refusal } from "./answers.ts";
import { applyDirectEdit, comparePatch } from "./apply-direct-edit.ts";

type Revision = MealRevisions["items"][number];

/** The edits of the fake server's meals. Instructions wait until a test ends them. */
export class FakeEdits {
  /** The status of the latest edit of each meal. */
  readonly statuses = new Map<string, EditStatus>();
  /** The alternative foods and portions of every item. */
  choices: ItemChoices = { foods: [], portions: [] };
  private readonly before = new Map<string, MealEntry[]>();
  private readonly revisions = new Map<string, Revision[]>();
  private readonly waiting = new Map<string, string>();
  private jobs = 0;
  private readonly findMeal: (id: string) => MealEntry | undefined;
  private readonly putMeal: (meal: MealEntry) => void;

  constructor(findMeal: (id: string) => MealEntry | undefined, putMeal: (meal: MealEntry) => void) {
    this.findMeal = findMeal;
    this.putMeal = putMeal;
  }

  /** Starts an edit, as if another client had sent it. */
  begin(id: string, instructions = "double portion"): void {
    this.waiting.set(id, instructions);
    this.statuses.set(id, { status: "processing" });
  }

  /** Completes the running edit: `part` is merged into the meal. */
  complete(id: string, part: Partial<MealEntry>, patch: MealPatch): void {
    const meal = this.findMeal(id);
    if (!meal) throw new Error(`No meal ${id}`);
    this.store(meal, part, patch, this.waiting.get(id) ?? null);
    this.waiting.delete(id);
    this.statuses.set(id, { status: "completed", patch });
  }

  /** Simulates a refinement by a language model: `part` is merged into the meal. */
  rereadMeal(id: string, part: Partial<MealEntry>, patch: MealPatch): void {
    const meal = this.findMeal(id);
    if (!meal) throw new Error(`No meal ${id}`);
    this.store(meal, part, patch, null, false, "model");
  }

  fail(id: string, error: string): void {
    this.waiting.delete(id);
    this.statuses.set(id, { status: "failed", error });
  }

  /** Returns undefined if the request is not about edits. */
  respond(call: Call, path: string): Response | undefined {
    if (path === routes.processingMeals) return this.processing();
    if (path === routes.foodSuggestions) {
      return json(200, foodSuggestions.parse({ items: this.choices.foods.slice(0, 3) }));
    }
    const [, id = "", rest = ""] = /^\/api\/external\/meals\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const isEdit = call.method === "PATCH" || /^(edit-nl|revisions|undo-edit|items\/)/.test(rest);
    if (!isEdit) return undefined;
    const meal = this.findMeal(decodeURIComponent(id));
    if (!meal) return refusal("meal_not_found");
    if (call.method === "PATCH") return this.direct(call, meal);
    if (rest === "edit-nl") return this.start(call, meal);
    if (rest === "edit-nl/status") return this.status(meal);
    if (rest === "revisions") return this.history(meal);
    if (rest === "undo-edit") return this.undo(call, meal);
    return json(200, itemChoices.parse(this.choices));
  }

  private processing(): Response {
    return json(200, processingMeals.parse({ entry_ids: [...this.waiting.keys()] }));
  }

  private start(call: Call, meal: MealEntry): Response {
    if (this.waiting.has(meal.id)) return refusal("edit_underway");
    const { instructions } = editRequest.parse(call.body);
    this.jobs += 1;
    this.begin(meal.id, instructions);
    return json(202, editStart.parse({ job_id: `edit-${this.jobs}`, status: "processing" }));
  }

  private status(meal: MealEntry): Response {
    const status = this.statuses.get(meal.id);
    return status ? json(200, editStatus.parse(status)) : refusal("edit_not_found");
  }

  private history(meal: MealEntry): Response {
    return json(200, mealRevisions.parse({ items: this.revisions.get(meal.id) ?? [] }));
  }

  private direct(call: Call, meal: MealEntry): Response {
    const { version, operations } = directEditRequest.parse(call.body);
    if (this.waiting.has(meal.id)) return refusal("edit_underway");
    if (version !== meal.version) return refusal("edit_conflict");
    const changed = operations.reduce(
      (sum, operation) => applyDirectEdit(sum, operation, this.choices),
      meal,
    );
    const patch = comparePatch(meal, changed);
    return json(200, editedMeal.parse(this.store(meal, changed, patch, null)));
  }

  private undo(call: Call, meal: MealEntry): Response {
    const { version } = undoEditRequest.parse(call.body);
    if (version !== meal.version) return refusal("edit_conflict");
    const before = this.before.get(meal.id)?.pop();
    if (!before) return refusal("nothing_to_undo");
    const patch = comparePatch(meal, before);
    return json(200, editedMeal.parse(this.store(meal, before, patch, null, true)));
  }

  private store(
    meal: MealEntry,
    part: Partial<MealEntry>,
    patch: MealPatch,
    instructions: string | null,
    isUndo = false,
    madeBy: Revision["made_by"] = "person",
  ): EditedMeal {
    const after = { ...meal, ...part, version: meal.version + 1 };
    this.putMeal(after);
    if (!isUndo) this.before.set(meal.id, [...(this.before.get(meal.id) ?? []), meal]);
    const revision: Revision = {
      version: after.version,
      edited_at: new Date().toISOString(),
      instructions,
      patch,
      made_by: madeBy,
      is_undo: isUndo,
    };
    this.revisions.set(meal.id, [revision, ...(this.revisions.get(meal.id) ?? [])]);
    return { meal: after, patch };
  }
}
