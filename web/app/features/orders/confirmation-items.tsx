import { Block } from "#app/ui/block.tsx";
import type { Review } from "./use-place-order.ts";

/** The six items of 特定商取引法 第12条の6, in its order and the shop's words. */
export function ConfirmationItems({ items }: { items: Review["confirmation"] }) {
  return (
    <Block title="ご注文の条件">
      <dl>
        {items.map(({ key, title, text }) => (
          <div key={key} className="grid gap-x-6 gap-y-1 border-line border-b py-3 text-14 sm:grid-cols-[11rem_1fr]">
            <dt className="font-bold text-deep">{title}</dt>
            <dd className="leading-relaxed">{text}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
