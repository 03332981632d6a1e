import { type Layer, movedLayer } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { mapLayers } from "../model/edit-document.ts";
import { croppedImage, editableLayers } from "../store/editor-state.ts";
import { slideCropped } from "./change-image.ts";
import type { Command } from "./command.ts";

const DIRECTIONS = [
  { name: "左", key: "ArrowLeft", x: -1, y: 0 },
  { name: "右", key: "ArrowRight", x: 1, y: 0 },
  { name: "上", key: "ArrowUp", x: 0, y: -1 },
  { name: "下", key: "ArrowDown", x: 0, y: 1 },
] as const;

/** By how many millimetres, and the key held for it. */
const HELD = { 0.1: "Mod+", 1: "", 10: "Shift+" } as const;

function nudgeCommand(direction: (typeof DIRECTIONS)[number], millimetres: keyof typeof HELD): Command {
  const { name, key, x, y } = direction;
  const label = `${name}へ${millimetres} mm`;
  return {
    id: `nudge-${key}-${millimetres}`,
    label,
    shortcuts: [HELD[millimetres] + key],
    when: (state) => editableLayers(state).length > 0,
    do(context) {
      const { store } = context;
      const layers = editableLayers(store.get());
      const by = millimetres * UM_PER_MM;
      const cropped = croppedImage(store.get());
      if (cropped) return slideCropped(context, cropped, x * by, y * by);
      store.commit({
        label: "移動",
        key: `nudge ${store.get().selection.join()}`,
        announce: positionText(layers, x * by, y * by),
        change: (document) =>
          mapLayers(
            document,
            layers.map((layer) => layer.id),
            (layer) => movedLayer(layer, x * by, y * by),
          ),
      });
    },
  };
}

/** The new position of the first moved layer, as the fields show it. */
function positionText(layers: readonly Layer[], dx: number, dy: number): string {
  const inMm = (length: number) => Math.round(length / 100) / 10;
  return layers
    .slice(0, 1)
    .map(({ x, y, width, height }) => [inMm(x + dx - width / 2), inMm(y + dy - height / 2)])
    .map(([left, top]) => `左から${left} mm、上から${top} mm`)
    .join();
}

export const nudgeCommands: readonly Command[] = DIRECTIONS.flatMap((direction) => [
  nudgeCommand(direction, 1),
  nudgeCommand(direction, 10),
  nudgeCommand(direction, 0.1),
]);
