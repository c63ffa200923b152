import { useEffect, useState } from "react";
import { readSession, sessionKeys, writeSession } from "../../platform/storage.ts";
import { readFunFacts } from "./fun-facts.ts";
import { createDeck } from "./shuffle-deck.ts";

/** Long enough to read a fact twice. */
const factEveryMs = 12_000;

/** Created again if the language has another number of facts. */
let deck = { size: 0, deal: () => 0 };

function nextFact(): string {
  const facts = readFunFacts();
  if (deck.size !== facts.length) {
    const read = () => readSession(sessionKeys.factsLeft);
    const write = (left: string) => writeSession(sessionKeys.factsLeft, left);
    deck = { size: facts.length, deal: createDeck(facts.length, { read, write }) };
  }
  return facts[deck.deal()] ?? "";
}

/** A fact that changes while it is shown; none repeats before all were shown. */
export function useFunFact(): string {
  const [fact, setFact] = useState(nextFact);
  useEffect(() => {
    const timer = setInterval(() => setFact(nextFact()), factEveryMs);
    return () => clearInterval(timer);
  }, []);
  return fact;
}
