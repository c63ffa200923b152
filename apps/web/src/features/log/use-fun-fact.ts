import { useEffect, useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";
import { createDeck } from "./fact-deck.ts";

/** Long enough to read a fact twice. */
const factEveryMs = 12_000;

type TellFact = () => string;
let teller: Promise<TellFact | undefined> | undefined;

/** Fetches the facts; to be asked as soon as one will be wanted. Without a connection there are none. */
export function fetchFunFacts(): Promise<TellFact | undefined> {
  teller ??= importFacts();
  return teller;
}

async function importFacts(): Promise<TellFact | undefined> {
  try {
    const { funFacts } = await import("./fun-facts.ts");
    const deal = createDeck(funFacts.length, {
      read: () => readSession(sessionKeys.factsLeft),
      write: (left) => writeSession(sessionKeys.factsLeft, left),
    });
    return () => funFacts[deal()] ?? "";
  } catch {
    teller = undefined;
    return undefined;
  }
}

/**
 * A fact, and another one every while that it is shown; none comes twice before all were told.
 * Empty until they are fetched.
 */
export function useFunFact(): string {
  const [fact, setFact] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    void fetchFunFacts().then((tell) => {
      if (!tell || isOver) return;
      setFact(tell());
      timer = setInterval(() => setFact(tell()), factEveryMs);
    });
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return fact;
}
