import type { DesignDocument } from "@surimono/domain/designs";
import { fail, type Result } from "@surimono/domain/kernel";
import { adoptedDocument } from "../model/adopt-document.ts";
import { isSameDocument } from "../model/open-document.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { EMPTY_HISTORY } from "../store/history.ts";
import { type AsideShelf, createAsideShelf } from "./aside.ts";
import { type Autosave, type AutosaveParts, createAutosave } from "./autosave.ts";
import type { ChosenCopy } from "./choose-copy.ts";
import { answerOf, type DesignServer, type EditorFailure } from "./design-server.ts";
import { copyKey, type LocalCopies } from "./local-copy.ts";
import type { Neighbours } from "./neighbours.ts";

type Kept = Promise<Result<{ readonly url: string }, EditorFailure>>;

/** Makes sure that no work is lost or overwritten without asking: saving, other tabs, copies put aside. */
export interface Keeping {
  readonly autosave: Autosave;
  readonly neighbours: Neighbours;
  readonly opened: ChosenCopy;
  readonly aside: AsideShelf;
  /** In a conflict: the work here is saved over the other, which is put aside. Answers what went wrong, in words. */
  takeHere(): Promise<string | undefined>;
  /** In a conflict: the other is opened, and the work here is put aside. Answers what went wrong, in words. */
  takeTheirs(): Promise<string | undefined>;
  /** The work here becomes a new my item; in a conflict the other is then opened. */
  splitHere(): Kept;
  /** Sends what the server does not have; false while the work is only in this browser. */
  send(): Promise<boolean>;
  /** Back from resumed work to the server's version at opening; this can be undone. */
  openSaved(): void;
  /** It stays aside where this browser has no room to keep it as the open one. */
  openAside(key: string): Promise<void>;
  splitAside(key: string): Kept;
  /** Keeps and sends what is left, and ends. */
  close(): void;
}

interface Parts extends Omit<AutosaveParts, "write" | "onSaved" | "server"> {
  readonly store: EditorStore;
  readonly server: DesignServer;
  readonly design: string;
  readonly copies: LocalCopies;
  readonly neighbours: Neighbours;
  readonly opened: ChosenCopy;
  readonly makeId: () => string;
}

export function createKeeping(parts: Parts): Keeping {
  const { design, copies, neighbours, opened, makeId } = parts;
  const key = copyKey(design, neighbours.tab);
  const aside = createAsideShelf(design, opened.aside, copies, makeId);
  const dropSpent = dropOnce(opened.spent, copies);
  const split = splitMemory();
  const autosave = createAutosave({
    ...parts,
    async write(copy) {
      const isKept = split.holds(copy.document) ? await removed(key, copies) : await copies.write(key, copy);
      if (isKept) await dropSpent();
      return isKept;
    },
    onSaved(isFleeting) {
      neighbours.saved();
      if (!isFleeting) void dropSpent();
    },
  });
  const stopListening = neighbours.onSaved(() => void autosave.look());
  if (opened.spent.length > 0) void autosave.keep();
  return {
    autosave,
    neighbours,
    opened,
    aside,
    ...conflictChoices(parts, autosave, aside, split),
    ...asideChoices(parts, autosave, aside),
    close() {
      stopListening();
      void autosave.keep();
      autosave.stop();
      // Once: what gets no answer now stays in this browser.
      void autosave.flush();
      neighbours.leave();
    },
  };
}

/** Deletes left copies: called only when their work is safe (rule designs-copies-until-safe). */
function dropOnce(spent: readonly string[], copies: LocalCopies): () => Promise<unknown> {
  let left = spent;
  return () => {
    const keys = left;
    left = [];
    return Promise.all(keys.map(copies.remove));
  };
}

type SplitMemory = ReturnType<typeof splitMemory>;

/** Which work of this screen became an item of its own: kept here any longer, a reload would offer it again. */
function splitMemory() {
  let split: DesignDocument | undefined;
  return {
    remember(document: DesignDocument) {
      split = document;
    },
    holds: (document: DesignDocument) => split !== undefined && isSameDocument(split, document),
  };
}

async function removed(key: string, copies: LocalCopies): Promise<true> {
  await copies.remove(key);
  return true;
}

const NO_ROOM =
  "選ばなかったほうを、この端末に残せません（空き容量の不足など）。空きを増やしてから、もう一度お選びください。";

/** What can be done while the server and this screen hold different work. */
function conflictChoices({ server, now }: Parts, autosave: Autosave, aside: AsideShelf, split: SplitMemory) {
  return {
    async takeHere(): Promise<string | undefined> {
      const state = autosave.state();
      if (state.kind !== "conflict") return undefined;
      const { document, savedAt } = state.theirs;
      const theirs = { ...autosave.copy(), document, history: EMPTY_HISTORY, editedAt: savedAt ?? now() };
      if (!(await aside.put(theirs))) return NO_ROOM;
      autosave.settle(false);
      return undefined;
    },
    async takeTheirs(): Promise<string | undefined> {
      if (autosave.state().kind !== "conflict") return undefined;
      if (!(await aside.put(autosave.copy()))) return NO_ROOM;
      autosave.settle(true);
      return undefined;
    },
    async splitHere(): Kept {
      const { document } = autosave.copy();
      const answer = await keepCopy(server, document);
      if (!answer.ok) return answer;
      split.remember(document);
      autosave.settle(true);
      await autosave.keep();
      return answer;
    },
    async send(): Promise<boolean> {
      const isSent = await autosave.flush();
      return isSent || split.holds(autosave.copy().document);
    },
  };
}

/** What can be done with copies beside the open one. */
function asideChoices({ store, server, saved }: Parts, autosave: Autosave, aside: AsideShelf) {
  const open = (label: string, document: DesignDocument) =>
    store.commit({ label, selection: [], change: (current) => adoptedDocument(current, document) });
  return {
    openSaved: () => open("保存済みの状態に戻す", saved.document),
    async openAside(key: string): Promise<void> {
      const copy = aside.find(key);
      if (!copy) return;
      open("残っていた編集を開く", copy.document);
      if (await autosave.keep()) await aside.drop(key);
    },
    async splitAside(key: string): Kept {
      const copy = aside.find(key);
      const answer = copy ? await keepCopy(server, copy.document) : noAnswer();
      if (answer.ok) await aside.drop(key);
      return answer;
    },
  };
}

async function keepCopy(server: DesignServer, document: DesignDocument): Kept {
  return (server.keepCopy && (await answerOf(server.keepCopy(document)))) ?? noAnswer();
}

function noAnswer() {
  return fail("editor/no-answer", {
    message: "保存できませんでした。接続を確かめて、もう一度お試しください。",
  });
}
