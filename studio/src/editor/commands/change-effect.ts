import type { ImageLayer, PictureEffect } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import { mapLayers } from "../model/edit-document.ts";
import type { EditorContext } from "../tools/tool.ts";

/** Undefined shows the picture as it is. What a slider or a colour field does while it is dragged, named by `field`, is one step. */
export function changeEffect(
  { store }: EditorContext,
  { id }: ImageLayer,
  effect: PictureEffect | undefined,
  field?: string,
): void {
  store.commit({
    label: effect ? "画像の効果" : "効果をはずす",
    ...(field === undefined ? {} : { key: `effect ${field} ${id}` }),
    change: (document) =>
      mapLayers(document, [id], (layer) => {
        if (layer.kind !== "image") return layer;
        const { effect: _, ...plain } = layer;
        return effect ? { ...plain, effect } : plain;
      }),
  });
}

/** How deep the rim is worn; undefined leaves it whole. What a slider does while it is dragged, named by `field`, is one step. */
export function wearEdges({ store }: EditorContext, { id }: ImageLayer, worn: Um | undefined, field?: "depth"): void {
  store.commit({
    label: "ふちのかすれ",
    ...(field && { key: `worn ${field} ${id}` }),
    change: (document) =>
      mapLayers(document, [id], (layer) => {
        if (layer.kind !== "image") return layer;
        const { worn: _, ...whole } = layer;
        return worn === undefined ? whole : { ...whole, worn };
      }),
  });
}
