/** Also used by the service worker. */
const channelName = "morsel-signed-out";

/** Notifies all tabs of this browser of a sign-out. */
export function notifySignedOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** @returns a function that unsubscribes. */
export function onSignedOut(act: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = act;
  return () => channel.close();
}
