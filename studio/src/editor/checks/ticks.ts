import type { ShownFinding } from "./editor-checks.ts";

/** The warnings the customer has ticked, by key. They live while the editor is open; finishing stores them with the version. */
export interface Ticks {
  all(): ReadonlySet<string>;
  toggle(key: string): void;
  subscribe(listener: () => void): () => void;
}

export function createTicks(): Ticks {
  let ticked: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    all: () => ticked,
    toggle(key) {
      const next = new Set(ticked);
      if (!next.delete(key)) next.add(key);
      ticked = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What still needs a fix or a tick. */
export function isOpen({ key }: Pick<ShownFinding, "key">, ticks: ReadonlySet<string>): boolean {
  return key === undefined || !ticks.has(key);
}
