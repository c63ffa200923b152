import type { CurrentUser } from "@morsel/contracts";
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { forgetKept, readKept, readSignedOutAtMs, writeKept } from "../platform/idb-store.ts";
import { claimSession, forgetSessionBefore, isSessionClaimed } from "../platform/storage.ts";
import { currentUserKey, fetchUserAgain, findUserInPage, ownerOf } from "./current-user.ts";

/** To be raised when the shape of a kept answer changes: what was kept before is then not read. */
const format = 1;
const keptForMs = 7 * 24 * 3_600_000;
/** An answer that stays the same is written again so often, to stay young enough. */
const renewAfterMs = 3_600_000;
const writeAfterMs = 1000;

interface Kept {
  readonly format: number;
  readonly owner: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** When the server last gave this answer. */
  readonly answeredAtMs: number;
}

export interface AnswerKeeper {
  /** Fulfilled once the client holds what this browser has kept. */
  readonly restored: Promise<void>;
  stop(): void;
}

/**
 * To be asked before the first screen shows: whether it is certain whose memory this browser
 * holds. If not, `AnswerKeeper.restored` will tell.
 */
export function isCacheRestored(): boolean {
  const user = findUserInPage();
  if (user) claimSession(ownerOf(user));
  return user !== undefined && (user !== null || !isSessionClaimed());
}

/**
 * Persists the answers of queries with `meta: { isKept: true }` in this browser, for one user, and
 * restores them when the app starts, so that it can be read offline. Restored answers are fetched
 * again when the server can be reached. After a sign-out, or for another user, all are deleted.
 */
export function keepAnswers(client: QueryClient): AnswerKeeper {
  const written = new Map<string, Pick<Kept, "data" | "answeredAtMs">>();
  const waiting = new Map<string, Kept>();
  let owner: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    void writeKept([...waiting]);
    waiting.clear();
  };

  const forget = () => {
    waiting.clear();
    written.clear();
    return forgetKept();
  };

  const remember = ({ queryHash, queryKey, state }: Query) => {
    if (owner === undefined || state.data === undefined || state.data === null) return;
    const last = written.get(queryHash);
    const answeredAtMs = state.dataUpdatedAt;
    if (last?.data === state.data && answeredAtMs - last.answeredAtMs < renewAfterMs) return;
    written.set(queryHash, { data: state.data, answeredAtMs });
    waiting.set(queryHash, { format, owner, queryKey, data: state.data, answeredAtMs });
    timer ??= setTimeout(flush, writeAfterMs);
  };

  const becomes = (user: CurrentUser | null) => {
    const before = owner;
    owner = user ? ownerOf(user) : undefined;
    if (owner !== undefined) claimSession(owner);
    if (owner === undefined || (before !== undefined && before !== owner)) void forget();
    if (owner !== undefined && before !== undefined && before !== owner) {
      void client.resetQueries({ predicate: ({ queryKey }) => !isUserKey(queryKey) });
    }
  };

  const restore = async () => {
    const told = findUserInPage();
    const [found, signedOutAtMs] = await Promise.all([readKept<Kept>(), readSignedOutAtMs()]);
    if (!told) forgetSessionBefore(signedOutAtMs);
    const readable = found.map(([, kept]) => kept).filter(isReadable);
    const user = told === undefined ? findUser(readable) : told;
    const mine = user ? readable.filter((kept) => kept.owner === ownerOf(user)) : [];
    if (mine.length < found.length) {
      await forget();
      await writeKept(mine.map((kept) => [hashKey(kept.queryKey), kept]));
    }
    mine.forEach(putBack);
    if (told === undefined && user) void fetchUserAgain(client);
  };

  const putBack = ({ queryKey, data, answeredAtMs }: Kept) => {
    if (client.getQueryData(queryKey) !== undefined) return;
    written.set(hashKey(queryKey), { data, answeredAtMs });
    client.setQueryData(queryKey, data, { updatedAt: answeredAtMs });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  };

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    // Signing out clears the cache.
    if (type === "removed" && isUserKey(query.queryKey)) becomes(null);
    if (type !== "updated" || event.action.type !== "success") return;
    if (isUserKey(query.queryKey)) becomes(query.state.data as CurrentUser | null);
    if (query.meta?.isKept || isUserKey(query.queryKey)) remember(query);
  });
  const flushWhenHidden = () => {
    if (document.visibilityState === "hidden") flush();
  };
  document.addEventListener("visibilitychange", flushWhenHidden);

  const told = findUserInPage();
  if (told !== undefined) client.setQueryData(currentUserKey, told);

  return {
    restored: restore(),
    stop: () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", flushWhenHidden);
      clearTimeout(timer);
    },
  };
}

function isReadable(kept: Kept): boolean {
  return kept.format === format && Date.now() - kept.answeredAtMs < keptForMs;
}

function findUser(kept: readonly Kept[]): CurrentUser | undefined {
  return kept.find(({ queryKey }) => isUserKey(queryKey))?.data as CurrentUser | undefined;
}

function isUserKey(queryKey: QueryKey): boolean {
  return queryKey[0] === currentUserKey[0];
}
