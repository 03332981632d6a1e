import { movedLayer } from "@surimono/domain/designs";
import { type Bounds, boundsOf, type Point } from "../geometry/box.ts";
import { linesOf, type SnapLine, type Snapped, snapBounds } from "../geometry/snap.ts";
import { layersIn } from "../model/edit-document.ts";
import { groupsAround, siblingsOf } from "../model/layer-tree.ts";
import { editableLayers } from "../store/editor-state.ts";
import type { EditorContext, PointerInput, ToolState } from "./tool.ts";

const SNAP_PIXELS = 6;
/** More lines are only confusing, and cost time on every move. */
const MOST_NEIGHBOURS = 60;

/** The selection follows the pointer; the document changes only on release. */
export function moving(context: EditorContext, start: PointerInput): ToolState {
  const { store } = context;
  const layers = editableLayers(store.get());
  const bounds = boundsOf(layers);
  const lines = standingLines(context);
  return {
    name: "moving",
    move(input) {
      const { scale } = store.get().camera;
      const free = {
        x: (input.at.x - start.at.x) / scale,
        y: (input.at.y - start.at.y) / scale,
      };
      const shift = input.shift ? alongOneAxis(free) : free;
      const snapped = input.mod ? NOT_SNAPPED : nearLines(bounds, shift, lines, SNAP_PIXELS / scale, input);
      const dx = Math.round(shift.x + snapped.dx);
      const dy = Math.round(shift.y + snapped.dy);
      store.draft({
        kind: "move",
        layers: layers.map((layer) => movedLayer(layer, dx, dy)),
        from: layers,
        guides: snapped.guides,
      });
      return undefined;
    },
    up() {
      store.commitDraft("移動");
      return "done";
    },
    cancel: () => store.draft(undefined),
  };
}

const NOT_SNAPPED: Snapped = { dx: 0, dy: 0, guides: [] };

function nearLines(
  bounds: Bounds,
  shift: Point,
  lines: readonly SnapLine[],
  reach: number,
  input: PointerInput,
): Snapped {
  const moved = {
    left: bounds.left + shift.x,
    right: bounds.right + shift.x,
    top: bounds.top + shift.y,
    bottom: bounds.bottom + shift.y,
  };
  const snapped = snapBounds(moved, lines, reach);
  if (!input.shift) return snapped;
  // Held to one axis: snapping must not move the other.
  return shift.x === 0
    ? { ...snapped, dx: 0, guides: snapped.guides.filter((guide) => guide.axis === "y") }
    : { ...snapped, dy: 0, guides: snapped.guides.filter((guide) => guide.axis === "x") };
}

function alongOneAxis(shift: Point): Point {
  return Math.abs(shift.x) >= Math.abs(shift.y) ? { x: shift.x, y: 0 } : { x: 0, y: shift.y };
}

/** Edges and centre of the area, its safe margin, the garment's lines, and the layers that stay. */
export function standingLines(context: EditorContext): readonly SnapLine[] {
  const state = context.store.get();
  const area = context.areas.find((candidate) => candidate.areaKindId === state.areaKindId);
  const layers = layersIn(state.document, state.areaKindId);
  // A group around what moves comes along.
  const around = state.selection.flatMap((id) => groupsAround(layers, id));
  const moving = new Set([...state.selection, ...around.map((group) => group.id)]);
  const [first = ""] = state.selection;
  const siblings = around.length === 0 ? [] : siblingsOf(layers, first);
  const neighbours = [...layers, ...siblings]
    .filter((layer) => !moving.has(layer.id) && !layer.hidden)
    .slice(-MOST_NEIGHBOURS);
  return [
    ...(area ? linesOf({ left: 0, top: 0, right: area.width, bottom: area.height }) : []),
    ...context.garmentLines(state.areaKindId),
    ...neighbours.flatMap((layer) => linesOf(boundsOf([layer]))),
  ];
}
