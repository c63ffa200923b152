import { useRef } from "react";
import { readSession, type SessionKey, writeSession } from "./storage.ts";

interface Pending {
  readonly text: string;
  readonly key: string;
}

/**
 * Gives one key a text, the same as long as the text is: a resend cannot do a thing twice.
 *
 * @param keptAs where it is kept for a text that outlives a reload.
 */
export function useIdempotencyKey(keptAs?: SessionKey) {
  const pending = useRef<Pending>(undefined);
  const getKey = (text: string) => {
    pending.current ??= keptAs && readPending(keptAs);
    if (pending.current?.text === text) return pending.current.key;
    const next = { text, key: crypto.randomUUID() };
    pending.current = next;
    if (keptAs) writeSession(keptAs, JSON.stringify(next));
    return next.key;
  };
  return Object.assign(getKey, {
    /** What is sent from now on is another thing, also where it reads the same. */
    forget: () => {
      pending.current = undefined;
      if (keptAs) writeSession(keptAs, "");
    },
  });
}

function readPending(keptAs: SessionKey): Pending | undefined {
  const kept = readSession(keptAs);
  return kept ? (JSON.parse(kept) as Pending) : undefined;
}
