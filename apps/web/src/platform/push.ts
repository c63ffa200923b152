import type { PushSubscriptionRequest } from "@morsel/contracts";
import { findDevice } from "./device.ts";

/** 'install-first': an iPhone or iPad, where only installed apps get pushes. */
export type PushSupport = "available" | "denied" | "install-first" | "none";

/** Whether this browser can show reminders. */
export function findPushSupport(): PushSupport {
  const isSupported = ["PushManager", "Notification"].every((name) => name in window);
  if (isSupported && "serviceWorker" in navigator) {
    return Notification.permission === "denied" ? "denied" : "available";
  }
  return findDevice() === "ios" ? "install-first" : "none";
}

/** Asks the user, unless they have answered before. Call it directly in a handler of a tap: Safari requires it. */
export async function requestPushPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** A service worker that was just registered needs a moment to become active. */
const activeWithinMs = 10_000;

/** Subscribes this browser to pushes of the server. Throws if its push service cannot be reached. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionRequest> {
  const { pushManager } = await findRegistration();
  const before = await pushManager.getSubscription();
  // A subscription with another key of the server would get nothing.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return toRequest(subscription);
}

/** The subscription of this browser; undefined if it has none, or it is for another key. */
export async function findPushSubscription(
  publicKey: string,
): Promise<PushSubscriptionRequest | undefined> {
  const { pushManager } = await findRegistration();
  const subscription = await pushManager.getSubscription();
  return subscription && keyOf(subscription) === publicKey ? toRequest(subscription) : undefined;
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribeFromPush(): Promise<void> {
  const { pushManager } = await findRegistration();
  await (await pushManager.getSubscription())?.unsubscribe();
}

async function findRegistration(): Promise<ServiceWorkerRegistration> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no service worker")), activeWithinMs);
  try {
    return await Promise.race([navigator.serviceWorker.ready, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function toRequest(subscription: PushSubscription): PushSubscriptionRequest {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
