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
  const { store, storageKey, copies, now } = parts;
  let { base } = parts;
  let state: SaveState = { kind: "saved", at: parts.savedAt };
  let seen = store.get().document;
  let editedAt = now();
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = RETRY_FIRST_MS;
  let sending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function tell(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function keep(): Promise<void> {
    clearTimeout(localTimer);
    const { document, history } = store.get();
    return copies.write(storageKey, {
      version: 1,
      document: parts.toSend(document),
      history,
      base,
      editedAt,
    });
  }

  function schedule(after: number): void {
    clearTimeout(serverTimer);
    serverTimer = setTimeout(() => void flush(), after);
  }

  function changed(): void {
    const { document } = store.get();
    if (document === seen) return;
    seen = document;
    editedAt = now();
    clearTimeout(localTimer);
    localTimer = setTimeout(() => void keep(), LOCAL_AFTER_MS);
    if (state.kind !== "saving") tell({ kind: "waiting" });
    schedule(SERVER_AFTER_MS);
  }

  async function sendOnce(): Promise<boolean> {
    clearTimeout(serverTimer);
    const sent = store.get().document;
    const document = parts.toSend(sent);
    if (isSameDocument(document, base)) {
      if (state.kind !== "saved") tell({ kind: "saved", at: now() });
      return true;
    }
    tell({ kind: "saving" });
    try {
      const answer = await parts.send(document);
      if (!answer.ok) {
        tell({ kind: "refused", message: answer.failure.message });
        return false;
      }
    } catch {
      tell({ kind: "offline" });
      schedule(retryAfter);
      retryAfter = Math.min(RETRY_LAST_MS, retryAfter * 2);
      return false;
    }
    base = document;
    retryAfter = RETRY_FIRST_MS;
    const isCurrent = store.get().document === sent;
    tell(isCurrent ? { kind: "saved", at: now() } : { kind: "waiting" });
    await keep();
    return true;
  }

  /** One save at a time, so that an older document never arrives after a newer one. */
  async function flush(): Promise<boolean> {
    while (sending) await sending;
    sending = sendOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const unsubscribe = store.subscribe(changed);
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    keep,
    stop() {
      unsubscribe();
      clearTimeout(localTimer);
      clearTimeout(serverTimer);
    },
  };
}
