import type { MyItem } from "@surimono/contract/my-items";
import { Price } from "#app/ui/price.tsx";

/** The owner's price of one piece, from the lowest-priced size. */
export function UnitPrice({ item }: { item: MyItem }) {
  return (
    <p>
      <Price size={28} value={item.unit_price} from={item.offered_sizes.length > 1} />
      <span className="num ml-2 text-12 text-mute">
        {item.minimum_quantity > 1 && `${item.minimum_quantity}点のときの`}1点・税込
      </span>
    </p>
  );
}
