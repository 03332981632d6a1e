import type { ImageLayer, RemovedGround } from "@surimono/domain/designs";
import { mapLayers } from "../model/edit-document.ts";
import type { EditorContext } from "../tools/tool.ts";

/** Compression and paper that is not quite even go; a light grey outline stays. */
const USUAL = { tolerance: 16, softness: 24 };

/** The picture with this ground taken away. */
export function withoutGround(layer: ImageLayer, color: string): ImageLayer {
  return { ...layer, ground: { color, ...USUAL } };
}

/** Whether what an outline encloses goes too. */
export function withEnclosed({ enclosed: _, ...ground }: RemovedGround, isGone: boolean): RemovedGround {
  return isGone ? { ...ground, enclosed: true } : ground;
}

/** Undefined brings the ground back. */
export function changeGround(
  { store }: EditorContext,
  { id }: ImageLayer,
  ground: RemovedGround | undefined,
  field?: keyof RemovedGround,
): void {
  store.commit({
    label: ground ? "背景を消す" : "背景をもどす",
    ...(field === undefined ? {} : { key: `ground ${field} ${id}` }),
    change: (document) =>
      mapLayers(document, [id], (layer) => {
        if (layer.kind !== "image") return layer;
        const { ground: _, ...whole } = layer;
        return ground ? { ...whole, ground } : whole;
      }),
  });
}

/** A command of one step. */
export function removeGround(context: EditorContext, layer: ImageLayer, color: string): void {
  changeGround(context, layer, withoutGround(layer, color).ground);
}
