import { useRef } from "react";

/** Gives one key a text, the same as long as the text is: a resend cannot do a thing twice. */
export function useIdempotencyKey() {
  const pending = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const getKey = (text: string) => {
    if (pending.current?.text !== text) pending.current = { text, key: crypto.randomUUID() };
    return pending.current.key;
  };
  return Object.assign(getKey, {
    /** What is sent from now on is another thing, also where it reads the same. */
    forget: () => {
      pending.current = undefined;
    },
  });
}
