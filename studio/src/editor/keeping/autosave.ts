import type { DesignDocument } from "@surimono/domain/designs";
import type { Result } from "@surimono/domain/kernel";
import { isSameDocument } from "../model/open-document.ts";
import type { EditorStore } from "../store/editor-store.ts";
import type { LocalCopies } from "./local-copy.ts";

export interface EditorFailure {
  readonly code: string;
  /** Japanese, ready to be shown. */
  readonly message: string;
}

export type SaveState =
  | { readonly kind: "saved"; readonly at: number | undefined }
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** No answer came; the work is kept here and sent again. */
  | { readonly kind: "offline" }
  /** The server said no. */
  | { readonly kind: "refused"; readonly message: string };

export interface AutosaveParts {
  readonly store: EditorStore;
  readonly storageKey: string;
  readonly copies: LocalCopies;
  /** What the server holds now. */
  readonly base: DesignDocument;
  readonly savedAt: number | undefined;
  /** What is sent of a document: without the places that were only offered. */
  readonly toSend: (document: DesignDocument) => DesignDocument;
  readonly send: (document: DesignDocument) => Promise<Result<unknown, EditorFailure>>;
  readonly now: () => number;
}

export interface Autosave {
  state(): SaveState;
  subscribe(listener: () => void): () => void;
  /** Saves at once what is not saved yet; false when the server does not have it. */
  flush(): Promise<boolean>;
  /** Writes the local copy at once, for a page that is about to be hidden. */
  keep(): Promise<void>;
  stop(): void;
}

const LOCAL_AFTER_MS = 400;
const SERVER_AFTER_MS = 1500;
const RETRY_FIRST_MS = 2000;
const RETRY_LAST_MS = 60_000;

/** Every change goes to this browser within half a second and to the server within two; what fails is sent again. */
export function createAutosave(parts: AutosaveParts): Autosave {
  const { store } = parts;
  const server = createSender(parts, () => void local.keep());
  const local = createKeeper(parts, server.base);
  let seen = store.get().document;
  const unsubscribe = store.subscribe(() => {
    const { document } = store.get();
    if (document === seen) return;
    seen = document;
    local.touched();
    server.touched();
  });
  return {
    state: server.state,
    subscribe: server.subscribe,
    keep: local.keep,
    flush: server.flush,
    stop() {
      unsubscribe();
      local.stop();
      server.stop();
    },
  };
}

/** The copy in this browser. */
function createKeeper({ store, storageKey, copies, toSend, now }: AutosaveParts, base: () => DesignDocument) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): Promise<void> {
    clearTimeout(timer);
    const { document, history } = store.get();
    const copy = { version: 1, document: toSend(document), history, base: base(), editedAt: now() } as const;
    return copies.write(storageKey, copy);
  }

  return {
    keep,
    touched() {
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), LOCAL_AFTER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The copy on the server: one save at a time, so that an older document never arrives after a newer one. */
function createSender(parts: AutosaveParts, saved: () => void) {
  const { store, now } = parts;
  let { base } = parts;
  let state: SaveState = { kind: "saved", at: parts.savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = RETRY_FIRST_MS;
  let sending: Promise<boolean> = Promise.resolve(true);
  const listeners = new Set<() => void>();

  function tell(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function schedule(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  }

  async function sendOnce(): Promise<boolean> {
    clearTimeout(timer);
    const sent = store.get().document;
    const document = parts.toSend(sent);
    if (isSameDocument(document, base)) {
      if (state.kind !== "saved") tell({ kind: "saved", at: now() });
      return true;
    }
    tell({ kind: "saving" });
    const answer = await answerOf(parts.send(document));
    if (!answer) {
      tell({ kind: "offline" });
      schedule(retryAfter);
      retryAfter = Math.min(RETRY_LAST_MS, retryAfter * 2);
      return false;
    }
    retryAfter = RETRY_FIRST_MS;
    if (!answer.ok) {
      tell({ kind: "refused", message: answer.failure.message });
      return false;
    }
    base = document;
    saved();
    tell(store.get().document === sent ? { kind: "saved", at: now() } : { kind: "waiting" });
    return true;
  }

  function flush(): Promise<boolean> {
    sending = sending.then(sendOnce);
    return sending;
  }

  return {
    base: () => base,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touched() {
      if (state.kind !== "saving") tell({ kind: "waiting" });
      schedule(SERVER_AFTER_MS);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

/** Undefined when none came. */
async function answerOf<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch {
    return undefined;
  }
}
