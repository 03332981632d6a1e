import type { ImageLayer, Layer, ShapeLayer, TextLayer } from "@surimono/domain/designs";
import { anchoredText } from "../../scene/index.ts";
import { mapLayers } from "../model/edit-document.ts";
import { textName } from "../model/make-layer.ts";
import { type EditorContext, measured } from "../tools/tool.ts";

interface Change {
  readonly label: string;
  /** Quick changes of the same field are merged into one step by its name. */
  readonly field?: string;
}

type AnyField = Partial<Omit<ImageLayer, "kind" | "id">> &
  Partial<Omit<ShapeLayer, "kind" | "id">> &
  Partial<Omit<TextLayer, "kind" | "id" | "outline">>;

/** Sets fields of the layer: geometry, name, opacity, colour of a shape. */
export function changeLayer(context: EditorContext, layer: Layer, fields: AnyField, change: Change): void {
  commitLayer(context, layer, change, (current) => ({ ...current, ...fields }) as Layer);
}

type Optional = "outline" | "shadow" | "wrapWidth" | "curve" | "ruby" | "combinedDigits" | "joinSpacing" | "personal";

/** An optional field given as `undefined` is removed. */
export type TextFields = Partial<Omit<TextLayer, "kind" | "id" | Optional>> & {
  readonly [Field in Optional]?: TextLayer[Field] | undefined;
};

/** Sets fields of a text and fits its box to the glyphs; the edge it is aligned to stays. */
export function changeText(context: EditorContext, layer: TextLayer, fields: TextFields, change: Change): void {
  commitLayer(context, layer, change, (current) =>
    current.kind === "text" ? withFields(context, current, fields) : current,
  );
}

/** The text after `changeText`; a name taken from its words follows them. */
export function withFields(context: EditorContext, layer: TextLayer, fields: TextFields): TextLayer {
  const name = fields.text !== undefined && layer.name === textName(layer.text) ? textName(fields.text) : layer.name;
  const set = Object.entries({ ...layer, ...fields, name }).filter(([, value]) => value !== undefined);
  return anchoredText(layer, measured(context, Object.fromEntries(set) as unknown as TextLayer));
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
