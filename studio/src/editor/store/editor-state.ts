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
  /** The area being edited; the selection is in it. */
  readonly areaKindId: number;
  readonly selection: readonly string[];
  readonly camera: Camera;
  readonly viewport: Viewport;
  /** The camera to return to when the room is that large again, unless `made`, the camera set since, was moved. */
  readonly viewBefore: ViewBefore | undefined;
  readonly draft: Draft | undefined;
  /** For the live region; the number makes a repeated sentence heard again. */
  readonly announcement: { readonly text: string; readonly count: number };
  /** Why something could not be done, shown for a while; the number as above. */
  readonly complaint: { readonly text: string; readonly count: number };
  /** The text or template just added, until something else is selected: hints and findings about it wait for that. */
  readonly fresh: string | undefined;
  /** Ids of texts that were shrunk to fit their area, and of those that never are. */
  readonly textSizes: ReadonlyMap<string, ShrunkText | "by-hand">;
  /** What a mouse press would select. */
  readonly hovered: string | undefined;
  /** The last press was by finger: handles are larger and fewer. */
  readonly isCoarse: boolean;
  readonly copied: readonly Layer[];
  /** What presses on the canvas do, when not select and move. */
  readonly mode: EditorMode | undefined;
  /** What is open over the workbench: at most one of each. */
  readonly dialog: DialogName | undefined;
  readonly panel: PanelName | undefined;
  /** The goods the copying dialog opens with; without, it starts with the search. */
  readonly copyTo: { readonly itemId: number; readonly colorId: number } | undefined;
  readonly hasRulers: boolean;
  /** Colours as on a screen, where ink without white, or inks of silk screen, would be shown as they look on the goods. */
  readonly hasScreenColors: boolean;
  /** Colours of paper goods as the press prints them. */
  readonly hasPressColors: boolean;
  /** The canvas shows the open place as printed: what is drawn is hidden below. */
  readonly showsPrinted: boolean;
  /** The size of the goods on the workbench; at first that of their pictures. */
  readonly sizeId: number | undefined;
  /** What only the server found at the last finishing. */
  readonly told: readonly ShownFinding[];
  /** The finished design is being sent to the server. */
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
  | "colors"
  | "inks"
  | "press"
  | "commands"
  | "compare"
  | "ground-brush"
  | "copy-to-areas"
  | "copy-to-item";

/** A list to add from, the choice of goods, or a sheet on the phone. */
export type PanelName = "image" | "stamp" | "shape" | "template" | "arrange" | "qr" | "layers" | "settings" | "goods";

/** A picture is being cropped, a text edited, or a colour picked from the design; `take` gets `#rrggbb`. */
export type EditorMode =
  | { readonly kind: "crop"; readonly layerId: string }
  | TypeMode
  | { readonly kind: "pick"; readonly take: (hex: string) => void };

/** Indices count UTF-16 units of the text, as fields do; `from` comes before `to`. */
export interface TypeMode {
  readonly kind: "type";
  readonly layerId: string;
  /** Identifies the editing, all of which is one undo step. */
  readonly sitting: string;
  readonly from: number;
  readonly to: number;
  /** The caret is at `from`: arrow keys with Shift move that end. */
  readonly isBackward?: boolean;
  /** What an input method is still composing. */
  readonly composed?: { readonly from: number; readonly to: number } | undefined;
}

/** Letter sizes: the intended one, and the one that fits the area. */
export interface ShrunkText {
  readonly wanted: number;
  readonly shown: number;
}

/** What is being dragged right now: shown, but not yet in the document. */
export interface Draft {
  readonly kind: "move" | "resize" | "rotate" | "brush" | "crop";
  readonly layers: readonly Layer[];
  /** The same layers as they were when it began. */
  readonly from: readonly Layer[];
  readonly guides: readonly SnapLine[];
  readonly brush?: Bounds;
  /** The box of several layers while they are rotated together. */
  readonly frame?: Box;
}

const NONE: readonly Layer[] = [];
let known: { readonly state: EditorState; readonly layers: readonly Layer[] } | undefined;

/** The selected layers as shown, bottom first. Every button reads them on every change, so the last result is cached. */
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

/** The selected layer as shown, if it is exactly one. */
export function onlySelected(state: EditorState): Layer | undefined {
  const [layer] = selectedLayers(state);
  return state.selection.length === 1 ? layer : undefined;
}

/** The same as in the document, without the current drag. */
export function onlyCommitted(state: EditorState): Layer | undefined {
  const [id] = state.selection;
  return id !== undefined && state.selection.length === 1 ? findLayer(state.document, id) : undefined;
}

/** Selected and not locked. */
export function editableLayers(state: EditorState): readonly Layer[] {
  const layers = layersIn(state.document, state.areaKindId);
  return selectedLayers(state).filter((layer) => !layer.locked && !layer.hidden && !isShutIn(layers, layer.id));
}

/** The picture being cropped, as shown. */
export function croppedImage(state: EditorState): ImageLayer | undefined {
  const { mode } = state;
  if (mode?.kind !== "crop") return undefined;
  const [layer] = editableLayers(state);
  return layer?.kind === "image" && layer.id === mode.layerId && state.selection.length === 1 ? layer : undefined;
}

/** The text being edited on the canvas. */
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

/** The group being edited: the one around the selection. */
export function enteredGroup(state: EditorState): GroupLayer | undefined {
  const [id] = state.selection;
  return id === undefined ? undefined : groupOf(layersIn(state.document, state.areaKindId), id);
}

/** What a mouse press would select; nothing during a drag. */
export function hoveredLayer({ hovered, draft, selection, document }: EditorState): Layer | undefined {
  return hovered === undefined || draft || selection.includes(hovered) ? undefined : findLayer(document, hovered);
}

/** The box with the handles: the one selected layer's, or an upright one around several. */
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
