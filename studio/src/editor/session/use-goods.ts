import type { EditorItem, GoodsColor } from "../editor-props.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { useEditorProps, useEditorState } from "./session-context.ts";

/** The goods' current colour. */
export function useGoodsColor(): GoodsColor {
  const { item } = useEditorProps();
  return goodsColorOf(
    item,
    useEditorState((state) => state.document.colorId),
  );
}

/** The size shown on the workbench. Only a matter of display: the drawing is the same for all sizes. */
export function useShownSize(): EditorItem["sizes"][number] | undefined {
  const { item } = useEditorProps();
  const sizeId = useEditorState((state) => state.sizeId);
  const { sizes, sizeWidth } = item;
  return sizes.find(({ id }) => id === sizeId) ?? sizes.find(({ width }) => width === sizeWidth) ?? sizes[0];
}
