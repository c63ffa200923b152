/** Where a deck keeps what it has not dealt yet, as text. */
export interface DeckMemory {
  readonly read: () => string | undefined;
  readonly write: (left: string) => void;
}

/**
 * Deals the numbers below `count` in random order, each once before any comes again, and never
 * the same one twice running.
 *
 * @param random as `Math.random`.
 */
export function createDeck(
  count: number,
  memory: DeckMemory,
  random: () => number = Math.random,
): () => number {
  let last: number | undefined;
  return () => {
    const kept = parseCards(memory.read(), count);
    const isNewRound = kept.length === 0;
    const left = isNewRound ? allCards(count).filter((card) => card !== last) : kept;
    const [card = 0] = left.splice(Math.floor(random() * left.length), 1);
    // A last card that was held back from a new round comes later in it.
    if (isNewRound && last !== undefined) left.push(last);
    memory.write(left.join(" "));
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
