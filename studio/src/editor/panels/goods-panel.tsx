import { useEditorProps } from "../session/session-context.ts";
import { GoodsColors } from "./goods-colors.tsx";
import { GoodsSizes } from "./goods-sizes.tsx";

/** In what the goods come: their colour, which is part of the design, and the size that the bench shows. */
export function GoodsPanel() {
  const { item } = useEditorProps();
  return (
    <div className="grid gap-5">
      {item.colors.length > 1 && <GoodsColors />}
      {item.sizes.length > 1 && <GoodsSizes />}
    </div>
  );
}
