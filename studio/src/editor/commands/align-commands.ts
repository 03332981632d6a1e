import { type Layer, movedLayer } from "@surimono/domain/designs";
import { type Bounds, boundsOf } from "../geometry/box.ts";
import { replaceLayers } from "../model/edit-document.ts";
import { editableLayers } from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { Command } from "./command.ts";

type Shift = (bounds: Bounds, frame: Bounds) => { readonly dx?: number; readonly dy?: number };

/** One layer is aligned to the area; several to each other. */
function alignCommand(id: string, label: string, icon: Command["icon"], shift: Shift): Command {
  return {
    id,
    label,
    ...(icon ? { icon } : {}),
    when: (state) => editableLayers(state).length > 0,
    do(context) {
      const { store } = context;
      const layers = editableLayers(store.get());
      const frame = layers.length === 1 ? areaBounds(context) : boundsOf(layers);
      if (!frame) return;
      const moved = layers.map((layer) => {
        const { dx = 0, dy = 0 } = shift(boundsOf([layer]), frame);
        return movedLayer(layer, Math.round(dx), Math.round(dy));
      });
      store.commit({ label, change: (document) => replaceLayers(document, changed(layers, moved)) });
    },
  };
}

function areaBounds({ store, areas }: EditorContext): Bounds | undefined {
  const area = areas.find((candidate) => candidate.areaKindId === store.get().areaKindId);
  return area && { left: 0, top: 0, right: area.width, bottom: area.height };
}

/** Aligning what is already aligned adds no undo step. */
function changed(before: readonly Layer[], after: readonly Layer[]): readonly Layer[] {
  return after.filter((layer, index) => layer.x !== before[index]?.x || layer.y !== before[index]?.y);
}

const middle = (low: number, high: number) => (low + high) / 2;

export const alignCommands: readonly Command[] = [
  alignCommand("align-left", "左揃え", "align-left", (box, frame) => ({ dx: frame.left - box.left })),
  alignCommand("align-center", "左右中央揃え", "align-center", (box, frame) => ({
    dx: middle(frame.left, frame.right) - middle(box.left, box.right),
  })),
  alignCommand("align-right", "右揃え", "align-right", (box, frame) => ({ dx: frame.right - box.right })),
  alignCommand("align-top", "上揃え", "align-top", (box, frame) => ({ dy: frame.top - box.top })),
  alignCommand("align-middle", "上下中央揃え", "align-middle", (box, frame) => ({
    dy: middle(frame.top, frame.bottom) - middle(box.top, box.bottom),
  })),
  alignCommand("align-bottom", "下揃え", "align-bottom", (box, frame) => ({ dy: frame.bottom - box.bottom })),
];

/** Equal gaps between the selected layers; the outer two stay. */
function distributeCommand(id: string, label: string, axis: "x" | "y", icon: Command["icon"]): Command {
  const [low, high] = axis === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  return {
    id,
    label,
    ...(icon ? { icon } : {}),
    when: (state) => editableLayers(state).length >= 3,
    do({ store }) {
      const layers = editableLayers(store.get())
        .map((layer) => ({ layer, bounds: boundsOf([layer]) }))
        .toSorted((one, other) => one.bounds[low] - other.bounds[low]);
      const whole = boundsOf(layers.map(({ layer }) => layer));
      const filled = layers.reduce((sum, { bounds }) => sum + bounds[high] - bounds[low], 0);
      const gap = (whole[high] - whole[low] - filled) / (layers.length - 1);
      let at = whole[low];
      const moved = layers.map(({ layer, bounds }) => {
        const shift = Math.round(at - bounds[low]);
        at += bounds[high] - bounds[low] + gap;
        return axis === "x" ? movedLayer(layer, shift, 0) : movedLayer(layer, 0, shift);
      });
      const before = layers.map(({ layer }) => layer);
      store.commit({ label, change: (document) => replaceLayers(document, changed(before, moved)) });
    },
  };
}

export const distributeCommands: readonly Command[] = [
  distributeCommand("distribute-x", "左右に等間隔", "x", "distribute-x"),
  distributeCommand("distribute-y", "上下に等間隔", "y", "distribute-y"),
];
