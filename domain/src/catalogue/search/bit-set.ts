/** A set of places 0 to `size` - 1, one bit each: a million of them take 125 kB, and two sets meet in microseconds. */
export class BitSet {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.#words = new Uint32Array((size + 31) >>> 5);
  }

  static full(size: number): BitSet {
    const set = new BitSet(size);
    set.#words.fill(0xffff_ffff);
    const spare = size & 31;
    if (spare > 0) set.#words[set.#words.length - 1] = (1 << spare) - 1;
    return set;
  }

  add(place: number): void {
    const word = place >>> 5;
    this.#words[word] = (this.#words[word] as number) | (1 << (place & 31));
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  }

  /** Becomes the intersection of the other two, whatever it held; it may be one of them itself. */
  meet(one: BitSet, other: BitSet): void {
    const [words, left, right] = [this.#words, one.#words, other.#words];
    for (let word = 0; word < words.length; word++) words[word] = (left[word] as number) & (right[word] as number);
  }

  count(): number {
    const words = this.#words;
    let total = 0;
    for (let word = 0; word < words.length; word++) total += onesIn(words[word] as number);
    return total;
  }

  /** In rising order. */
  places(): number[] {
    const words = this.#words;
    const found: number[] = [];
    for (let word = 0; word < words.length; word++) {
      for (let left = words[word] as number; left !== 0; left &= left - 1) {
        found.push(word * 32 + 31 - Math.clz32(left & -left));
      }
    }
    return found;
  }
}

/** The usual addition of neighbouring bits, pairs and nibbles. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
