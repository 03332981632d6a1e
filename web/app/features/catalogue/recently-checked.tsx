import { imageAddress } from "@surimono/contract/catalogue";
import { Link } from "react-router";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type CheckedItem, useCheckedItems } from "./checked-items.ts";

const TITLE = "最近チェックしたアイテム";
const TILE_WIDTHS = [120, 240, 360] as const;

interface RecentlyCheckedProps {
  /** As one of the home page's sections: its margins, and a heading like theirs. */
  onHome?: boolean;
}

/** The member's recently viewed goods in one row, if there are any. */
export function RecentlyChecked({ onHome = false }: RecentlyCheckedProps) {
  const items = useCheckedItems();
  if (items.length === 0) return null;
  if (onHome) {
    return (
      <MarkedSection id="recently-checked" title={TITLE}>
        <Tiles items={items} />
      </MarkedSection>
    );
  }
  return (
    <section aria-labelledby="recently-checked" className="pt-16">
      <h2 id="recently-checked" className="mb-5 font-bold text-20">
        {TITLE}
      </h2>
      <Tiles items={items} />
    </section>
  );
}

function Tiles({ items }: { items: readonly CheckedItem[] }) {
  return (
    <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:-mx-1 sm:px-1 lg:grid lg:grid-cols-8 lg:gap-4">
      {items.map((item) => (
        <li key={item.product_id} className="w-28 shrink-0 lg:w-auto">
          <Tile item={item} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ item }: { item: CheckedItem }) {
  return (
    <Link
      to={`/items/detail/${item.product_id}`}
      state={{ fromList: true }}
      preventScrollReset
      className="group block rounded-card hover:text-deep"
    >
      <span className="paper block overflow-hidden rounded-card">
        <Picture
          src={(width) => imageAddress(item.image_url, width)}
          alt=""
          width={900}
          height={1020}
          widths={TILE_WIDTHS}
          sizes="(width >= 1048px) 136px, 112px"
          className="w-full transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </span>
      <span className="palt mt-2 line-clamp-2 block text-12">{item.name}</span>
    </Link>
  );
}
