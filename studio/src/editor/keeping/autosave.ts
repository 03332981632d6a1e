import type { DesignDocument } from "@surimono/domain/designs";
import { adoptedDocument } from "../model/adopt-document.ts";
import { isSameDocument } from "../model/open-document.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { answerOf, type DesignServer, type EditorFailure, type SavedDesign } from "./design-server.ts";
import type { LocalCopy } from "./local-copy.ts";
import { createLocalWriter } from "./local-writer.ts";
import type { SaveState } from "./save-state.ts";

export interface AutosaveParts {
  readonly store: EditorStore;
  readonly server: Pick<DesignServer, "save" | "read">;
  /** What the server holds now. */
  readonly saved: SavedDesign;
  /** What is sent of a document: without unused areas. */
  readonly toSend: (document: DesignDocument) => DesignDocument;
  /** Writes to this browser; false when it stores nothing. */
  readonly write: (copy: LocalCopy) => Promise<boolean>;
  /** Called after each save, for the other tabs; `isFleeting` where it is kept only as long as the page is open. */
  readonly onSaved: (isFleeting: boolean) => void;
  readonly now: () => number;
}

export interface Autosave {
  state(): SaveState;
  /** The revision the next save builds on. */
  revision(): number;
  subscribe(listener: () => void): () => void;
  /** Saves pending changes at once; false when the server does not have them. */
  flush(): Promise<boolean>;
  /** Checks for news from the server: another tab saved, the page became visible, the network is back. */
  look(): Promise<void>;
  /** Ends a conflict: the next save builds on the server's copy, which may be `isTaken` as the document here. */
  settle(isTaken: boolean): void;
  /** Writes the local copy at once, for a page that is about to be hidden; false when the browser stores nothing. */
  keep(): Promise<boolean>;
  /** The document here as it would be saved. */
  copy(): LocalCopy;
  /** Follows no change any more, tries nothing again and writes nothing to this browser; what is asked for is still sent. */
  stop(): void;
}

const SERVER_AFTER_MS = 1500;
/** Saves during continuous drawing too. */
const SERVER_AT_LEAST_MS = 8000;
const RETRY_FIRST_MS = 2000;
const RETRY_LAST_MS = 60_000;
const MOST_UNHEARD = 5;
const ASK_AGAIN_STATUS = 429;

/** Every change goes to this browser within half a second and to the server within two; failures are retried. */
export function createAutosave(parts: AutosaveParts): Autosave {
  return new Saver(parts);
}

class Saver implements Autosave {
  readonly #parts: AutosaveParts;
  readonly #localWriter: ReturnType<typeof createLocalWriter>;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #base: SavedDesign;
  /** Sent since the last answer: any of them may have arrived. */
  #unheard: readonly DesignDocument[] = [];
  #state: SaveState;
  #seen: DesignDocument;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsentSince: number | undefined;
  #retryAfter = RETRY_FIRST_MS;
  #isStopped = false;
  /** One request to the server at a time, so that an older document never arrives after a newer one. */
  #asking: Promise<boolean> = Promise.resolve(true);

