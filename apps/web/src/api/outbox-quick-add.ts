import type { CurrentUser, QuickAddRequest } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import type { QueryClient } from "@tanstack/react-query";
import { language } from "../platform/language.ts";
import { deleteFromOutbox, type OutboxMessage, writeToOutbox } from "../platform/outbox-store.ts";
import { languageHeader, postJson } from "./client.ts";
import { ownerOf } from "./current-user.ts";

// Apart from the outbox, which each visit loads.

/** Stores an amount of a food until it can be logged. Rejects if the browser cannot store it. */
export function enqueueQuickAdd(
  add: QuickAddRequest,
  message: string,
  timeZone: string,
  by: CurrentUser,
): Promise<void> {
  const when = { writtenAtMs: Date.now(), timeZone, language: language.get() };
  const written = { ...when, sessionId: quickAddSession };
  return writeToOutbox(
    { id: crypto.randomUUID(), owner: ownerOf(by), by, message, add, ...written },
    "kept",
  );
}

/** Quick adds belong to no visit. */
const quickAddSession = "quick-add";

/** Logs a chosen food at the time at which it was chosen. */
export async function sendQuickAdd(
  client: QueryClient,
  { id, by, timeZone, language: written, writtenAtMs }: OutboxMessage,
  add: QuickAddRequest,
  signal: AbortSignal,
): Promise<void> {
  const consumed_at = add.consumed_at ?? new Date(writtenAtMs).toISOString();
  const request = { ...add, consumed_at, written_by: by } satisfies QuickAddRequest;
  const headers = {
    [queueHeaders.idempotencyKey]: id,
    [queueHeaders.timeZone]: timeZone,
    [languageHeader]: written,
  };
  await postJson(routes.quickAdd, request, headers, signal);
  await deleteFromOutbox([id]);
  void client.invalidateQueries({ queryKey: [routes.meals] });
  void client.invalidateQueries({ queryKey: [routes.jobs] });
}
