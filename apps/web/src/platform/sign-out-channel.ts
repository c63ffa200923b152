/** The tabs of one browser share it, and its service worker. */
const channelName = "morsel-signed-out";

/** Tells every tab of this browser that whoever was signed in has left. */
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
