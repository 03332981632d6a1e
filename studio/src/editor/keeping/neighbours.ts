/** The other tabs of this browser with the same design open. */
export interface Neighbours {
  readonly tab: string;
  /** The ones that answer within a moment. */
  find(): Promise<ReadonlySet<string>>;
  count(): number;
  subscribe(listener: () => void): () => void;
  /** Tells them that the server has something new. */
  saved(): void;
  onSaved(listener: () => void): () => void;
  leave(): void;
}

type Word = { readonly kind: "hello" | "here" | "saved" | "bye"; readonly from: string };

/** A tab busy opening pictures answers within this time. */
const ANSWER_WITHIN_MS = 200;

/** `Channel` is the browser's `BroadcastChannel`; without one every tab believes it is alone, and the server's check decides. */
export function createNeighbours(
  design: string,
  tab: string,
  Channel: typeof BroadcastChannel | undefined = globalThis.BroadcastChannel,
): Neighbours {
  const channel = Channel && new Channel(`surimono-studio ${design}`);
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  const savedListeners = new Set<() => void>();
  let hasLeft = false;
  // A save that was under way when the tab left is answered afterwards.
  const say = (kind: Word["kind"]) => {
    if (!hasLeft) channel?.postMessage({ kind, from: tab } satisfies Word);
  };

  channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    const before = known.size;
    if (data.kind === "bye") known.delete(data.from);
    else known.add(data.from);
    if (data.kind === "hello") say("here");
    if (data.kind === "saved") for (const listener of savedListeners) listener();
    if (known.size !== before) for (const listener of listeners) listener();
  });

  return {
    tab,
    async find() {
      if (!channel) return known;
      say("hello");
      await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
      return new Set(known);
    },
    count: () => known.size,
    subscribe: (listener) => added(listeners, listener),
    saved: () => say("saved"),
    onSaved: (listener) => added(savedListeners, listener),
    leave() {
      say("bye");
      hasLeft = true;
      channel?.close();
    },
  };
}

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
