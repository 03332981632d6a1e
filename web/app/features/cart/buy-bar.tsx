import type { MyItem } from "@surimono/contract/my-items";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import type { TaxDivision } from "@surimono/domain/catalogue";
import { NumberField } from "@surimono/ui/number-field.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { type ReactNode, useState } from "react";
import { Price } from "#app/ui/price.tsx";
import { CartButton } from "./cart-button.tsx";
import { PiecesNotes } from "./pieces-notes.tsx";
import { usePieces } from "./use-pieces.ts";

interface BuyBarProps {
  item: MyItem;
  /** Undefined until loaded: prices wait for them. */
  taxDivisions: readonly TaxDivision[] | undefined;
  /** Found for this customer, perhaps while the bar is open; the suggestion otherwise. */
  startSize?: number | undefined;
  /** Secondary actions. */
  beside: ReactNode;
}

/** At the foot of a completed my item, where the thumb is: size, quantity, price, and into the cart. */
export function BuyBar({ item, taxDivisions, startSize, beside }: BuyBarProps) {
  const chosen = usePieces(item, taxDivisions, startSize);
  const sizes = item.size.size_list;
  // Kept apart: an empty field must not forget the size.
  const [sizeId, setSizeId] = useState(
    () => (sizes.find(({ size_id }) => chosen.quantityOf(size_id) > 0) ?? sizes[0])?.size_id ?? 0,
  );
  const quantity = chosen.quantityOf(sizeId);
  const choose = (id: number) => {
    setSizeId(id);
    chosen.choose(id, Math.max(1, quantity));
  };
  const [found, setFound] = useState(startSize);
  if (startSize !== found) {
    setFound(startSize);
    // In place of the one before: what was typed stays.
    if (startSize !== undefined && sizes.some(({ size_id }) => size_id === startSize)) choose(startSize);
  }
  return (
    <section aria-label="注文する" className="grid w-full gap-2">
      <PiecesNotes chosen={chosen} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-5">
        <span className="contents sm:*:mr-auto">{beside}</span>
        <div className="flex items-center gap-2 max-sm:order-first max-sm:basis-full sm:gap-3">
          {sizes.length > 1 ? (
            <Select
              label="サイズ"
              hideLabel
              size={36}
              className="w-24 [&>p]:sr-only"
              options={sizes.map(({ size_id, size_name }) => ({ value: size_id, label: size_name }))}
              value={sizeId}
              onChange={({ target }) => choose(Number(target.value))}
            />
          ) : (
            <span className="text-14">{sizes[0]?.size_name || "フリーサイズ"}</span>
          )}
          <NumberField
            label="数量"
            hideLabel
            size={36}
            className="[&>p]:sr-only"
            min={0}
            max={MAX_LINE_QUANTITY}
            value={quantity}
            onChange={(value) => chosen.choose(sizeId, value ?? 0)}
          />
          <p className="ml-auto whitespace-nowrap sm:min-w-24 sm:text-right">
            {chosen.subtotal !== undefined && chosen.count > 0 && <Price size={20} value={chosen.subtotal} />}
          </p>
        </div>
        <CartButton chosen={chosen} className="max-sm:flex-1 sm:min-w-52" />
      </div>
    </section>
  );
}
