import type { Layer } from "@surimono/domain/designs";
import { boundsOf } from "../geometry/box.ts";
import { replaceLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { onlySelected } from "../store/editor-state.ts";
import { resizedLayer } from "../tools/resizing.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import type { Command } from "./command.ts";

/** As large as the area holds it whole, in the middle; the mend for whatever sticks out. */
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
    const exact = fitted.kind === "text" ? measured(context, fitted) : fitted;
    context.store.commit({
      label: "枠に合わせる",
      change: (document) => replaceLayers(document, [exact]),
    });
  },
};

export function fittedInto(layer: Layer, area: Pick<EditorArea, "width" | "height">): Layer {
  const bounds = boundsOf([layer]);
  const stroke = layer.kind === "shape" ? (layer.stroke?.width ?? 0) : 0;
  const factor = Math.min(
    (area.width - stroke) / (bounds.right - bounds.left),
    (area.height - stroke) / (bounds.bottom - bounds.top),
  );
  // Rounded down, so that the bounds never pass the edge by a micrometre.
  const box = {
    x: area.width / 2,
    y: area.height / 2,
    width: Math.floor(layer.width * factor) - 2,
    height: Math.floor(layer.height * factor) - 2,
    rotation: layer.rotation,
  };
  return resizedLayer(layer, box);
}

export function openAreaOf({ store, areas }: EditorContext): EditorArea | undefined {
  return areas.find((area) => area.areaKindId === store.get().areaKindId);
}
