/** Editor code loaded later: ahead of time when the connection is idle, or on first use. */
export interface Part<Module> {
  state(): PartState<Module>;
  subscribe(listener: () => void): () => void;
  /** Fetches it unless it is there or loading; failures are retried. Never rejects. */
  load(): Promise<void>;
}

export type PartState<Module> =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly module: Module };

const WAITING = { kind: "waiting" } as const;

export function createPart<Module>(fetchModule: () => Promise<Module>): Part<Module> {
  let state: PartState<Module> = WAITING;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function tell(next: PartState<Module>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchOnce(): Promise<void> {
    if (state.kind === "failed") tell(WAITING);
    try {
      tell({ kind: "ready", module: await fetchModule() });
    } catch {
      tell({ kind: "failed" });
    } finally {
      loading = undefined;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.kind === "ready") return Promise.resolve();
      loading ??= fetchOnce();
      return loading;
    },
  };
}
