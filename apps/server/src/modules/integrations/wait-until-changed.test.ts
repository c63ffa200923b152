import { expect, it } from "vitest";
import type { Signal, Signals } from "../../database/signals.ts";
import { waitFor } from "./wait-until-changed.ts";

/** Signals within one process. */
function localSignals(): Signals & { readonly listeners: Set<(signal: Signal) => void> } {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    listeners,
    reachesAll: true,
    publish: (signal) => {
      for (const listen of listeners) listen(signal);
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: async () => {},
  };
}

const never = new AbortController().signal;

it("waitFor tries again when the user's lists change, and unsubscribes when it has a result", async () => {
  const signals = localSignals();
  let looks = 0;
  const found = waitFor(
    signals,
    "ann",
    async () => {
      looks += 1;
      if (looks === 1) signals.publish({ kind: "hint", userId: "ann", events: ["jobs"] });
      return looks === 2 ? "there" : undefined;
    },
    { timeoutMs: 900, signal: never },
  );
  expect(await found).toBe("there");
  expect(signals.listeners.size).toBe(0);
});

it("waitFor returns undefined after its timeout, and when its signal is aborted", async () => {
  const nothing = async () => undefined;
  const patient = { timeoutMs: 20, signal: never };
  expect(await waitFor(localSignals(), "ann", nothing, patient)).toBeUndefined();
  const stopping = new AbortController();
  const stopped = waitFor(localSignals(), "ann", nothing, {
    timeoutMs: 60_000,
    signal: stopping.signal,
  });
  stopping.abort();
  expect(await stopped).toBeUndefined();
});
