import type { CallFailure } from "@surimono/contract/kernel";
import type { WireStoredItem } from "@surimono/contract/warehouse";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { NumberField } from "@surimono/ui/number-field.tsx";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { useState } from "react";
import { sizesOf, sizeWords } from "./stock-words.ts";

/** How many of which sizes, each named by what is stored of it. */
export interface Refill {
  readonly productId: number;
  readonly pieces: readonly { readonly storedId: string; readonly sizeId: number; readonly quantity: number }[];
}

export interface RefillSheetProps {
  item: WireStoredItem;
  onClose: () => void;
  /** Puts them into the cart; answers why not. */
  refill: (refill: Refill) => Promise<CallFailure | undefined>;
  /** The pieces are in the cart, which goes into the warehouse. */
  onRefilled: () => void;
}

/** More of what is stored, by size; begins with what the forecast says. Prices are the cart's. */
export function RefillSheet({ item, onClose, refill, onRefilled }: RefillSheetProps) {
  const sizes = sizesOf(item);
  const [quantities, setQuantities] = useState(() => new Map(sizes.map((one) => [one.stored_id, one.refill])));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const pieces = sizes.flatMap(({ stored_id: storedId, size_id: sizeId }) => {
    const quantity = quantities.get(storedId) ?? 0;
    return quantity > 0 ? [{ storedId, sizeId, quantity }] : [];
  });
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const add = async () => {
    setBusy(true);
    const refused = await refill({ productId: item.product_id, pieces });
    if (!refused) return onRefilled();
    setBusy(false);
    setFailure(refused);
  };
  return (
    <Sheet
      mustAnswer
      onClose={onClose}
      title="補充する"
      description={`「${item.name}」を新しく印刷して、倉庫でお預かりします。`}
      actions={
        <>
          {failure && <Notice tone="error">{failure.message}</Notice>}
          <Button
            variant="primary"
            size={56}
            wide
            icon="cart"
            pending={busy}
            disabled={count === 0}
            onClick={() => void add()}
          >
            {count === 0 ? "数を入れてください" : `${formatNumber(count)}点をカートに入れる`}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {sizes.map((stock) => (
          <li key={stock.stored_id} className="flex items-center gap-3 py-1.5">
            <span className="whitespace-nowrap font-bold text-16 text-deep">{sizeWords(stock)}</span>
            <span className="num ml-auto whitespace-nowrap text-14">在庫 {formatNumber(stock.surimono_num)}点</span>
            <NumberField
              label={`${sizeWords(stock)}の補充する数`}
              hideLabel
              size={36}
              className="[&>p]:sr-only"
              min={0}
              max={MAX_LINE_QUANTITY}
              value={quantities.get(stock.stored_id) ?? 0}
              onChange={(value) => setQuantities(new Map(quantities).set(stock.stored_id, value ?? 0))}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-mute">補充した商品が倉庫に入ると、このアイテムの無料期間が新しく始まります。</p>
    </Sheet>
  );
}
