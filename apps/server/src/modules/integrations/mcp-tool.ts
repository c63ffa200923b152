import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { calendarDay, routes, type UserPreferences } from "@morsel/contracts";
import { z } from "zod";
import { ApiCallError, type InternalApiClient } from "./internal-api-client.ts";

export interface ToolContext {
  readonly calls: InternalApiClient;
  /** Polls until there is a result; undefined after the timeout. */
  waitUntil<Result>(poll: () => Promise<Result | undefined>): Promise<Result | undefined>;
}

/** A tool's result: text, and the same as structured content. */
interface ToolResult {
  readonly words: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** The annotations of a tool that changes nothing. */
export const readsOnly = { readOnlyHint: true, openWorldHint: false };

export const mealId = z.string().describe("The meal's id, as log_meal and list_meals give it.");
export const localDay = calendarDay.describe(
  "A day where the person was when they ate, as 2026-05-03.",
);
export const timeZone = z
  .string()
  .optional()
  .describe("The person's IANA time zone, as Europe/Paris: it places 'yesterday' and the day.");

export function getDisplayPreferences(calls: InternalApiClient): Promise<UserPreferences> {
  return calls.get<UserPreferences>(routes.preferences);
}

/** Converts a tool's result; if an API call failed, to the reason as a sentence. */
export async function toToolResult(work: () => Promise<ToolResult>): Promise<CallToolResult> {
  try {
    const { words, figures } = await work();
    return { content: [{ type: "text", text: words }], structuredContent: { ...figures } };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}
