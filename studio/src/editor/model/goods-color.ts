import { type DesignDocument, faintLayers } from "@surimono/domain/designs";
import type { EditorItem, GoodsColor } from "../editor-props.ts";

/** The goods colour named in the document. */
export function goodsColorOf({ colors }: Pick<EditorItem, "colors">, colorId: number): GoodsColor {
  return colors.find(({ id }) => id === colorId) ?? { id: colorId, name: "", hex: "#ffffff" };
}

/** What else would change with that colour, as sentences; empty if nothing. */
export function consequencesOf(
  item: Pick<EditorItem, "colors">,
  document: DesignDocument,
  wanted: GoodsColor,
): readonly string[] {
  const own = goodsColorOf(item, document.colorId);
  const isFaintNow = new Set(faintLayers(document, own.hex).map(({ layerId }) => layerId));
  const faint = faintLayers(document, wanted.hex).filter(({ layerId }) => !isFaintNow.has(layerId));
  return [
    ...(faint.length > 0 ? [`${namesOf(faint)}が、アイテムの色とほとんど同じ色になり、見えにくくなります。`] : []),
    ...(own.refusal === undefined ? [] : [`${own.name}は、${own.refusal}変更すると、この色には戻せません。`]),
  ];
}

const MOST_NAMES = 3;

function namesOf(layers: readonly { readonly name: string }[]): string {
  const names = [...new Set(layers.map(({ name }) => `「${name}」`))];
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join("")}${more > 0 ? `など${names.length}点` : ""}`;
}
