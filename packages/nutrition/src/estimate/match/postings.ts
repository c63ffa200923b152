/** The names that hold a word. */
export interface Postings {
  /** Positions of names, rising. */
  readonly names: Int32Array;
  /** By name, how it holds the word: a place in the index's `wordUses`. */
  readonly uses: Uint8Array;
}

/** How a name holds a word; names do so in a handful of ways. */
export interface WordUse {
  /** How much of the word's full weight it has there. */
  readonly share: number;
  /** Whether it says what the food is. */
  readonly isHead: boolean;
  /** Whether the name is charged for it where nobody said it. */
  readonly isCharged: boolean;
}

/**
 * The words of many names, laid flat while they are read: a map for each name of half a million
 * branded foods would take a gigabyte.
 */
export class PostingList {
  readonly wordUses: WordUse[] = [];
  readonly #idOfWord = new Map<string, number>();
  readonly #starts = new IntList();
  readonly #words = new IntList();
  readonly #uses = new IntList();

  get nameCount(): number {
    return this.#starts.length;
  }

  /** Begins the next name; words added from here on are its own, each once. */
  addName(): void {
    this.#starts.push(this.#words.length);
  }

  addWord(word: string, use: WordUse): void {
    let id = this.#idOfWord.get(word);
    if (id === undefined) {
      id = this.#idOfWord.size;
      this.#idOfWord.set(word, id);
    }
    this.#words.push(id);
    this.#uses.push(this.#placeOf(use));
  }

  #placeOf({ share, isHead, isCharged }: WordUse): number {
    // A loop, for every word of every name comes through here and few uses are told apart.
    for (let at = 0; at < this.wordUses.length; at += 1) {
      const use = this.wordUses[at] as WordUse;
      if (use.share === share && use.isHead === isHead && use.isCharged === isCharged) return at;
    }
    return this.wordUses.push({ share, isHead, isCharged }) - 1;
  }

  /** The names of each word. */
  byWord(): Map<string, Postings> {
    const ends = this.#endsByWord();
    const [ids, useOf, starts] = [
      this.#words.numbers(),
      this.#uses.numbers(),
      this.#starts.numbers(),
    ];
    const names = new Int32Array(ids.length);
    const uses = new Uint8Array(ids.length);
    const next = new Int32Array(ends.length);
    next.set(ends.subarray(0, -1), 1);
    for (let name = 0; name < starts.length; name += 1) {
      const end = starts[name + 1] ?? ids.length;
      for (let at = starts[name] ?? 0; at < end; at += 1) {
        const id = ids[at] ?? 0;
        const place = next[id] ?? 0;
        next[id] = place + 1;
        names[place] = name;
        uses[place] = useOf[at] ?? 0;
      }
    }
    const postings = new Map<string, Postings>();
    for (const [word, id] of this.#idOfWord) {
      const [start, end] = [ends[id - 1] ?? 0, ends[id]];
      postings.set(word, { names: names.subarray(start, end), uses: uses.subarray(start, end) });
    }
    return postings;
  }

  /** Where the postings of each word end, by id, when they stand word by word. */
  #endsByWord(): Int32Array {
    const ends = new Int32Array(this.#idOfWord.size);
    const ids = this.#words.numbers();
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      ends[id] = (ends[id] ?? 0) + 1;
    }
    for (let id = 1; id < ends.length; id += 1) ends[id] = (ends[id] ?? 0) + (ends[id - 1] ?? 0);
    return ends;
  }

  /** The weight of each name: that of its words, each by its share. */
  weighNames(weightOf: (word: string) => number): Float64Array {
    const weights = Float64Array.from(this.#idOfWord.keys(), weightOf);
    const shares = Float64Array.from(this.wordUses, ({ share }) => share);
    const [ids, useOf, starts] = [
      this.#words.numbers(),
      this.#uses.numbers(),
      this.#starts.numbers(),
    ];
    const sums = new Float64Array(starts.length);
    for (let name = 0; name < starts.length; name += 1) {
      const end = starts[name + 1] ?? ids.length;
      let sum = 0;
      for (let at = starts[name] ?? 0; at < end; at += 1) {
        sum += (shares[useOf[at] ?? 0] ?? 0) * (weights[ids[at] ?? 0] ?? 0);
      }
      sums[name] = sum;
    }
    return sums;
  }
}

/** A list of whole numbers that grows, at four bytes each. */
class IntList {
  length = 0;
  #numbers = new Int32Array(1024);

  /** A view on those that are in it now. */
  numbers(): Int32Array {
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

/** Whether some name is in all of the lists. */
export function haveCommonName(lists: readonly Int32Array[]): boolean {
  const [shortest, ...others] = lists.toSorted((one, other) => one.length - other.length);
  if (shortest === undefined) return false;
  // Loops, for thousands of names are looked through at every start.
  for (let at = 0; at < shortest.length; at += 1) {
    if (areAllWith(others, shortest[at] ?? 0)) return true;
  }
  return false;
}

function areAllWith(lists: readonly Int32Array[], name: number): boolean {
  for (const names of lists) {
    if (!holds(names, name)) return false;
  }
  return true;
}

/** Binary search: the lists of plain words are long. */
function holds(names: Int32Array, name: number): boolean {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((names[middle] ?? 0) < name) from = middle + 1;
    else to = middle;
  }
  return names[from] === name;
}
