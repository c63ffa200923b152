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

/** Appends `message` to the draft, unless the draft already is that text. */
export function appendToDraft(draft: string, message: string): string {
  const isThere = draft.trim() === "" || draft.trim() === message.trim();
  return isThere ? message : `${draft.trimEnd()}\n${message}`;
}

/** The draft with spoken words behind it, a space between (spec section 4). */
export function appendSpoken(draft: string, words: string): string {
  return draft.trim() === "" ? words : `${draft.trimEnd()} ${words}`;
}

/** The rest of a draft after `sent` was accepted: the text typed since. */
export function remainingDraft(draft: string, sent: string): string {
  const text = draft.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : draft;
}
