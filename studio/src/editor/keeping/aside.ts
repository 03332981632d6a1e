import { copyKey, type LocalCopies, type LocalCopy, type StoredCopy } from "./local-copy.ts";

/**
 * Copies of a design that need the customer's decision: the rejected side of a choice, or what a killed tab had not
 * saved.
 */
export interface AsideShelf {
  list(): readonly StoredCopy[];
  subscribe(listener: () => void): () => void;
  find(key: string): LocalCopy | undefined;
  /** False when the browser stores nothing: then it is not on the shelf. */
  put(copy: LocalCopy): Promise<boolean>;
  drop(key: string): Promise<void>;
}

export function createAsideShelf(
  design: string,
  found: readonly StoredCopy[],
  copies: LocalCopies,
  makeId: () => string,
): AsideShelf {
  let list = found;
  const listeners = new Set<() => void>();

  function update(next: readonly StoredCopy[]): void {
    list = next;
    for (const listener of listeners) listener();
  }

  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (key) => list.find((stored) => stored.key === key)?.copy,
    async put(copy) {
      const stored = { key: copyKey(design, `aside-${makeId()}`), copy: { ...copy, isAside: true } as const };
      const isKept = await copies.write(stored.key, stored.copy);
      if (isKept) update([stored, ...list]);
      return isKept;
    },
    async drop(key) {
      update(list.filter((stored) => stored.key !== key));
      await copies.remove(key);
    },
  };
}
