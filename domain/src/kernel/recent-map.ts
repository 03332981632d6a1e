/** A map that keeps recently used entries and drops the least recently used. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value kept for the key, or else a newly made one. */
  take(key: Key, make: () => Value): Value {
    const value = this.#entries.has(key) ? (this.#entries.get(key) as Value) : make();
    // Deleting and setting again moves the entry to the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return value;
  }
}
