import type { Adjustments, ImageLayer, MaskShape } from "@surimono/domain/designs";
import { framedToRatio, pictureBox, slidPicture, uncropped, zoomedPicture } from "../geometry/crop-box.ts";
import { mapLayers } from "../model/edit-document.ts";
import { croppedImage, onlySelected } from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";

function change(
  { store }: EditorContext,
  { id }: ImageLayer,
  label: string,
  make: (layer: ImageLayer) => ImageLayer,
  field?: string,
): void {
  store.commit({
    label,
    ...(field === undefined ? {} : { key: `${field} ${id}` }),
    change: (document) => mapLayers(document, [id], (layer) => (layer.kind === "image" ? make(layer) : layer)),
  });
}

/** Without a shape the picture is uncut again. */
export function cutToShape(context: EditorContext, layer: ImageLayer, mask: MaskShape | undefined): void {
  change(context, layer, "画像の形", ({ mask: _, ...whole }) => (mask ? { ...whole, mask } : whole));
}

export const PLAIN_PICTURE: Adjustments = { brightness: 0, contrast: 0, saturation: 0 };

/** Adjustments without effect are not kept. */
export function adjustImage(context: EditorContext, layer: ImageLayer, adjust: Adjustments, field?: string): void {
  const { brightness, contrast, saturation, inverted, ink } = adjust;
  const isPlain = brightness === 0 && contrast === 0 && saturation === 0 && !inverted && ink === undefined;
  change(context, layer, "画像の調整", ({ adjust: _, ...plain }) => (isPlain ? plain : { ...plain, adjust }), field);
}

/** Opens the crop of the selected picture on the canvas; it is closed there or in the panel. */
export function startCropping({ store }: EditorContext): void {
  const layer = onlySelected(store.get());
  if (layer?.kind !== "image") return;
  store.set({ mode: { kind: "crop", layerId: layer.id } });
  store.announce("トリミングを始めました。矢印キーで画像が動き、Enterで終わります");
}

export function stopCropping({ store }: EditorContext): void {
  if (!croppedImage(store.get())) return;
  store.set({ mode: undefined });
  store.announce("トリミングを終えました");
}

/** In the area's axes, micrometres. */
export function slideCropped(context: EditorContext, layer: ImageLayer, dx: number, dy: number): void {
  change(context, layer, "トリミング", (current) => slidPicture(current, dx, dy), "slide");
}

/** See `zoomOf`. */
export function zoomCropped(context: EditorContext, layer: ImageLayer, zoom: number): void {
  change(context, layer, "トリミング", (current) => zoomedPicture(current, zoom), "zoom");
}

/** Height at width 1. */
export function cropToRatio(context: EditorContext, layer: ImageLayer, ratio: number): void {
  change(context, layer, "トリミング", (current) => framedToRatio(current, ratio));
}

export function uncrop(context: EditorContext, layer: ImageLayer): void {
  change(context, layer, "トリミングの解除", (current) => uncropped(current, pictureBox(current)));
}
