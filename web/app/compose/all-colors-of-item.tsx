import type { MyItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";

const AllColorsWindow = askedPart(
  async () => (await import("#app/features/designs/all-colors-window.tsx")).AllColorsWindow,
);

/** The press that shows the item's design in every colour of its goods; none where there is but one. */
export function AllColorsOfItem({ item }: { item: MyItem }) {
  const [isOpen, setOpen] = useState(false);
  if (item.goods_withdrawn || item.color.color_list.length < 2) return null;
  return (
    <div className="mt-4">
      <Button size={44} icon="grid" onClick={() => setOpen(true)}>
        全色で見る
      </Button>
      {isOpen && (
        <AllColorsWindow productId={item.product_id} isCompleted={item.status === 1} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
