import { pages } from "@morsel/contracts/facts";
import {
  type QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { currentUserKey, useCurrentUser } from "../api/current-user.ts";
import { preferencesOptions } from "../api/energy-visibility.ts";
import { useLiveHints } from "../api/live-updates.ts";
import { isCacheRestored, persistQueries } from "../api/persist-queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { useIsOnline } from "../platform/connection.ts";
import { setLanguage } from "../platform/language.ts";
import { onSignedOut } from "../platform/sign-out-channel.ts";
import { clearSession } from "../platform/storage.ts";
import { storedLanguage, storeLanguage } from "../platform/stored-language.ts";
import { useLanguage } from "../platform/use-language.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { lazyOrNothing, WhenIdle } from "../ui/deferred.tsx";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { t } from "./messages.ts";
import { Routes } from "./routes.tsx";

const Tooltips = lazyOrNothing("Tooltips", () => import("../ui/tooltip.tsx"));

export function App() {
  const [client] = useState(createClient);
  const isReady = useQueryPersister(client);
  const signOutCount = useSignOutReset(client);
  const languageId = useLanguage();
  if (!isReady) return <FullScreenSpinner label={t.loading} />;
  return (
    <QueryClientProvider client={client}>
      <AccountLanguage />
      <ToastProvider key={`${signOutCount} ${languageId}`}>
        <LiveHints />
        <OutboxSender />
        <ReminderRenewal />
        <Routes />
        <WhenIdle>
          <Tooltips />
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

/** Shows the language that the user has chosen on another device. Not part of what a change of it renders again. */
function AccountLanguage() {
  const { user } = useCurrentUser();
  const { data } = useQuery(preferencesOptions(user !== null));
  const chosen = data?.language;
  useEffect(() => {
    if (!chosen || chosen === storedLanguage()) return;
    storeLanguage(chosen);
    void setLanguage(chosen);
  }, [chosen]);
  return null;
}

/** Sends the outbox once the browser is idle. */
function OutboxSender() {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  useEffect(() => {
    if (!user) return;
    let isStopped = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const { startOutbox } = await import("../api/outbox.ts");
      if (!isStopped) stop = startOutbox(client, user);
    });
    return () => {
      isStopped = true;
      cancel();
      stop?.();
    };
  }, [client, user]);
  return null;
}

/** Renews the reminders of this device once the browser is idle, if the user has allowed notifications. */
function ReminderRenewal() {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (!user || !("Notification" in window) || Notification.permission !== "granted") return;
    return whenIdle(async () => {
      const { renewReminders } = await import("../api/renew-reminders.ts");
      await renewReminders();
    });
  }, [user]);
  return null;
}

/** True when the stored responses are restored, or deleted if they belong to another user. */
function useQueryPersister(client: QueryClient): boolean {
  const [isReady, setIsReady] = useState(isCacheRestored);
  useEffect(() => {
    const persister = persistQueries(client);
    void persister.restored.then(() => setIsReady(true));
    return persister.stop;
  }, [client]);
  return isReady;
}

/**
 * A number that changes when the user signs out in any tab. Components with it as their key
 * remount, so that nothing of the user stays in this tab.
 */
function useSignOutReset(client: QueryClient): number {
  const [signOutCount, setSignOutCount] = useState(0);
  useEffect(
    () =>
      onSignedOut(() => {
        if (!client.getQueryData(currentUserKey)) return;
        clearSession();
        client.clear();
        client.setQueryData(currentUserKey, null);
        setSignOutCount((before) => before + 1);
      }),
    [client],
  );
  return signOutCount;
}

/**
 * When the session ends while the app is open, cached data is removed and typed text stays. '/' would
 * then show the landing page, so the dashboard moves to its own path.
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
