import type { ImageLayer, Layer, ShapeLayer, TextLayer } from "@surimono/domain/designs";
import { fromBox } from "../geometry/box.ts";
import { mapLayers } from "../model/edit-document.ts";
import { textName } from "../model/make-layer.ts";
import { type EditorContext, measured } from "../tools/tool.ts";

interface Change {
  readonly label: string;
  /** Changes of one field in quick succession are one step: the field's name. */
  readonly field?: string;
}

type AnyField = Partial<Omit<ImageLayer, "kind" | "id">> &
  Partial<Omit<ShapeLayer, "kind" | "id">> &
  Partial<Omit<TextLayer, "kind" | "id" | "outline">>;

/** Sets fields that the layer has; geometry, name, opacity, colour of a shape. */
export function changeLayer(context: EditorContext, layer: Layer, fields: AnyField, change: Change): void {
  commitLayer(context, layer, change, (current) => ({ ...current, ...fields }) as Layer);
}

type Optional = "outline" | "shadow" | "wrapWidth" | "curve" | "ruby" | "combinedDigits" | "joinSpacing";

/** An optional field that is named with `undefined` is taken away. */
export type TextFields = Partial<Omit<TextLayer, "kind" | "id" | Optional>> & {
  readonly [Field in Optional]?: TextLayer[Field] | undefined;
};

/** Sets fields of a text, and the box that its glyphs then take; the edge that it is aligned to stays. */
export function changeText(context: EditorContext, layer: TextLayer, fields: TextFields, change: Change): void {
  commitLayer(context, layer, change, (current) =>
    current.kind === "text" ? withFields(context, current, fields) : current,
  );
}

/** The text as `changeText` makes it; a name that it has by its words follows them. */
export function withFields(context: EditorContext, layer: TextLayer, fields: TextFields): TextLayer {
  const name = fields.text !== undefined && layer.name === textName(layer.text) ? textName(fields.text) : layer.name;
  const set = Object.entries({ ...layer, ...fields, name }).filter(([, value]) => value !== undefined);
  return anchored(layer, measured(context, Object.fromEntries(set) as unknown as TextLayer));
}

export function changeStroke(
  context: EditorContext,
  layer: ShapeLayer,
  stroke: ShapeLayer["stroke"],
  change: Change,
): void {
  commitLayer(context, layer, change, (current) => {
    if (current.kind !== "shape") return current;
    const { stroke: _, ...rest } = current;
    return stroke ? { ...rest, stroke } : rest;
  });
}

function commitLayer(
  context: EditorContext,
  layer: Layer,
  { label, field }: Change,
  change: (layer: Layer) => Layer,
): void {
  context.store.commit({
    label,
    ...(field === undefined ? {} : { key: `${field} ${layer.id}` }),
    change: (document) => mapLayers(document, [layer.id], change),
  });
}

/** Horizontal text keeps its top, or a bowl its bottom, and the side it is aligned to; columns keep their right edge. */
function anchored(before: TextLayer, after: TextLayer): TextLayer {
  const along = { start: -1, center: 0, end: 1 }[after.align];
  const [sx, sy] = after.direction === "horizontal" ? [along, (after.curve ?? 0) < 0 ? 1 : -1] : [1, along];
  if (before.direction !== after.direction) return after;
  const centre = fromBox(before, {
    x: (sx * (before.width - after.width)) / 2,
    y: (sy * (before.height - after.height)) / 2,
  });
  return { ...after, x: Math.round(centre.x), y: Math.round(centre.y) };
}
