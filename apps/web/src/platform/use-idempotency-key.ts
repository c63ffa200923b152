import { useRef } from "react";
import { readSession, type SessionKey, writeSession } from "./storage.ts";

interface Pending {
  readonly text: string;
  readonly key: string;
}

/**
 * One key per text: the same as long as the text is the same, so that a repeat has no second effect.
 *
 * @param storageKey where to store the key if it must survive a reload.
 */
export function useIdempotencyKey(storageKey?: SessionKey) {
  const pending = useRef<Pending>(undefined);
  const getKey = (text: string) => {
    pending.current ??= storageKey && readPending(storageKey);
    if (pending.current?.text === text) return pending.current.key;
    const next = { text, key: crypto.randomUUID() };
    pending.current = next;
    if (storageKey) writeSession(storageKey, JSON.stringify(next));
    return next.key;
  };
  return Object.assign(getKey, {
    /** The next request gets a new key, even with the same text. */
    forget: () => {
      pending.current = undefined;
      if (storageKey) writeSession(storageKey, "");
    },
  });
}

function readPending(storageKey: SessionKey): Pending | undefined {
  const kept = readSession(storageKey);
  return kept ? (JSON.parse(kept) as Pending) : undefined;
}
