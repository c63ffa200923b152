import type { OutgoingHttpHeaders } from "node:http";

/** Bytes of answers that are kept. */
const mostBytes = 16 * 1024 * 1024;

/** A list as it was sent: what of the head is about its bytes, and they. */
export interface KeptAnswer {
  readonly head: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const kept = new Map<string, KeptAnswer>();
let bytes = 0;

/** An answer that was kept; it is the last one then that is forgotten. */
export function findKept(key: string): KeptAnswer | undefined {
  const answer = kept.get(key);
  if (answer) {
    kept.delete(key);
    kept.set(key, answer);
  }
  return answer;
}

/** Keeps an answer that is not kept yet; the least lately asked for make room. */
export function keepAnswer(key: string, answer: KeptAnswer): void {
  forget(key);
  kept.set(key, answer);
  bytes += answer.body.length;
  for (const oldest of kept.keys()) {
    if (bytes <= mostBytes) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytes -= kept.get(key)?.body.length ?? 0;
  kept.delete(key);
}
