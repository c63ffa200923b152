import { useEffect, useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";
import { funFacts } from "./fun-facts.ts";
import { createDeck } from "./shuffle-deck.ts";

/** Long enough to read a fact twice. */
const factEveryMs = 12_000;

const deal = createDeck(funFacts.length, {
  read: () => readSession(sessionKeys.factsLeft),
  write: (left) => writeSession(sessionKeys.factsLeft, left),
});
const nextFact = () => funFacts[deal()] ?? "";

/** A fact that changes while it is shown; none repeats before all were shown. */
export function useFunFact(): string {
  const [fact, setFact] = useState(nextFact);
  useEffect(() => {
    const timer = setInterval(() => setFact(nextFact()), factEveryMs);
    return () => clearInterval(timer);
  }, []);
  return fact;
}
