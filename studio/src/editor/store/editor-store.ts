import type { DesignDocument, Layer } from "@surimono/domain/designs";
import { layersIn, replaceLayers } from "../model/edit-document.ts";
import { landedLayers } from "../model/landed-layers.ts";
import { groupsAround, outermost } from "../model/layer-tree.ts";
import type { Draft, EditorState } from "./editor-state.ts";
import { EMPTY_HISTORY, type History, recorded, redone, type Travelled, undone } from "./history.ts";
import { spokenChange } from "./spoken-change.ts";

export interface Commit {
  /** What was done, in the customer's words: 移動, 文字の変更. */
  readonly label: string;
  /** See `HistoryEntry.key`. */
  readonly key?: string;
  /** See `HistoryEntry.isSitting`. */
  readonly isSitting?: boolean;
  readonly change: (document: DesignDocument) => DesignDocument;
  /** By default the selection stays. */
  readonly selection?: readonly string[];
  readonly announce?: string;
  /** Not done by the customer just now: the current drag, the selection and the text being edited stay. */
  readonly isBackground?: boolean;
}

export interface EditorStore {
  get(): EditorState;
  subscribe(listener: () => void): () => void;
  /** For what is not in the document: camera, viewport, tool mode, open dialogs. */
  set(change: Partial<Pick<EditorState, FreeField>>): void;
  select(ids: readonly string[]): void;
  openArea(areaKindId: number): void;
  draft(draft: Draft | undefined): void;
  /** Commits to the document what the draft changed, as one step; `finish` gives its layers their last touch. */
  commitDraft(label: string, finish?: (layer: Layer) => Layer): void;
  commit(commit: Commit): void;
  /** For what follows from the customer's own changes: no step to undo. */
  settle(change: (document: DesignDocument) => DesignDocument): void;
  undo(): void;
  redo(): void;
  announce(text: string): void;
  /** Shows and announces why something could not be done. */
  complain(text: string): void;
  /** Loads another copy of the design, such as the one found in this browser. */
  replace(document: DesignDocument, history: History): void;
}

type FreeField =
  | "camera"
  | "viewport"
  | "viewBefore"
  | "fresh"
  | "textSizes"
  | "hovered"
  | "isCoarse"
  | "copied"
  | "dialog"
  | "panel"
  | "copyTo"
  | "hasRulers"
  | "hasScreenColors"
  | "hasPressColors"
  | "showsPrinted"
  | "sizeId"
  | "isFinishing"
  | "told"
  | "mode";

export interface EditorStart {
  readonly document: DesignDocument;
  readonly areaKindId: number;
  readonly history?: History;
  readonly isCoarse?: boolean;
  readonly now: () => number;
}

/** Plain state with subscribers: no React, no DOM, so that tools and commands are tested as they run. */
export function createEditorStore(start: EditorStart): EditorStore {
  let state = stateAtStart(start);
  const listeners = new Set<() => void>();

  function update(change: Partial<EditorState> | undefined): void {
    if (!change) return;
    state = stillFresh({ ...state, ...change });
    for (const listener of listeners) listener();
  }

  function commit(commit: Commit): void {
    update(committed(state, commit, start.now()));
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: update,
    select: (ids) => {
      const layers = layersIn(state.document, state.areaKindId);
      update({ selection: outermost(layers, ids), draft: undefined, mode: undefined });
    },
    openArea: (areaKindId) => {
      if (areaKindId !== state.areaKindId) update({ areaKindId, selection: [], draft: undefined, mode: undefined });
    },
    draft: (draft) => update({ draft }),
    commitDraft: (label, finish = (layer) => layer) => {
      const { draft } = state;
      const landed = (document: DesignDocument) => (draft ? landedLayers(document, draft).map(finish) : []);
      commit({ label, change: (document) => replaceLayers(document, landed(document)) });
    },
    commit,
    settle: (change) => {
      const document = change(state.document);
      if (document !== state.document) update({ document });
    },
    undo: () => update(travelled(state, undone(state.history, state.document), true)),
    redo: () => update(travelled(state, redone(state.history, state.document), false)),
    announce: (text) => update(said(state, text)),
    complain: (text) => update({ complaint: { text, count: state.complaint.count + 1 } }),
    replace: (document, history) => update({ document, history, selection: [], draft: undefined }),
  };
}

/** Turning to something else accepts it as it is. */
function stillFresh(state: EditorState): EditorState {
  return state.fresh === undefined || state.selection.includes(state.fresh) ? state : { ...state, fresh: undefined };
}

function stateAtStart(start: EditorStart): EditorState {
  return {
    document: start.document,
    history: start.history ?? EMPTY_HISTORY,
    areaKindId: start.areaKindId,
    selection: [],
    camera: { x: 0, y: 0, scale: 1 / 1000 },
    viewport: { width: 0, height: 0 },
    viewBefore: undefined,
    draft: undefined,
    announcement: { text: "", count: 0 },
    complaint: { text: "", count: 0 },
    fresh: undefined,
    textSizes: new Map(),
    hovered: undefined,
    isCoarse: start.isCoarse ?? false,
    copied: [],
    mode: undefined,
    dialog: undefined,
    panel: undefined,
    copyTo: undefined,
    hasRulers: true,
    hasScreenColors: false,
    hasPressColors: false,
    showsPrinted: false,
    sizeId: undefined,
    isFinishing: false,
    told: [],
  };
}

type Change = Partial<EditorState> | undefined;

function committed(state: EditorState, commit: Commit, at: number): Change {
  const { label, key, isSitting, selection, announce, isBackground = false } = commit;
  const document = commit.change(state.document);
  if (document === state.document) {
    return selection || state.draft ? { selection: selection ?? state.selection, draft: undefined } : undefined;
  }
  const selectionAfter = selection ?? present(document, state.areaKindId, state.selection);
  const step = {
    label,
    areaKindId: state.areaKindId,
    selectionBefore: state.selection,
    selectionAfter,
    at,
    ...(key === undefined ? {} : { key }),
    ...(isSitting && { isSitting }),
  };
  return {
    document,
    history: recorded(state.history, state.document, document, step),
    selection: selectionAfter,
    draft: isBackground ? state.draft : undefined,
    ...said(state, announce ?? spokenChange(label, state.document, document, selectionAfter)),
  };
}

function travelled(state: EditorState, journey: Travelled | undefined, back: boolean): Change {
  if (!journey) return undefined;
  const { entry, document, history } = journey;
  const wanted = back ? entry.selectionBefore : entry.selectionAfter;
  return {
    document,
    history,
    areaKindId: entry.areaKindId,
    selection: present(document, entry.areaKindId, wanted),
    draft: undefined,
    ...said(state, `${back ? "元に戻しました" : "やり直しました"}：${entry.label}`),
  };
}

function said(state: EditorState, text: string): Pick<EditorState, "announcement"> {
  return { announcement: { text, count: state.announcement.count + 1 } };
}

function present(document: DesignDocument, areaKindId: number, ids: readonly string[]): readonly string[] {
  const layers = layersIn(document, areaKindId);
  const isThere = (id: string) => layers.some((layer) => layer.id === id) || groupsAround(layers, id).length > 0;
  const kept = ids.filter(isThere);
  return kept.length === ids.length ? ids : kept;
}
