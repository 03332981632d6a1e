import type { Layer, ShapeLayer } from "@surimono/domain/designs";
import { MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
import type { Point } from "../geometry/box.ts";
import { insertLayers, layersIn } from "../model/edit-document.ts";
import { blockersOf, type EditorArea } from "../model/editor-area.ts";
import {
  makeImageLayer,
  makeShapeLayer,
  makeTextLayer,
  SHAPE_NAMES,
  type TextStyle,
  type UploadedImage,
} from "../model/make-layer.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { openAreaOf } from "./fit-commands.ts";

/** What keeps anything from being added to the open area, in the customer's words. */
export function addingProblem(context: EditorContext): string | undefined {
  const area = openAreaOf(context);
  if (!area) return undefined;
  const { document } = context.store.get();
  const isUsed = (areaKindId: number) => layersIn(document, areaKindId).length > 0;
  const blocker = blockersOf(area, context.areas, isUsed)[0];
  if (blocker) return `${area.name}は${blocker.name}と併用できません。${blocker.name}のレイヤーを削除すると使えます。`;
  if (layersIn(document, area.areaKindId).length >= MAX_LAYERS_PER_AREA) {
    return `レイヤーは1か所に${MAX_LAYERS_PER_AREA}枚までです。使わないレイヤーを削除してください。`;
  }
  return undefined;
}

function add(context: EditorContext, label: string, make: (id: string, area: EditorArea) => Layer): void {
  const area = openAreaOf(context);
  if (!area) return;
  const problem = addingProblem(context);
  if (problem) return context.store.complain(problem);
  const layer = make(context.makeId(), area);
  context.store.commit({
    label,
    announce: `「${layer.name}」を${area.name}に追加しました`,
    selection: [layer.id],
    change: (document) => insertLayers(document, area.areaKindId, [layer]),
  });
}

/** `at` is where it was dropped, in the open area. */
export function addImage(context: EditorContext, image: UploadedImage, at?: Point): void {
  add(context, "画像の追加", (id, area) => makeImageLayer(id, image, area, at));
}

export function addShape(context: EditorContext, shape: ShapeLayer["shape"], fill: string): void {
  add(context, `${SHAPE_NAMES[shape]}の追加`, (id, area) => makeShapeLayer(id, shape, fill, area));
}

/** The face must have been loaded, so that the box is the glyphs' from the start. */
export function addText(context: EditorContext, text: string, style: TextStyle): void {
  add(context, "テキストの追加", (id, area) => {
    const layer = makeTextLayer(id, text, style, area);
    return measured(context, layer);
  });
  context.store.set({ textFocus: context.store.get().textFocus + 1 });
}
