import { type Layer, MAX_LAYER_SIDE, MIN_LAYER_SIDE, movedLayer } from "@surimono/domain/designs";
import type { Box } from "../geometry/box.ts";
import { replaceLayers } from "../model/edit-document.ts";
import { remeasured, turnedLayer } from "../model/transform-layer.ts";
import { editableLayers } from "../store/editor-state.ts";
import { rememberSize } from "../store/text-sizes.ts";
import { handledBox } from "../tools/hit-test.ts";
import { resizedLayer, resizedTogether } from "../tools/resizing.ts";
import { type EditorContext, measured } from "../tools/tool.ts";

/** As numbers: the upper left corner of the selection's unrotated box, its sides, and its angle. */
export type PlaceField = "left" | "top" | "width" | "height" | "rotation";

/** Sets one number for the whole selection; with `keepRatio` the other side follows. */
export function placeSelection(context: EditorContext, field: PlaceField, value: number, keepRatio: boolean): void {
  const { store } = context;
  const state = store.get();
  const box = handledBox(state);
  const layers = editableLayers(state);
  if (!box) return;
  const placed = placedLayers(layers, box, field, value, keepRatio).map((layer) =>
    field === "width" || field === "height" ? remeasured(layer, (text) => measured(context, text)) : layer,
  );
  if (field === "width" || field === "height") rememberSize(store, layers, "by-hand");
  store.commit({
    label: LABELS[field],
    // Steps by button or arrow key are merged.
    key: `${field} ${state.selection.join()}`,
    change: (document) => replaceLayers(document, placed),
  });
}

const LABELS: Readonly<Record<PlaceField, string>> = {
  left: "移動",
  top: "移動",
  width: "大きさの変更",
  height: "大きさの変更",
  rotation: "回転",
};

function placedLayers(
  layers: readonly Layer[],
  box: Box,
  field: PlaceField,
  value: number,
  keepRatio: boolean,
): readonly Layer[] {
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
  if (field === "left") return layers.map((layer) => movedLayer(layer, Math.round(value - left), 0));
  if (field === "top") return layers.map((layer) => movedLayer(layer, 0, Math.round(value - top)));
  if (field === "rotation") return layers.map((layer) => turnedLayer(layer, box, value - box.rotation));
  const [only] = layers;
  const isAlone = layers.length === 1 && only !== undefined && canChangeRatio(only);
  const { width, height }: Sides =
    isAlone && !keepRatio
      ? { width: box.width, height: box.height, [field]: value }
      : inProportion(box, value / box[field]);
  const sized = { ...box, width, height, x: left + width / 2, y: top + height / 2 };
  return isAlone ? [resizedLayer(only, sized)] : resizedTogether(layers, box, sized);
}

type Sides = Pick<Box, "width" | "height">;

/** As near to the wanted size as a layer's sides may be short and long: a document with others could not be saved. */
function inProportion({ width, height }: Box, wanted: number): Sides {
  const least = MIN_LAYER_SIDE / Math.min(width, height);
  const most = MAX_LAYER_SIDE / Math.max(width, height);
  const factor = Math.min(most, Math.max(least, wanted));
  return { width: width * factor, height: height * factor };
}

/** Letters and groups would be distorted; a picture is cropped by its box, shapes and stamps stretch. */
export function canChangeRatio(layer: Layer): boolean {
  return layer.kind !== "text" && layer.kind !== "group";
}
