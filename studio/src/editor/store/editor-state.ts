import {
  type DesignDocument,
  eachLayer,
  type GroupLayer,
  type ImageLayer,
  type Layer,
  type TextLayer,
} from "@surimono/domain/designs";
import type { ShownFinding } from "../checks/editor-checks.ts";
import { type Bounds, type Box, boundsOf } from "../geometry/box.ts";
import type { Camera, Viewport } from "../geometry/camera.ts";
import type { SnapLine } from "../geometry/snap.ts";
import { findLayer, layersIn } from "../model/edit-document.ts";
import { groupOf, groupsAround, isShutIn } from "../model/layer-tree.ts";
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
  /** What is come back to when the room is as large as then, unless `made`, the camera since, was moved. */
  readonly viewBefore: ViewBefore | undefined;
  readonly draft: Draft | undefined;
  /** Told by the live region; the number makes a repeated sentence heard again. */
  readonly announcement: { readonly text: string; readonly count: number };
  /** Why something could not be done, shown for a while; the number as above. */
  readonly complaint: { readonly text: string; readonly count: number };
  /** The text or template that was just added, until something else is selected: what is told of it waits for that. */
  readonly fresh: string | undefined;
  /** Texts that were made smaller to stay within their area, and those that never are, by their ids. */
  readonly textSizes: ReadonlyMap<string, ShrunkText | "by-hand">;
  /** What a press of the mouse would select. */
  readonly hovered: string | undefined;
  /** A finger was the last to press: handles are larger, and fewer. */
  readonly isCoarse: boolean;
  readonly copied: readonly Layer[];
  /** What presses on the canvas mean just now, when they do not select and move. */
  readonly mode: EditorMode | undefined;
  /** What lies over the bench: at most one of each. */
  readonly dialog: DialogName | undefined;
  readonly panel: PanelName | undefined;
  /** With which goods the copying dialog opens; without, they are looked for in it. */
  readonly copyTo: { readonly itemId: number; readonly colorId: number } | undefined;
  readonly hasRulers: boolean;
  /** In which size the bench shows the goods; at first that of their pictures. */
  readonly sizeId: number | undefined;
  /** What the server found at the last finishing, beyond what this browser did. */
  readonly told: readonly ShownFinding[];
  /** The finished design is on its way to the server. */
  readonly isFinishing: boolean;
}

interface ViewBefore {
  readonly camera: Camera;
  readonly viewport: Viewport;
  readonly made: Camera;
}

export type DialogName =
  | "checks"
  | "finishing"
  | "keys"
  | "preview"
  | "commands"
  | "compare"
  | "copy-to-areas"
  | "copy-to-item";

/** A list to add from, what the goods come in, or a sheet of the phone. */
export type PanelName = "image" | "stamp" | "shape" | "template" | "layers" | "settings" | "goods";

/** A picture is cropped, a text is typed in, or a colour is taken from the design; `take` gets `#rrggbb`. */
export type EditorMode =
  | { readonly kind: "crop"; readonly layerId: string }
  | TypeMode
  | { readonly kind: "pick"; readonly take: (hex: string) => void };

/** Indices count UTF-16 units of the text, as fields do; `from` comes before `to`. */
export interface TypeMode {
  readonly kind: "type";
  readonly layerId: string;
  /** All that is typed until it ends is one step of the history, which is told by this. */
  readonly sitting: string;
  readonly from: number;
  readonly to: number;
  /** The caret is at `from`: arrow keys with shift move that end. */
  readonly isBackward?: boolean;
  /** What an input method is still composing. */
  readonly composed?: { readonly from: number; readonly to: number } | undefined;
}

/** Of letters: the size that they would have, and the one that the area had room for. */
export interface ShrunkText {
  readonly wanted: number;
  readonly shown: number;
}

