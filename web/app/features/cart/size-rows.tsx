import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { formatYen } from "@surimono/domain/kernel";
import { NumberField } from "@surimono/ui/number-field.tsx";
import type { ChosenGoods, useChosenSizes } from "./use-chosen-sizes.ts";

interface SizeRowsProps {
  item: ChosenGoods;
  chosen: Pick<ReturnType<typeof useChosenSizes>, "quantityOf" | "unitPriceOf" | "set">;
}

/** Every size with its price and quantity. */
export function SizeRows({ item, chosen }: SizeRowsProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {item.size.size_list.map(({ size_id, size_name }) => {
        const name = size_name || "フリーサイズ";
        const unitPrice = chosen.unitPriceOf(size_id);
        return (
          <li key={size_id} className="flex items-center gap-3 py-1.5 sm:gap-4">
            <span className="whitespace-nowrap font-bold text-16 text-deep">{name}</span>
            <span className="num ml-auto whitespace-nowrap text-14">
              {unitPrice !== undefined && formatYen(unitPrice)}
              <span className="text-12 text-mute max-sm:sr-only"> / 1点</span>
            </span>
            <NumberField
              label={`${name}の数量`}
              hideLabel
              size={36}
              className="[&>p]:sr-only"
              min={0}
              max={MAX_LINE_QUANTITY}
              value={chosen.quantityOf(size_id)}
              onChange={(value) => chosen.set(size_id, value ?? 0)}
            />
          </li>
        );
      })}
    </ul>
  );
}
