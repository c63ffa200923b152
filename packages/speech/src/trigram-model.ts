/**
 * A backoff trigram model in ARPA's text format for speech recognisers. Uses Witten-Bell smoothing: the
 * probability of a word after a context depends on how often the context occurred, and on how many
 * different words followed it.
 */

const begin = "<s>";
const end = "</s>";

/** The words that followed a context, with their counts. */
interface Followers {
  total: number;
  readonly counts: Map<string, number>;
}

type Contexts = Map<string, Followers>;

/** Counts weighted sentences; `toArpa` returns the model. */
export class TrigramModel {
  readonly #unigrams: Contexts = new Map();
  readonly #bigrams: Contexts = new Map();
  readonly #trigrams: Contexts = new Map();

  /** Adds a sentence that counts `weight` times. */
  add(words: readonly string[], weight = 1): void {
    const sentence = [begin, ...words, end];
    for (const [at, word] of sentence.entries()) {
      if (at > 0) count(this.#unigrams, "", word, weight);
      const before = sentence[at - 1];
      if (before !== undefined) count(this.#bigrams, before, word, weight);
      const earlier = sentence[at - 2];
      if (before !== undefined && earlier !== undefined) {
        count(this.#trigrams, `${earlier} ${before}`, word, weight);
      }
    }
  }

  /** All words except the begin and end markers. */
  get words(): readonly string[] {
    const words = [...(this.#unigrams.get("")?.counts.keys() ?? [])];
    return words.filter((word) => word !== end);
  }

  /** The model as text. */
  toArpa(): string {
    const unigrams = this.#unigrams.get("") ?? { total: 0, counts: new Map() };
    const kinds = unigrams.counts.size;
    const uni = (word: string) => ((unigrams.counts.get(word) ?? 0) + 1) / (unigrams.total + kinds);
    const bi = (context: string, word: string) =>
      mixed(this.#bigrams.get(context), word, uni(word));
    const trigrams = this.#trigrams;
    const one = [begin, ...unigrams.counts.keys()].map((word) => {
      const share = word === begin ? 1e-9 : uni(word);
      return line(
        share,
        word,
        backoff(this.#bigrams.get(word), (next) => uni(next)),
      );
    });
    const two = [...this.#bigrams].flatMap(([context, followers]) =>
      [...followers.counts.keys()].map((word) => {
        const both = `${context} ${word}`;
        const after = trigrams.get(both);
        return line(bi(context, word), both, after && backoff(after, (next) => bi(word, next)));
      }),
    );
    const three = [...trigrams].flatMap(([context, followers]) => {
      const last = context.slice(context.indexOf(" ") + 1);
      return [...followers.counts.keys()].map((word) =>
        line(mixed(followers, word, bi(last, word)), `${context} ${word}`),
      );
    });
    return arpaOf([one, two, three]);
  }
}

function count(contexts: Contexts, context: string, word: string, weight: number): void {
  let followers = contexts.get(context);
  if (followers === undefined) {
    followers = { total: 0, counts: new Map() };
    contexts.set(context, followers);
  }
  followers.total += weight;
  followers.counts.set(word, (followers.counts.get(word) ?? 0) + weight);
}

/** Witten-Bell interpolation of the count with the lower-order model. */
function mixed(followers: Followers | undefined, word: string, lower: number): number {
  if (followers === undefined) return lower;
  const kinds = followers.counts.size;
  return ((followers.counts.get(word) ?? 0) + kinds * lower) / (followers.total + kinds);
}

/** The backoff weight: the remaining probability over the lower-order model's for unseen words. */
function backoff(followers: Followers | undefined, lower: (word: string) => number): number {
  if (followers === undefined) return 1;
  let seen = 0;
  let seenLower = 0;
  for (const word of followers.counts.keys()) {
    seen += mixed(followers, word, lower(word));
    seenLower += lower(word);
  }
  return Math.max(1e-6, 1 - seen) / Math.max(1e-6, 1 - seenLower);
}

function line(share: number, words: string, weight?: number): string {
  const log = Math.log10(share).toFixed(4);
  return weight === undefined
    ? `${log} ${words}`
    : `${log} ${words} ${Math.log10(weight).toFixed(4)}`;
}

function arpaOf(orders: readonly (readonly string[])[]): string {
  const counts = orders.map((lines, at) => `ngram ${at + 1}=${lines.length}`);
  const parts = orders.map((lines, at) => `\\${at + 1}-grams:\n${lines.join("\n")}\n`);
  return `\\data\\\n${counts.join("\n")}\n\n${parts.join("\n")}\n\\end\\\n`;
}
