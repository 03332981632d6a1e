import type { ProductCard } from "@surimono/contract/catalogue";
import { classNames } from "@surimono/ui/class-names.ts";
import type { ReactNode } from "react";
import { CARD_ROWS } from "#app/ui/card-grid.ts";
import { ItemCard, ItemCardSkeleton } from "../item-card.tsx";
import type { PhoneColumns } from "./phone-columns.ts";

const ON_PHONE = { 2: "grid-cols-2", 3: "grid-cols-3 max-sm:gap-x-2 max-sm:gap-y-6" } as const;
/** The widest first row. */
const EAGER = 4;
const SKELETONS = 8;

interface ItemGridProps {
  items: readonly ProductCard[];
  wantedColors: readonly number[];
  /** The list's own search, for the addresses of its items. */
  query: string;
  /** Cards in a row on a phone. */
  columns?: PhoneColumns;
  /** Where a card leads instead of the item's detail. */
  linkTo?: ((productId: number) => string) | undefined;
  /** The mark for a favourite of the member's. */
  heart?: ((item: ProductCard) => ReactNode) | undefined;
  /** What buyers give it. */
  stars?: ((item: ProductCard) => ReactNode) | undefined;
}

export function ItemGrid({ items, wantedColors, query, columns = 2, linkTo, heart, stars }: ItemGridProps) {
  return (
    <ul className={classNames(CARD_ROWS, ON_PHONE[columns])}>
      {items.map((item, index) => (
        <li key={item.product_id}>
          <ItemCard
            item={item}
            eager={index < EAGER}
            wantedColors={wantedColors}
            query={query}
            narrow={columns === 3}
            to={linkTo?.(item.product_id)}
            heart={heart?.(item)}
            stars={stars?.(item)}
          />
        </li>
      ))}
    </ul>
  );
}

export function ItemGridSkeleton({ columns = 2 }: { columns?: PhoneColumns }) {
  return (
    <div role="status" aria-label="アイテムを読み込んでいます" className={classNames(CARD_ROWS, ON_PHONE[columns])}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders in a fixed number
        <ItemCardSkeleton key={index} />
      ))}
    </div>
  );
}
