import { useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";

/** The text in the box. It outlives a reload and a trip to the sign-in page. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readSession(sessionKeys.draft) ?? "");
  const keep = (next: string) => {
    setText(next);
    writeSession(sessionKeys.draft, next);
  };
  return [text, keep];
}

/** The draft with `message` in it, and nothing lost of what stands there. */
export function appendToDraft(draft: string, message: string): string {
  const isThere = draft.trim() === "" || draft.trim() === message.trim();
  return isThere ? message : `${draft.trimEnd()}\n${message}`;
}

/** The draft with spoken words behind it, a space between (spec section 4). */
export function appendSpoken(draft: string, words: string): string {
  return draft.trim() === "" ? words : `${draft.trimEnd()} ${words}`;
}

/** What is left of a draft once `sent` has been accepted: what was typed meanwhile. */
export function remainingDraft(draft: string, sent: string): string {
  const text = draft.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : draft;
}
