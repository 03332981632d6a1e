import type { MyItem } from "@surimono/contract/my-items";
import { shownPieces } from "@surimono/domain/catalogue";
import { Price } from "#app/ui/price.tsx";
import { chosenUnitPrices } from "../price/unit-prices.ts";

/** The owner's price of one piece, from the lowest-priced size. */
export function UnitPrice({ item }: { item: MyItem }) {
  const pieces = shownPieces(item.method_id);
  const { lowest, highest } = chosenUnitPrices(item);
  return (
    <p>
      <Price size={28} value={lowest} from={highest > lowest} />
      <span className="num ml-2 text-12 text-mute">{pieces > 1 && `${pieces}点のときの`}1点・税込</span>
    </p>
  );
}
