import type { AnswerOf } from "@surimono/contract/kernel";
import type { getQuoteBasis } from "@surimono/contract/quotes";
import { slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import type { Chosen } from "./goods-choice.tsx";

interface EarlierOrdersProps {
  orders: AnswerOf<typeof getQuoteBasis>["orders"];
  onTake: (goods: Chosen) => void;
}

/** What the member ordered before, to be taken in with its sizes and numbers of pieces by one press. */
export function EarlierOrders({ orders, onTake }: EarlierOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-label="前回の注文から">
      <h2 className="mb-3 font-bold text-16">前回の注文から</h2>
      <ul className="divide-y divide-line rounded-card border border-line text-14">
        {orders.map(({ order_number, placed_on, lines, gone }) => (
          <li key={order_number} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="num text-12 text-mute">
                {slashedDay(placed_on)}　{order_number}
              </p>
              <p className="break-words">
                {lines.map(({ name, size_name, quantity }) => `${name} ${size_name}×${quantity}`).join("、")}
              </p>
              {gone > 0 && <p className="text-12 text-mute">いまは下書きできない商品が、ほかに{gone}種類あります。</p>}
            </div>
            <Button
              size={44}
              icon="plus"
              disabled={lines.length === 0}
              aria-label={`${order_number} の商品を入れる`}
              onClick={() =>
                onTake(
                  Object.fromEntries(
                    lines.map(({ product_id, size_id, quantity }) => [`${product_id}-${size_id}`, quantity]),
                  ),
                )
              }
            >
              入れる
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