/** What the hand is doing right now: shown, but not yet part of the document. */
export interface Draft {
  readonly kind: "move" | "resize" | "rotate" | "brush" | "crop";
  readonly layers: readonly Layer[];
  readonly guides: readonly SnapLine[];
  readonly brush?: Bounds;
  /** The box of several layers while they turn together. */
  readonly frame?: Box;
}

const NONE: readonly Layer[] = [];
let known: { readonly state: EditorState; readonly layers: readonly Layer[] } | undefined;

/** The selected layers as they are shown, bottom first. Every button asks for them at every change, so the last answer is kept. */
export function selectedLayers(state: EditorState): readonly Layer[] {
  if (state.selection.length === 0) return NONE;
  if (known?.state !== state) known = { state, layers: findSelected(state) };
  return known.layers;
}

function findSelected(state: EditorState): readonly Layer[] {
  const selected = new Set(state.selection);
  const drafted = new Map(state.draft?.layers.map((layer) => [layer.id, layer]));
  return eachLayer(layersIn(state.document, state.areaKindId))
    .filter((layer) => selected.has(layer.id))
    .map((layer) => drafted.get(layer.id) ?? layer);
}

/** The one selected layer as it is shown, if it is exactly one. */
export function onlySelected(state: EditorState): Layer | undefined {
  const [layer] = selectedLayers(state);
  return state.selection.length === 1 ? layer : undefined;
}

/** The same as it lies in the document, whatever the hand does with it. */
export function onlyCommitted(state: EditorState): Layer | undefined {
  const [id] = state.selection;
  return id !== undefined && state.selection.length === 1 ? findLayer(state.document, id) : undefined;
}

/** Selected, and allowed to be changed. */
export function editableLayers(state: EditorState): readonly Layer[] {
  const layers = layersIn(state.document, state.areaKindId);
  return selectedLayers(state).filter((layer) => !layer.locked && !layer.hidden && !isShutIn(layers, layer.id));
}

/** The picture that is cropped just now, as it is shown. */
export function croppedImage(state: EditorState): ImageLayer | undefined {
  const { mode } = state;
  if (mode?.kind !== "crop") return undefined;
  const [layer] = editableLayers(state);
  return layer?.kind === "image" && layer.id === mode.layerId && state.selection.length === 1 ? layer : undefined;
}

/** The text that is typed in on the canvas. */
export function typedText(state: EditorState): TextLayer | undefined {
  const { mode } = state;
  if (mode?.kind !== "type") return undefined;
  const [layer] = editableLayers(state);
  return layer?.kind === "text" && layer.id === mode.layerId && state.selection.length === 1 ? layer : undefined;
}

/** Whether the layer, or a group around it, is locked. */
export function isHeldFast(state: EditorState, layer: Layer): boolean {
  return layer.locked || lockedGroupAround(state, layer) !== undefined;
}

export function lockedGroupAround(state: EditorState, layer: Layer): GroupLayer | undefined {
  const layers = layersIn(state.document, state.areaKindId);
  return groupsAround(layers, layer.id).find((group) => group.locked);
}

/** The group that the hand works in: the one around the selection. */
export function enteredGroup(state: EditorState): GroupLayer | undefined {
  const [id] = state.selection;
  return id === undefined ? undefined : groupOf(layersIn(state.document, state.areaKindId), id);
}

/** What a press of the mouse would select; nothing while the hand is at work. */
export function hoveredLayer({ hovered, draft, selection, document }: EditorState): Layer | undefined {
  return hovered === undefined || draft || selection.includes(hovered) ? undefined : findLayer(document, hovered);
}

/** What the handles hold: the one selected layer's box, or an upright one around several. */
export function selectionBox(state: EditorState): Box | undefined {
  const layers = selectedLayers(state);
  const [only] = layers;
  if (!only) return undefined;
  return layers.length === 1 ? only : (state.draft?.frame ?? uprightBox(layers));
}

export function uprightBox(layers: readonly Layer[]): Box {
  const { left, top, right, bottom } = boundsOf(layers);
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, rotation: 0 };
}
