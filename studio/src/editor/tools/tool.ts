import type { TextLayer } from "@surimono/domain/designs";
import type { TextCarets } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";
import type { SnapLine } from "../geometry/snap.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { EditorStore } from "../store/editor-store.ts";

/** What tools and commands need beside the store; a test hands in its own. */
export interface EditorContext {
  readonly store: EditorStore;
  readonly areas: readonly EditorArea[];
  /** The box of the glyphs; undefined while the face is still loading. */
  measure(layer: TextLayer): { readonly width: number; readonly height: number } | undefined;
  /** Where one types in the text as it is drawn; undefined while the face is loading, and where what is seen is not what is typed. */
  carets(layer: TextLayer): TextCarets | undefined;
  /** Lines of the garment in the coordinates of the area: collar, centre front. */
  garmentLines(areaKindId: number): readonly SnapLine[];
  makeId(): string;
  now(): number;
}

/** The text with the box of its glyphs. */
export function measured(context: EditorContext, layer: TextLayer): TextLayer {
  return { ...layer, ...context.measure(layer) };
}

/** A pointer event without the DOM: pixels from the canvas's top left corner. */
export interface PointerInput {
  readonly id: number;
  readonly kind: "mouse" | "touch" | "pen";
  readonly at: Point;
  readonly shift: boolean;
  /** Ctrl or ⌘: no snapping while it is held. */
  readonly mod: boolean;
  /** Space or the middle button is held: the hand moves the view. */
  readonly pan: boolean;
}

/**
 * One state of the hand. It is made when it is entered, with whatever it needs to know of that moment, and each event
 * answers with what comes next. Leaving by `cancel` undoes what the state showed.
 */
export interface ToolState {
  readonly name:
    | "idle"
    | "pressing"
    | "moving"
    | "resizing"
    | "rotating"
    | "brushing"
    | "panning"
    | "pinching"
    | "twisting"
    | "framing"
    | "sliding"
    | "choosing";
  readonly down?: (input: PointerInput) => Next;
  readonly move?: (input: PointerInput) => Next;
  readonly up?: (input: PointerInput) => Next;
  readonly cancel?: () => void;
}

/** The state to enter, `done` to hold nothing any more, or nothing to stay. */
export type Next = ToolState | "done" | undefined;

/** A finger covers more than a mouse points at. */
export function reachOf(input: PointerInput): number {
  return input.kind === "touch" ? 22 : 8;
}

export function dragThreshold(input: PointerInput): number {
  return input.kind === "touch" ? 9 : 3;
}
