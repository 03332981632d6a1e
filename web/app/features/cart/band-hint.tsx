import type { WireCartLine } from "@surimono/contract/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Yen } from "#app/ui/price.tsx";

/** How many more pieces of a my item make each of them cheaper. */
export function BandHint({ next }: { next: NonNullable<WireCartLine["next_fee_band"]> }) {
  return (
    <p className="num mt-0.5 text-12 text-ok">
      あと{formatNumber(next.missing)}点で、1点 <Yen value={next.unit_price} /> になります
    </p>
  );
}
