interface Keeping<Value> {
  /** What an entry counts against the limit: 1 unless said otherwise. Must not change while the entry is kept. */
  readonly weigh?: (value: Value) => number;
  /** Frees what the garbage collector does not see. */
  readonly onDropped?: (value: Value) => void;
}

/** A map that keeps recently used entries and drops the least recently used. The newest stays, however much it weighs. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  readonly #onDropped: (value: Value) => void;
  #weight = 0;

  constructor(limit: number, { weigh = () => 1, onDropped = () => {} }: Keeping<Value> = {}) {
    this.#limit = limit;
    this.#weigh = weigh;
    this.#onDropped = onDropped;
  }

  /** The value kept for the key, or else a newly made one. */
  take(key: Key, make: () => Value): Value {
    if (this.#entries.has(key)) {
      const value = this.#entries.get(key) as Value;
      // Deleting and setting again moves the entry to the end.
      this.#entries.delete(key);
      this.#entries.set(key, value);
      return value;
    }
    const value = make();
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const [oldest, dropped] of this.#entries) {
      if (this.#weight <= this.#limit || this.#entries.size === 1) break;
      this.forget(oldest);
      this.#onDropped(dropped);
    }
    return value;
  }

  /** As if nobody had asked for it: for what turned out to be worth nothing. */
  forget(key: Key): void {
    if (!this.#entries.has(key)) return;
    this.#weight -= this.#weigh(this.#entries.get(key) as Value);
    this.#entries.delete(key);
  }
}
