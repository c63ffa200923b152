import type { MealReader } from "../../ai/meal-reader.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { PerformJob } from "../../jobs/worker.ts";
import { insertMeals } from "../meals/index.ts";

/** Turns one message into meals, or says that it holds no food. */
export function performMealJob(reader: MealReader): PerformJob<MessageJob> {
  return async (job, signal) => {
    const written = { nowMs: job.createdAt, timeZone: job.timeZone };
    const { meals } = await reader.readMeals(job.message, written, signal);
    if (meals.length === 0) return { kind: "failed", error: "no_food_found" };
    return { kind: "completed", write: (queries) => insertMeals(queries, meals, job) };
  };
}
