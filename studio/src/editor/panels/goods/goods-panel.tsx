import { useEditorProps } from "../../session/session-context.ts";
import { GoodsColors } from "./goods-colors.tsx";
import { GoodsSizes } from "./goods-sizes.tsx";

/** The goods' colour, which is part of the design, and the size shown on the workbench. */
export function GoodsPanel() {
  const { item } = useEditorProps();
  return (
    <div className="grid gap-5">
      {item.colors.length > 1 && <GoodsColors />}
      {item.sizes.length > 1 && <GoodsSizes />}
    </div>
  );
}
