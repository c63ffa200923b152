import type { CurrentUser } from "@morsel/contracts";
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { clearStored, readSignedOutAtMs, readStored, writeStored } from "../platform/idb-store.ts";
import { claimSession, clearSessionBefore, isSessionClaimed } from "../platform/storage.ts";
import { currentUserKey, findUserInPage, ownerOf, refetchUser } from "./current-user.ts";

/** Increase it when the shape of a stored response changes: older ones are then ignored. */
const format = 3;
const maxAgeMs = 7 * 24 * 3_600_000;
/** An unchanged response is written again after this time, so that it does not expire. */
const rewriteAfterMs = 3_600_000;
const writeAfterMs = 1000;

interface StoredResponse {
  readonly format: number;
  readonly owner: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** When the server last sent this response. */
  readonly fetchedAtMs: number;
}

export interface QueryPersister {
  /** Resolves when the stored responses are in the query cache. */
  readonly restored: Promise<void>;
  stop(): void;
}

/**
 * Before the first render: true if the owner of the stored data is known. Otherwise wait for
 * `QueryPersister.restored`.
 */
export function isCacheRestored(): boolean {
  const user = findUserInPage();
  if (user) claimSession(ownerOf(user));
  return user !== undefined && (user !== null || !isSessionClaimed());
}

/**
 * Persists the responses of queries with `meta: { isPersisted: true }` in this browser, for one user,
 * and restores them when the app starts, so that it works offline. Restored responses are fetched
 * again when the server can be reached. They are deleted at sign-out, and for another user.
 */
export function persistQueries(client: QueryClient): QueryPersister {
  const written = new Map<string, Pick<StoredResponse, "data" | "fetchedAtMs">>();
  const waiting = new Map<string, StoredResponse>();
  let owner: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    void writeStored([...waiting]);
    waiting.clear();
  };

  const deleteAll = () => {
    waiting.clear();
    written.clear();
    return clearStored();
  };

  const persist = ({ queryHash, queryKey, state }: Query) => {
    if (owner === undefined || state.data === undefined || state.data === null) return;
    const last = written.get(queryHash);
    const fetchedAtMs = state.dataUpdatedAt;
    if (last?.data === state.data && fetchedAtMs - last.fetchedAtMs < rewriteAfterMs) return;
    written.set(queryHash, { data: state.data, fetchedAtMs });
    waiting.set(queryHash, { format, owner, queryKey, data: state.data, fetchedAtMs });
    timer ??= setTimeout(flush, writeAfterMs);
  };

  const setOwner = (user: CurrentUser | null) => {
    const before = owner;
    owner = user ? ownerOf(user) : undefined;
    if (owner !== undefined) claimSession(owner);
    if (owner === undefined || (before !== undefined && before !== owner)) void deleteAll();
    if (owner !== undefined && before !== undefined && before !== owner) {
      void client.resetQueries({ predicate: ({ queryKey }) => !isUserKey(queryKey) });
    }
  };

  const restore = async () => {
    const userInPage = findUserInPage();
    const [found, signedOutAtMs] = await Promise.all([
      readStored<StoredResponse>(),
      readSignedOutAtMs(),
    ]);
    if (!userInPage) clearSessionBefore(signedOutAtMs);
    const readable = found.map(([, stored]) => stored).filter(isReadable);
    const user = userInPage === undefined ? findUser(readable) : userInPage;
    const own = user ? readable.filter((stored) => stored.owner === ownerOf(user)) : [];
    if (own.length < found.length) {
      await deleteAll();
      await writeStored(own.map((stored) => [hashKey(stored.queryKey), stored]));
    }
    own.forEach(restoreOne);
    if (userInPage === undefined && user) void refetchUser(client);
  };

  const restoreOne = ({ queryKey, data, fetchedAtMs }: StoredResponse) => {
    if (client.getQueryData(queryKey) !== undefined) return;
    written.set(hashKey(queryKey), { data, fetchedAtMs });
    client.setQueryData(queryKey, data, { updatedAt: fetchedAtMs });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  };

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    // Signing out clears the cache.
    if (type === "removed" && isUserKey(query.queryKey)) setOwner(null);
    if (type !== "updated" || event.action.type !== "success") return;
    if (isUserKey(query.queryKey)) setOwner(query.state.data as CurrentUser | null);
    if (query.meta?.isPersisted || isUserKey(query.queryKey)) persist(query);
  });
  const flushWhenHidden = () => {
    if (document.visibilityState === "hidden") flush();
  };
  document.addEventListener("visibilitychange", flushWhenHidden);

  const userInPage = findUserInPage();
  if (userInPage !== undefined) client.setQueryData(currentUserKey, userInPage);

  return {
    restored: restore(),
    stop: () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", flushWhenHidden);
      clearTimeout(timer);
    },
  };
}

function isReadable(stored: StoredResponse): boolean {
  return stored.format === format && Date.now() - stored.fetchedAtMs < maxAgeMs;
}

function findUser(stored: readonly StoredResponse[]): CurrentUser | undefined {
  return stored.find(({ queryKey }) => isUserKey(queryKey))?.data as CurrentUser | undefined;
}

function isUserKey(queryKey: QueryKey): boolean {
  return queryKey[0] === currentUserKey[0];
}
