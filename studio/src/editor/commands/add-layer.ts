import type { Layer, ShapeLayer } from "@surimono/domain/designs";
import { eachLayer, MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
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

/** What keeps anything from being added to the area, the open one unless another is named, in the customer's words. */
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

interface Place {
  /** In the area's micrometres. */
  readonly at?: Point | undefined;
  /** Another than the open one. */
  readonly areaKindId?: number;
  /** It arrives while somebody is doing something else, and takes neither the selection nor the field that is typed in. */
  readonly isBackground?: boolean;
}

function add(
  context: EditorContext,
  label: string,
  make: (id: string, area: EditorArea) => Layer,
  { areaKindId, isBackground = false }: Place = {},
): void {
  const area = context.areas.find((candidate) => candidate.areaKindId === areaKindId) ?? openAreaOf(context);
  if (!area) return;
  const problem = addingProblem(context, area);
  if (problem) return context.store.complain(problem);
  const layer = make(context.makeId(), area);
  context.store.commit({
    label,
    announce: `「${layer.name}」を${area.name}に追加しました`,
    ...(isBackground ? { isBackground } : { selection: [layer.id] }),
    change: (document) => insertLayers(document, area.areaKindId, [layer]),
  });
}

export function addImage(context: EditorContext, image: UploadedImage, place: Place = {}): void {
  add(context, "画像の追加", (id, area) => makeImageLayer(id, image, area, place.at), place);
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
