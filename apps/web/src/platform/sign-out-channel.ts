/** The tabs of one browser share it, and its service worker. */
const channelName = "morsel-signed-out";

/** Notifies all tabs of this browser of a sign-out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** @returns how to stop. */
export function whenSignedOut(act: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = act;
  return () => channel.close();
}
