import type { DesignDocument, Layer } from "@surimono/domain/designs";
import type { Bounds } from "../geometry/box.ts";
import type { Camera, Viewport } from "../geometry/camera.ts";
import type { SnapLine } from "../geometry/snap.ts";
import { findLayer, layersIn } from "../model/edit-document.ts";
import type { History } from "./history.ts";

/** Everything the editor knows, as one immutable value. Only `document` and `history` outlive the page. */
export interface EditorState {
  readonly document: DesignDocument;
  readonly history: History;
  /** The area that is edited; the selection lies in it. */
  readonly areaKindId: number;
  readonly selection: readonly string[];
  readonly camera: Camera;
  readonly viewport: Viewport;
  readonly draft: Draft | undefined;
  /** Told by the live region; the number makes a repeated sentence heard again. */
  readonly announcement: { readonly text: string; readonly count: number };
  /** Why something could not be done, shown for a while; the number as above. */
  readonly complaint: { readonly text: string; readonly count: number };
  /** Grows when the text field should take the focus. */
  readonly textFocus: number;
  readonly copied: readonly Layer[];
}

/** What the hand is doing right now: shown, but not yet part of the document. */
export interface Draft {
  readonly kind: "move" | "resize" | "rotate" | "brush";
  readonly layers: readonly Layer[];
  readonly guides: readonly SnapLine[];
  readonly brush?: Bounds;
}

/** The selected layers as they are shown, bottom first. */
export function selectedLayers(state: EditorState): readonly Layer[] {
  if (state.selection.length === 0) return [];
  const selected = new Set(state.selection);
  const drafted = new Map(state.draft?.layers.map((layer) => [layer.id, layer]));
  return layersIn(state.document, state.areaKindId)
    .filter((layer) => selected.has(layer.id))
    .map((layer) => drafted.get(layer.id) ?? layer);
}

/** The one selected layer, if it is exactly one. */
export function onlySelected(state: EditorState): Layer | undefined {
  const [id] = state.selection;
  if (id === undefined || state.selection.length !== 1) return undefined;
  return state.draft?.layers.find((layer) => layer.id === id) ?? findLayer(state.document, id);
}

/** Selected, and allowed to be changed. */
export function editableLayers(state: EditorState): readonly Layer[] {
  return selectedLayers(state).filter((layer) => !layer.locked && !layer.hidden);
}
