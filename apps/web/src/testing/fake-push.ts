import { vi } from "vitest";

const endpoint = "https://push.example.com/push/1";
const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
/** The key of the fake server. */
const serverKey = Uint8Array.from(atob(`${"B".repeat(86)}A=`), (char) => char.charCodeAt(0)).buffer;

interface FakePush {
  /** True while the browser has a subscription. */
  isSubscribed: boolean;
  /** How often the user was asked for the permission. */
  asked: number;
  /** The service that a subscription needs does not answer. */
  isServiceDown: boolean;
}

/** Replaces the browser's interface of notifications and pushes. */
export function fakePush(
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
): FakePush {
  const state: FakePush = { isSubscribed: false, asked: 0, isServiceDown: false };
  const notification = {
    permission,
    requestPermission: async () => {
      state.asked += 1;
      notification.permission = answer;
      return answer;
    },
  };
  const subscription = {
    options: { applicationServerKey: serverKey },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      state.isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async () => {
      if (state.isServiceDown) throw new DOMException("push service error", "AbortError");
      state.isSubscribed = true;
      return subscription;
    },
  };
  vi.stubGlobal("Notification", notification);
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockReturnValue(
    Promise.resolve({ pushManager } as unknown as ServiceWorkerRegistration),
  );
  return state;
}
