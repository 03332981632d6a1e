import type { MyItem } from "@surimono/contract/my-items";
import type { TaxDivision } from "@surimono/domain/catalogue";
import { formatNumber } from "@surimono/domain/kernel";
import { Sheet } from "@surimono/ui/sheet.tsx";
import type { ReactNode } from "react";
import { Price } from "#app/ui/price.tsx";
import { CartButton } from "./cart-button.tsx";
import { PiecesNotes } from "./pieces-notes.tsx";
import { SizeRows } from "./size-rows.tsx";
import { usePieces } from "./use-pieces.ts";

interface BuySheetProps {
  onClose: () => void;
  title: string;
  description?: string | undefined;
  item: MyItem;
  /** Undefined until loaded: prices wait for them. */
  taxDivisions: readonly TaxDivision[] | undefined;
  picture: ReactNode;
  /** Where to go without the cart. */
  ways?: ReactNode;
}

/** The sheet from a completed my item into the cart: picture, sizes, quantities and price. Open while mounted. */
export function BuySheet({ onClose, title, description, item, taxDivisions, picture, ways }: BuySheetProps) {
  const chosen = usePieces(item, taxDivisions);
  return (
    <Sheet
      mustAnswer
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <PiecesNotes chosen={chosen} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {chosen.added === 0 && (
              <p className="flex flex-1 items-baseline justify-between gap-3 whitespace-nowrap">
                <span className="text-14">
                  {formatNumber(chosen.count)}点の小計<span className="text-12 text-mute">（税込）</span>
                </span>
                {chosen.subtotal !== undefined && <Price size={28} value={chosen.subtotal} />}
              </p>
            )}
            <CartButton chosen={chosen} className="max-sm:basis-full sm:ml-auto sm:min-w-60" />
          </div>
          {ways}
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[220px_minmax(0,1fr)] sm:gap-8">
        {picture}
        <section aria-label="サイズと数量" className="min-w-0">
          <p className="mb-2 line-clamp-2 font-bold text-16 text-deep">{item.new_name}</p>
          <SizeRows item={item} chosen={chosen} />
        </section>
      </div>
    </Sheet>
  );
}
