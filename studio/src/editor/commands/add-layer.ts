import {
  eachLayer,
  type Layer,
  MAX_LAYERS_PER_AREA,
  movedLayer,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import { SHAPE_NAMES } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";
import { insertLayers, layersIn } from "../model/edit-document.ts";
import { blockersOf, type EditorArea } from "../model/editor-area.ts";
import {
  makeImageLayer,
  makeShapeLayer,
  makeTextLayer,
  type TextStyle,
  type UploadedImage,
} from "../model/make-layer.ts";
import { remeasured } from "../model/transform-layer.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { openAreaOf } from "./fit-commands.ts";
import { seenCentre, setApart, within } from "./free-place.ts";
import { insideShape } from "./inside-shape.ts";
import { fittedText } from "./text-in-area.ts";

/** Why nothing can be added to the area (the open one by default), in the customer's words. */
export function addingProblem(context: EditorContext, area = openAreaOf(context), added = 1): string | undefined {
  if (!area) return undefined;
  const { document } = context.store.get();
  const isUsed = (areaKindId: number) => layersIn(document, areaKindId).length > 0;
  const blocker = blockersOf(area, context.areas, isUsed)[0];
  if (blocker) return `${area.name}は${blocker.name}と併用できません。${blocker.name}のレイヤーを削除すると使えます。`;
  if (eachLayer(layersIn(document, area.areaKindId)).length + added > MAX_LAYERS_PER_AREA) {
    return `レイヤーは1か所に${MAX_LAYERS_PER_AREA}枚までです。使わないレイヤーを削除してください。`;
  }
  return undefined;
}

export interface Place {
  /** In the area's micrometres, where it was dropped; otherwise it goes to the middle of the visible part. */
  readonly at?: Point | undefined;
  /** Instead of the open one. */
  readonly areaKindId?: number;
  /** It arrives while the customer is doing something else, and takes neither the selection nor the focus. */
  readonly isBackground?: boolean;
}

/** Returns what was added; nothing if the area is full, which the customer is told. */
export function addMade<L extends Layer>(
  context: EditorContext,
  label: string,
  make: (id: string, area: EditorArea) => L,
  { at, areaKindId, isBackground = false }: Place = {},
): L | undefined {
  const area = context.areas.find((candidate) => candidate.areaKindId === areaKindId) ?? openAreaOf(context);
  if (!area) return undefined;
  const made = make(context.makeId(), area);
  const problem = addingProblem(context, area, eachLayer([made]).length);
  if (problem) {
    context.store.complain(problem);
    return undefined;
  }
  const place = at ?? seenCentre(context, area);
  const placed = within(movedLayer(made, Math.round(place.x - made.x), Math.round(place.y - made.y)), area);
  const layer = at ? placed : inShape(context, area, setApart(context, area, placed));
  context.store.commit({
    label,
    announce: `「${layer.name}」を${area.name}に追加しました`,
    ...(isBackground ? { isBackground } : { selection: [layer.id] }),
    change: (document) => insertLayers(document, area.areaKindId, [layer]),
  });
  return layer;
}

/** What arrives by itself is not cut by a round edge: whoever wants it larger makes it so. */
function inShape<L extends Layer>(context: EditorContext, area: EditorArea, layer: L): L {
  if (!area.outline) return layer;
  return remeasured(insideShape(layer, area, area.outline), (text) => measured(context, text)) as L;
}

export function addImage(context: EditorContext, image: UploadedImage, place: Place = {}): void {
  addMade(context, "画像の追加", (id, area) => makeImageLayer(id, image, area), place);
}

export function addShape(context: EditorContext, shape: ShapeLayer["shape"], fill: string, place: Place = {}): void {
  addMade(context, `${SHAPE_NAMES[shape]}の追加`, (id, area) => makeShapeLayer(id, shape, fill, area), place);
}

/** The font must be loaded, so that the box fits the glyphs from the start. Longer words get smaller letters. */
export function addText(context: EditorContext, text: string, style: TextStyle): TextLayer | undefined {
  const layer = addMade(context, "テキストの追加", (id, area) =>
    fittedText(context, makeTextLayer(id, text, style, area), area),
  );
  if (layer) context.store.set({ fresh: layer.id });
  return layer;
}
