import { imageAddress } from "@surimono/contract/catalogue";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";
import { type CheckedItem, useCheckedItems } from "./checked-items.ts";

const TILE_WIDTHS = [120, 240, 360] as const;

interface RecentlyCheckedProps {
  /** As one of the home page's sections: its margins, and a heading like theirs. */
  onHome?: boolean;
}

/** What the member looked at lately, in one row; nothing while there is nothing. */
export function RecentlyChecked({ onHome = false }: RecentlyCheckedProps) {
  const items = useCheckedItems();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recently-checked" className={onHome ? "page pt-14 md:pt-[104px]" : "pt-16"}>
      <h2
        id="recently-checked"
        className={classNames("flex items-center gap-3 font-bold", onHome ? "text-28 md:gap-4 md:text-40" : "text-20")}
      >
        {onHome && <RegistrationMark thin size={26} />}
        最近チェックしたアイテム
      </h2>
      <ul className="-mx-4 mt-5 flex gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:-mx-1 sm:px-1 lg:grid lg:grid-cols-8 lg:gap-4">
        {items.map((item) => (
          <li key={item.product_id} className="w-28 shrink-0 lg:w-auto">
            <Tile item={item} />
          </li>
        ))}
      </ul>
    </section>
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
