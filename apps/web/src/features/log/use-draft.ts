import { useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";

/** The text in the box. It survives a reload and the sign-in page. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readSession(sessionKeys.draft) ?? "");
  const save = (next: string) => {
    setText(next);
    writeSession(sessionKeys.draft, next);
  };
  return [text, save];
}

/** Appends `message` to the draft, unless the draft already is that text. */
export function appendToDraft(draft: string, message: string): string {
  const isReplaced = draft.trim() === "" || draft.trim() === message.trim();
  return isReplaced ? message : `${draft.trimEnd()}\n${message}`;
}

/** Appends spoken words to the draft with a space (spec section 4). */
export function appendSpoken(draft: string, words: string): string {
  return draft.trim() === "" ? words : `${draft.trimEnd()} ${words}`;
}

/** The rest of a draft after `sent` was accepted: the text typed since. */
export function remainingDraft(draft: string, sent: string): string {
  const text = draft.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : draft;
}
