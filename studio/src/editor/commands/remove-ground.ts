import { type GroundTouch, type ImageLayer, MAX_GROUND_RIM, type RemovedGround } from "@surimono/domain/designs";
import { mapLayers } from "../model/edit-document.ts";
import type { EditorContext } from "../tools/tool.ts";

/** Compression and paper that is not quite even go; a light grey outline stays. */
export const USUAL_GROUND = { tolerance: 16, softness: 24 };
/** Ink on paper that nobody has measured. */
const USUAL_LINES = 120;

/** The picture with this ground taken away. */
export function withoutGround(layer: ImageLayer, color: string): ImageLayer {
  return { ...layer, ground: { color, ...USUAL_GROUND, rim: rimOf(layer) } };
}

/** How wide the edges of such a picture are: the larger it is, the softer it was drawn by its lens or by who enlarged it. */
export function rimOf({ pixelWidth, pixelHeight }: ImageLayer): number {
  return Math.min(MAX_GROUND_RIM, Math.max(2, Math.ceil(Math.max(pixelWidth, pixelHeight) / 1000)));
}

/** Whether what an outline encloses goes too. */
export function withEnclosed({ enclosed: _, ...ground }: RemovedGround, isGone: boolean): RemovedGround {
  return isGone ? { ...ground, enclosed: true } : ground;
}

/** Whether it is ink on paper, or something in front of a ground. */
export function withLines(
  { lines: _, rim, ...ground }: RemovedGround,
  layer: ImageLayer,
  isInk: boolean,
): RemovedGround {
  return isInk ? { ...ground, lines: USUAL_LINES } : { ...ground, rim: rim ?? rimOf(layer) };
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

/** The strokes on a removed ground. All changes with one `sitting`, a key that nothing else uses, are one step. */
export function changeTouches(
  { store }: EditorContext,
  { id }: ImageLayer,
  sitting: string,
  change: (touches: readonly GroundTouch[]) => readonly GroundTouch[],
): void {
  store.commit({
    label: "背景を手で直す",
    key: sitting,
    isSitting: true,
    change: (document) =>
      mapLayers(document, [id], (layer) => {
        if (layer.kind !== "image" || !layer.ground) return layer;
        const { touches: before, ...plain } = layer.ground;
        const touches = change(before ?? []);
        return { ...layer, ground: touches.length > 0 ? { ...plain, touches } : plain };
      }),
  });
}
