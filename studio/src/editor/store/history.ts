import type { DesignDocument } from "@surimono/domain/designs";
import { isSameValue } from "../model/open-document.ts";
import { applyPatch, type DocumentPatch, patchesBetween } from "../model/patch.ts";

/** One undo step, named in the customer's words. */
export interface HistoryEntry {
  readonly label: string;
  readonly areaKindId: number;
  readonly undo: DocumentPatch;
  readonly redo: DocumentPatch;
  readonly selectionBefore: readonly string[];
  readonly selectionAfter: readonly string[];
  /** Quick steps with the same key are merged: typing, a slider, a held arrow key. */
  readonly key?: string;
  /** One step however long it takes: nothing else uses its key. */
  readonly isSitting?: boolean;
  readonly at: number;
}

export interface History {
  readonly past: readonly HistoryEntry[];
  /** The next to redo is the last. */
  readonly future: readonly HistoryEntry[];
}

export const EMPTY_HISTORY: History = { past: [], future: [] };

const MOST_STEPS = 500;
const MERGE_WITHIN_MS = 1200;

export type Step = Omit<HistoryEntry, "undo" | "redo">;

/** `before` and `after` must have the same areas. */
export function recorded(history: History, before: DesignDocument, after: DesignDocument, step: Step): History {
  const last = history.past.at(-1);
  const merges =
    last !== undefined &&
    step.key !== undefined &&
    last.key === step.key &&
    history.future.length === 0 &&
    (step.isSitting === true || step.at - last.at <= MERGE_WITHIN_MS);
  if (!merges) {
    const entry = { ...step, ...patchesBetween(before, after) };
    return { past: [...history.past, entry].slice(-MOST_STEPS), future: [] };
  }
  const origin = applyPatch(before, last.undo);
  const earlier = history.past.slice(0, -1);
  // Typed and deleted again, painted and taken back: no step is left.
  if (isSameValue(origin, after)) return { past: earlier, future: [] };
  const entry = { ...step, ...patchesBetween(origin, after), selectionBefore: last.selectionBefore };
  return { past: [...earlier, entry], future: [] };
}

export interface Travelled {
  readonly history: History;
  readonly document: DesignDocument;
  readonly entry: HistoryEntry;
}

export function undone(history: History, document: DesignDocument): Travelled | undefined {
  const entry = history.past.at(-1);
  if (!entry) return undefined;
  return {
    entry,
    document: applyPatch(document, entry.undo),
    history: { past: history.past.slice(0, -1), future: [...history.future, entry] },
  };
}

export function redone(history: History, document: DesignDocument): Travelled | undefined {
  const entry = history.future.at(-1);
  if (!entry) return undefined;
  return {
    entry,
    document: applyPatch(document, entry.redo),
    history: { past: [...history.past, entry], future: history.future.slice(0, -1) },
  };
}
