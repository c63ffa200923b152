/** Stores the numbers that are left, as text. */
interface DeckStorage {
  readonly read: () => string | undefined;
  readonly write: (left: string) => void;
}

/**
 * Returns the numbers below `count` in random order: each once before any repeats, and never the
 * same twice in a row.
 */
export function createDeck(
  count: number,
  storage: DeckStorage,
  random: () => number = Math.random,
): () => number {
  let last: number | undefined;
  return () => {
    const kept = parseCards(storage.read(), count);
    const isNewRound = kept.length === 0;
    const left = isNewRound ? allCards(count).filter((card) => card !== last) : kept;
    const [card = 0] = left.splice(Math.floor(random() * left.length), 1);
    // The last card of the previous round was left out of the first draw only.
    if (isNewRound && last !== undefined) left.push(last);
    storage.write(left.join(" "));
    last = card;
    return card;
  };
}

function allCards(count: number): number[] {
  return Array.from({ length: count }, (_, card) => card);
}

function parseCards(text: string | undefined, count: number): number[] {
  const cards = text ? text.split(" ").map(Number) : [];
  return cards.filter((card) => Number.isInteger(card) && card >= 0 && card < count);
}
