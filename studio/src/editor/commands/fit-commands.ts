import { type Layer, layerBounds } from "@surimono/domain/designs";
import { boundsOf } from "../geometry/box.ts";
import { replaceLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { remeasured } from "../model/transform-layer.ts";
import { onlySelected } from "../store/editor-state.ts";
import { rememberSize } from "../store/text-sizes.ts";
import { resizedLayer } from "../tools/resizing.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import type { Command } from "./command.ts";

/** As large as fits into the area, centred; the fix for whatever sticks out. */
export const fitIntoAreaCommand: Command = {
  id: "fit-into-area",
  label: "枠に合わせる",
  icon: "fit",
  shortcuts: ["Mod+Shift+F"],
  when: (state) => onlySelected(state)?.locked === false,
  do(context) {
    const layer = onlySelected(context.store.get());
    const area = openAreaOf(context);
    if (!layer || !area) return;
    const fitted = fittedInto(layer, area);
    const exact = remeasured(fitted, (text) => measured(context, text));
    rememberSize(context.store, [layer], undefined);
    context.store.commit({
      label: "枠に合わせる",
      change: (document) => replaceLayers(document, [exact]),
    });
  },
};

/**
 * Upright pictures and shapes fill the area to its edge; rotated layers, and text (whose size is rounded to its glyphs), go to
 * the safe margin. Either way the check passes afterwards.
 */
export function fittedInto(layer: Layer, area: Pick<EditorArea, "width" | "height" | "safe">): Layer {
  const isExact = layer.rotation === 0 && layer.kind !== "text" && layer.kind !== "group";
  const margin = isExact ? 0 : area.safe + ROUNDING;
  const stroke = layer.kind === "shape" ? (layer.stroke?.width ?? 0) : 0;
  const { width, height } =
    layer.kind === "text" || layer.kind === "group" ? reachOf(layer) : sizeOf(boundsOf([layer]));
  const factor = Math.min((area.width - margin * 2 - stroke) / width, (area.height - margin * 2 - stroke) / height);
  return resizedLayer(layer, {
    x: area.width / 2,
    y: area.height / 2,
    width: layer.width * factor,
    height: layer.height * factor,
    rotation: layer.rotation,
  });
}

function sizeOf({ left, right, top, bottom }: ReturnType<typeof boundsOf>) {
  return { width: right - left, height: bottom - top };
}

/** The box is centred, so what extends beyond it, a shadow or a stroke, needs its room on both sides. */
function reachOf(layer: Layer) {
  const { x, y, w, h } = layerBounds(layer);
  return {
    width: 2 * Math.max(layer.x - x, x + w - layer.x),
    height: 2 * Math.max(layer.y - y, y + h - layer.y),
  };
}

/** Micrometres that rounding may take on either side. */
const ROUNDING = 20;

export function openAreaOf({ store, areas }: EditorContext): EditorArea | undefined {
  return areas.find((area) => area.areaKindId === store.get().areaKindId);
}
