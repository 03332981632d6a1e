import type { ProductCard } from "@surimono/contract/catalogue";
import type { ReactNode } from "react";
import { ItemCard, ItemCardSkeleton } from "./item-card.tsx";

const GRID = "grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-4 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4";
/** The widest first row. */
const EAGER = 4;
const SKELETONS = 8;

interface ItemGridProps {
  items: readonly ProductCard[];
  wantedColors: readonly number[];
  /** The list's own search, for the addresses of its items. */
  query: string;
  /** Where a card leads instead of the item's detail. */
  linkTo?: ((productId: number) => string) | undefined;
  /** The mark for a favourite of the member's. */
  heart?: ((item: ProductCard) => ReactNode) | undefined;
}

export function ItemGrid({ items, wantedColors, query, linkTo, heart }: ItemGridProps) {
  return (
    <ul className={GRID}>
      {items.map((item, index) => (
        <li key={item.product_id}>
          <ItemCard
            item={item}
            eager={index < EAGER}
            wantedColors={wantedColors}
            query={query}
            to={linkTo?.(item.product_id)}
            heart={heart?.(item)}
          />
        </li>
      ))}
    </ul>
  );
}

export function ItemGridSkeleton() {
  return (
    <div role="status" aria-label="アイテムを読み込んでいます" className={GRID}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders in a fixed number
        <ItemCardSkeleton key={index} />
      ))}
    </div>
  );
}
