import { pages } from "@morsel/contracts/facts";
import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { currentUserKey, useCurrentUser } from "../api/current-user.ts";
import { useLiveHints } from "../api/live-updates.ts";
import { isCacheRestored, keepAnswers } from "../api/persist-queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { useIsOnline } from "../platform/connection.ts";
import { whenSignedOut } from "../platform/sign-out-channel.ts";
import { forgetSession } from "../platform/storage.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { lazyOrNothing, WhenIdle } from "../ui/deferred.tsx";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { Routes } from "./routes.tsx";

const Tips = lazyOrNothing("Tips", () => import("../ui/tooltip.tsx"));

export function App() {
  const [client] = useState(createClient);
  const isReady = useKeptAnswers(client);
  const visit = useSignOutReset(client);
  if (!isReady) return <FullScreenSpinner label="Loading..." />;
  return (
    <QueryClientProvider client={client}>
      <ToastProvider key={visit}>
        <LiveHints />
        <OutboxSender />
        <Routes />
        <WhenIdle>
          <Tips />
        </WhenIdle>
      </ToastProvider>
    </QueryClientProvider>
  );
}

function LiveHints() {
  const isOnline = useIsOnline();
  const isSignedIn = useCurrentUser().user !== null;
  useLiveHints(isSignedIn && isOnline);
  return null;
}

/** Sends what was written here without a connection: nothing that a first screen waits for. */
function OutboxSender() {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  useEffect(() => {
    if (!user) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const { startOutbox } = await import("../api/outbox.ts");
      if (!isOver) stop = startOutbox(client, user);
    });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [client, user]);
  return null;
}

/** True once the stored answers are restored, or deleted if they belong to another user. */
function useKeptAnswers(client: QueryClient): boolean {
  const [isReady, setIsReady] = useState(isCacheRestored);
  useEffect(() => {
    const keeper = keepAnswers(client);
    void keeper.restored.then(() => setIsReady(true));
    return keeper.stop;
  }, [client]);
  return isReady;
}

/**
 * A number that changes when the user signs out in any tab. Components with it as their key
 * remount, so that nothing that the user saw or typed stays in this tab.
 */
function useSignOutReset(client: QueryClient): number {
  const [visit, setVisit] = useState(0);
  useEffect(
    () =>
      whenSignedOut(() => {
        if (!client.getQueryData(currentUserKey)) return;
        forgetSession();
        client.clear();
        client.setQueryData(currentUserKey, null);
        setVisit((before) => before + 1);
      }),
    [client],
  );
  return visit;
}

/**
 * A session that ends while the app is open forgets what it showed, and keeps what was typed:
 * '/' would turn into the landing page, so the dashboard moves to its own address.
 */
function createClient() {
  const client = createQueryClient(() => {
    if (!client.getQueryData(currentUserKey)) return;
    if (window.location.pathname === pages.home) navigate(pages.log, { replace: true });
    client.setQueryData(currentUserKey, null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  });
  return client;
}
