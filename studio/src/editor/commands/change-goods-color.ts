import type { GoodsColor } from "../editor-props.ts";
import type { EditorStore } from "../store/editor-store.ts";

/** The same design on goods of another colour, as one step. */
export function changeGoodsColor(store: EditorStore, { id, name }: GoodsColor): void {
  store.commit({
    label: "アイテムの色",
    announce: `アイテムの色を${name}に変えました`,
    change: (document) => (document.colorId === id ? document : { ...document, colorId: id }),
  });
}