  constructor(parts: AutosaveParts) {
    const { store, saved } = parts;
    this.#parts = parts;
    this.#base = saved;
    this.#state = { kind: "saved", at: saved.savedAt };
    this.#localWriter = createLocalWriter(parts.write, this.copy);
    this.#seen = store.get().document;
    this.#unsubscribe = store.subscribe(() => {
      const { document } = store.get();
      if (document === this.#seen) return;
      this.#seen = document;
      this.#touched();
    });
  }

  state = (): SaveState => this.#state;
  revision = (): number => this.#base.revision;
  keep = (): Promise<boolean> => this.#localWriter.keep();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  copy = (): LocalCopy => ({
    version: 2,
    document: this.#here(),
    history: this.#parts.store.get().history,
    base: this.#base.document,
    ...(this.#unheard.length > 0 && { unheard: this.#unheard }),
    editedAt: this.#parts.now(),
  });

  flush = (): Promise<boolean> => {
    this.#asking = this.#asking.then(() => this.#send());
    return this.#asking;
  };

  look = async (): Promise<void> => {
    this.#asking = this.#asking.then(() => {
      if (this.#state.kind === "conflict") return false;
      // Unsaved changes meet the server's own check.
      return this.#isClean() ? this.#compare() : this.#send();
    });
    await this.#asking;
  };

  settle = (isTaken: boolean): void => {
    if (this.#state.kind !== "conflict") return;
    const { theirs } = this.#state;
    if (isTaken) return this.#follow(theirs);
    this.#base = theirs;
    this.#tell({ kind: "waiting" });
    void this.#localWriter.keep();
    this.#schedule(0);
  };

  stop = (): void => {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#localWriter.stop();
    clearTimeout(this.#timer);
  };

  #here(): DesignDocument {
    return this.#parts.toSend(this.#parts.store.get().document);
  }

  #isClean(): boolean {
    return isSameDocument(this.#here(), this.#base.document);
  }

  #tell(next: SaveState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #tellSaved(): void {
    const { savedAt, isFleeting = false } = this.#base;
    this.#tell({ kind: "saved", at: savedAt, ...(isFleeting && { isFleeting }) });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.flush(), after);
  }

  #touched(): void {
    this.#localWriter.touched();
    if (this.#state.kind === "conflict") return;
    if (this.#state.kind !== "saving" && !this.#isClean()) this.#tell({ kind: "waiting" });
    const now = this.#parts.now();
    this.#unsentSince ??= now;
    this.#schedule(Math.min(SERVER_AFTER_MS, Math.max(0, this.#unsentSince + SERVER_AT_LEAST_MS - now)));
  }

  async #send(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#state.kind === "conflict") return false;
    if (this.#isClean() && !this.#base.isFleeting) {
      this.#unsentSince = undefined;
      if (this.#state.kind !== "saved") this.#tellSaved();
      return true;
    }
    const document = this.#here();
    this.#tell({ kind: "saving" });
    this.#unheard = [...this.#unheard, document].slice(-MOST_UNHEARD);
    void this.#localWriter.keep();
    const answer = await answerOf(this.#parts.server.save(document, this.#base.revision));
    if (!answer) return this.#noAnswer();
    this.#retryAfter = RETRY_FIRST_MS;
    if (!answer.ok) return this.#refused(answer.failure);
    this.#arrived({ document, ...answer.value });
    this.#parts.onSaved(answer.value.isFleeting ?? false);
    return true;
  }

  #noAnswer(): false {
    this.#tell({ kind: "offline", isKeptHere: this.#localWriter.isKept() });
    this.#schedule(this.#retryAfter);
    this.#retryAfter = Math.min(RETRY_LAST_MS, this.#retryAfter * 2);
    return false;
  }

  async #refused(failure: EditorFailure): Promise<boolean> {
    if (failure.code === "designs/changed-elsewhere") return this.#compare();
    this.#unheard = this.#unheard.slice(0, -1);
    if (failure.status === ASK_AGAIN_STATUS) return this.#noAnswer();
    if (failure.status === 401) this.#tell({ kind: "signed-out" });
    else this.#tell({ kind: "refused", code: failure.code, message: failure.message });
    return false;
  }

  /** A foreign save, or apparently so: when an answer was lost, our own save looks foreign. */
  async #compare(): Promise<boolean> {
    const answer = await answerOf(this.#parts.server.read());
    if (!answer) return this.#noAnswer();
    if (!answer.ok) return this.#refused(answer.failure);
    const theirs = answer.value;
    if (theirs.revision === this.#base.revision) {
      if (this.#isClean()) this.#tellSaved();
      return true;
    }
    const isOwn = [...this.#unheard, this.#here()].some((own) => isSameDocument(own, theirs.document));
    if (isOwn) this.#arrived(theirs);
    else if (this.#isClean()) this.#follow(theirs);
    else {
      this.#unheard = [];
      this.#tell({ kind: "conflict", theirs });
      void this.#localWriter.keep();
      return false;
    }
    return true;
  }

  /** The server now holds this document, and it was made here. */
  #arrived(saved: SavedDesign): void {
    this.#base = saved;
    this.#unheard = [];
    this.#unsentSince = undefined;
    void this.#localWriter.keep();
    if (this.#isClean()) return this.#tellSaved();
    this.#tell({ kind: "waiting" });
    this.#schedule(SERVER_AFTER_MS);
  }

  /** The server's copy replaces the one here; this can be undone. */
  #follow(saved: SavedDesign): void {
    this.#base = saved;
    this.#parts.store.commit({
      label: "別の画面での変更",
      announce: "別の画面での変更を反映しました",
      isBackground: true,
      change: (document) => adoptedDocument(document, saved.document),
    });
    this.#state = { kind: "saving" };
    this.#arrived(saved);
  }
}
