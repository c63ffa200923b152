/** The names that contain a word. */
export interface Postings {
  /** Indexes of names, ascending. */
  readonly names: Int32Array;
  /** By name: index of the word use in the index's `wordUses`. */
  readonly uses: Uint8Array;
}

/** How a name contains a word; there are few distinct combinations. */
export interface WordUse {
  /** The share of the word's full weight. */
  readonly share: number;
  /** True if the word is a head noun of the name. */
  readonly isHead: boolean;
  /** True if a penalty applies when the query does not contain the word. */
  readonly isPenalized: boolean;
}

/**
 * Collects the words of all names in flat arrays: a map per name of half a million branded foods
 * would take a gigabyte.
 */
export class PostingList {
  readonly wordUses: WordUse[] = [];
  readonly #wordIds = new Map<string, number>();
  readonly #starts = new Int32List();
  readonly #words = new Int32List();
  readonly #uses = new Int32List();

  get nameCount(): number {
    return this.#starts.length;
  }

  /** Starts the next name; `addWord` adds its distinct words. */
  addName(): void {
    this.#starts.push(this.#words.length);
  }

  addWord(word: string, use: WordUse): void {
    let id = this.#wordIds.get(word);
    if (id === undefined) {
      id = this.#wordIds.size;
      this.#wordIds.set(word, id);
    }
    this.#words.push(id);
    this.#uses.push(this.#useIndex(use));
  }

  #useIndex({ share, isHead, isPenalized }: WordUse): number {
    // A loop instead of a map: this runs for every word of every name, and there are few uses.
    for (let at = 0; at < this.wordUses.length; at += 1) {
      const use = this.wordUses[at] as WordUse;
      if (use.share === share && use.isHead === isHead && use.isPenalized === isPenalized)
        return at;
    }
    return this.wordUses.push({ share, isHead, isPenalized }) - 1;
  }

  byWord(): Map<string, Postings> {
    const ends = this.#wordEnds();
    const [ids, useIndexes, starts] = [
      this.#words.values(),
      this.#uses.values(),
      this.#starts.values(),
    ];
    const names = new Int32Array(ids.length);
    const uses = new Uint8Array(ids.length);
    const next = new Int32Array(ends.length);
    next.set(ends.subarray(0, -1), 1);
    for (let name = 0; name < starts.length; name += 1) {
      const end = starts[name + 1] ?? ids.length;
      for (let at = starts[name] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        const target = next[id] ?? 0;
        next[id] = target + 1;
        names[target] = name;
        uses[target] = useIndexes[at] ?? 0;
      }
    }
    const postings = new Map<string, Postings>();
    for (const [word, id] of this.#wordIds) {
      const [start, end] = [ends[id - 1] ?? 0, ends[id]];
      postings.set(word, { names: names.subarray(start, end), uses: uses.subarray(start, end) });
    }
    return postings;
  }

  /** By word id: the end of its postings in an array sorted by word. */
  #wordEnds(): Int32Array {
    const ends = new Int32Array(this.#wordIds.size);
    const ids = this.#words.values();
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      ends[id] = (ends[id] ?? 0) + 1;
    }
    for (let id = 1; id < ends.length; id += 1) ends[id] = (ends[id] ?? 0) + (ends[id - 1] ?? 0);
    return ends;
  }

  /** By name: the sum of its word weights times their shares. */
  computeNameWeights(weightOf: (word: string) => number): Float64Array {
    const weights = Float64Array.from(this.#wordIds.keys(), weightOf);
    const shares = Float64Array.from(this.wordUses, ({ share }) => share);
    const [ids, useIndexes, starts] = [
      this.#words.values(),
      this.#uses.values(),
      this.#starts.values(),
    ];
    const sums = new Float64Array(starts.length);
    for (let name = 0; name < starts.length; name += 1) {
      const end = starts[name + 1] ?? ids.length;
      let sum = 0;
      for (let at = starts[name] ?? 0; at < end; at += 1) {
        sum += (shares[useIndexes[at] ?? 0] ?? 0) * (weights[ids[at] ?? 0] ?? 0);
      }
      sums[name] = sum;
    }
    return sums;
  }
}

/** A growing list of 32-bit integers. */
class Int32List {
  length = 0;
  #numbers = new Int32Array(1024);

  /** A view on the current content. */
  values(): Int32Array {
    return this.#numbers.subarray(0, this.length);
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const grown = new Int32Array(2 * this.length);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.length] = value;
    this.length += 1;
  }
}

/** True if all lists have a common name. */
export function haveCommonName(lists: readonly Int32Array[]): boolean {
  const [shortest, ...others] = lists.toSorted((one, other) => one.length - other.length);
  if (shortest === undefined) return false;
  // Plain loops: thousands of names are checked at each start.
  for (let at = 0; at < shortest.length; at += 1) {
    if (allInclude(others, shortest[at] ?? 0)) return true;
  }
  return false;
}

function allInclude(lists: readonly Int32Array[], name: number): boolean {
  for (const names of lists) {
    if (!includesSorted(names, name)) return false;
  }
  return true;
}

/** Binary search, because lists of common words are long. */
function includesSorted(names: Int32Array, name: number): boolean {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((names[middle] ?? 0) < name) from = middle + 1;
    else to = middle;
  }
  return names[from] === name;
}
