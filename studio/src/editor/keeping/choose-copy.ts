import type { DesignDocument } from "@surimono/domain/designs";
import { isSameDocument } from "../model/open-document.ts";
import { EMPTY_HISTORY, type History } from "../store/history.ts";
import type { LocalCopy, StoredCopy } from "./local-copy.ts";

/** What the editor starts with, and what happens to the copies left by closed or killed tabs. */
export interface ChosenCopy {
  readonly document: DesignDocument;
  readonly history: History;
  /** Unsaved work of this browser continues; the saved version stays available. */
  readonly isResumed: boolean;
  /** Work that is neither on the server nor in the opened document: kept until the customer decides. */
  readonly aside: readonly StoredCopy[];
  /** Keys of copies that hold nothing new. */
  readonly spent: readonly string[];
}

type Standing = "foreign" | "aside" | "same" | "clean" | "resumable" | "conflict";

/** `copies` are the ones no open tab works on. Ages are compared within this browser only, since clocks differ between machines. */
export function chooseCopy(server: DesignDocument, copies: readonly StoredCopy[]): ChosenCopy {
  const judged = judge(server, copies);
  const opened =
    judged.find(({ standing }) => standing === "resumable") ?? judged.find(({ standing }) => standing === "same");
  const others = judged.filter((candidate) => candidate !== opened);
  return {
    document: opened?.stored.copy.document ?? server,
    history: opened?.stored.copy.history ?? EMPTY_HISTORY,
    isResumed: opened?.standing === "resumable",
    aside: others.filter(isUnsaved).map(({ stored }) => stored),
    spent: judged
      .filter((candidate) => candidate === opened || (!isUnsaved(candidate) && candidate.standing !== "foreign"))
      .map(({ stored }) => stored.key),
  };
}

/** Those with work that the server does not have, newest first. */
export function unsavedCopies(server: DesignDocument, copies: readonly StoredCopy[]): readonly StoredCopy[] {
  return judge(server, copies)
    .filter(isUnsaved)
    .map(({ stored }) => stored);
}

interface Judged {
  readonly stored: StoredCopy;
  readonly standing: Standing;
}

/** Newest first. */
function judge(server: DesignDocument, copies: readonly StoredCopy[]): readonly Judged[] {
  return copies
    .map((stored) => ({ stored, standing: standingOf(server, stored.copy) }))
    .toSorted((one, other) => other.stored.copy.editedAt - one.stored.copy.editedAt);
}

function isUnsaved({ standing }: Judged): boolean {
  return standing === "aside" || standing === "conflict" || standing === "resumable";
}

function standingOf(server: DesignDocument, copy: LocalCopy): Standing {
  if (!isOfSameGoods(server, copy.document)) return "foreign";
  if (isSameDocument(server, copy.document)) return copy.isAside ? "clean" : "same";
  if (copy.isAside) return "aside";
  // Everything there was saved, so the difference was made elsewhere.
  if (isSameDocument(copy.document, copy.base)) return "clean";
  const isOwnWork = [copy.base, ...(copy.unheard ?? [])].some((own) => isSameDocument(server, own));
  return isOwnWork ? "resumable" : "conflict";
}

/** A copy for other goods or other areas no longer fits. The goods' colour is part of the design. */
function isOfSameGoods(server: DesignDocument, local: DesignDocument): boolean {
  return (
    server.schema === local.schema &&
    server.itemId === local.itemId &&
    server.methodId === local.methodId &&
    server.areas.every((area) =>
      local.areas.every(
        (known) => known.areaKindId !== area.areaKindId || (known.width === area.width && known.height === area.height),
      ),
    )
  );
}
