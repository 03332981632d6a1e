import type { EditorItem, GoodsColor } from "../editor-props.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { useEditorProps, useEditorState } from "./session-context.ts";

/** The colour that the goods have now. */
export function useGoodsColor(): GoodsColor {
  const { item } = useEditorProps();
  return goodsColorOf(
    item,
    useEditorState((state) => state.document.colorId),
  );
}

/** The size that the bench shows. It is a matter of looking: what is drawn is the same for all sizes. */
export function useShownSize(): EditorItem["sizes"][number] | undefined {
  const { item } = useEditorProps();
  const sizeId = useEditorState((state) => state.sizeId);
  const { sizes, sizeWidth } = item;
  return sizes.find(({ id }) => id === sizeId) ?? sizes.find(({ width }) => width === sizeWidth) ?? sizes[0];
}
