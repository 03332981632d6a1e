import type { TextLayer } from "@surimono/domain/designs";
import type { TextCarets } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";
import type { SnapLine } from "../geometry/snap.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { EditorStore } from "../store/editor-store.ts";

/** What tools and commands need besides the store; a test passes its own. */
export interface EditorContext {
  readonly store: EditorStore;
  readonly areas: readonly EditorArea[];
  /** The box of the glyphs; undefined while the font is loading. */
  measure(layer: TextLayer): { readonly width: number; readonly height: number } | undefined;
  /**
   * The caret places in the text as drawn; undefined while the font is loading, and where the letters shown differ from those typed.
   */
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
  /** Space or the middle button is held: a drag moves the view. */
  readonly pan: boolean;
}

/**
 * One state of the pointer. It is created on entry with whatever it needs to know of that moment, and each event returns the next
 * state. `cancel` undoes what the state showed.
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

/** The state to enter, `done` to go idle, or nothing to stay. */
export type Next = ToolState | "done" | undefined;

/** A finger covers more than a mouse points at. */
export function reachOf(input: PointerInput): number {
  return input.kind === "touch" ? 22 : 8;
}

export function dragThreshold(input: PointerInput): number {
  return input.kind === "touch" ? 9 : 3;
}
