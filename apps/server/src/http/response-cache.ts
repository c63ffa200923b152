import type { OutgoingHttpHeaders } from "node:http";

/** Bytes of answers that are kept. */
const mostBytes = 4 * 1024 * 1024;

/** A list as it was sent: what of the head is about its bytes, and they. */
export interface KeptAnswer {
  readonly tag: string;
  readonly head: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** The latest of each list: what was there before it nobody is sent again. */
const kept = new Map<string, KeptAnswer>();
let bytes = 0;

/** A list's answer, where the one of this tag was kept; it is the last one then that is forgotten. */
export function getCached(list: string, tag: string): KeptAnswer | undefined {
  const answer = kept.get(list);
  if (answer?.tag !== tag) return undefined;
  kept.delete(list);
  kept.set(list, answer);
  return answer;
}

/** Keeps a list's answer in place of the one before it; the least lately asked for make room. */
export function setCached(list: string, answer: KeptAnswer): void {
  forget(list);
  kept.set(list, { ...answer, body: bytesAlone(answer.body) });
  bytes += answer.body.length;
  for (const oldest of kept.keys()) {
    if (bytes <= mostBytes) break;
    forget(oldest);
  }
}

/** What is compressed is a corner of a block of 16 kB, all of which would be kept with it. */
function bytesAlone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

function forget(list: string): void {
  bytes -= kept.get(list)?.body.length ?? 0;
  kept.delete(list);
}
