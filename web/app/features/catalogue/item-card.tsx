import { imageAddress, type ProductCard } from "@surimono/contract/catalogue";
import { cataloguePicturePath } from "@surimono/domain/designs";
import { DAY_MS } from "@surimono/domain/kernel";
import { classNames } from "@surimono/ui/class-names.ts";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { SwatchRow } from "@surimono/ui/swatch.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { ItemName } from "./item-name.tsx";

/** As the grid lays cards out: two, three or four in a row. */
const CARD_SIZES = "(width >= 1048px) 282px, (width >= 720px) 31vw, 46vw";
const CARD_WIDTHS = [240, 360, 564] as const;
const NEW_DAYS = 60;

interface ItemCardProps {
  item: ProductCard;
  /** In the first row: fetched at once. */
  eager?: boolean;
  /** Preset colours that are searched by: the picture shows the goods in the first colour that fits. */
  wantedColors?: readonly number[];
  /** One of three in a row on a phone: smaller, and without the details line. */
  narrow?: boolean;
  /** The list's own search stays in the address, so that closing the detail comes back to the same list. */
  query?: string;
  /** Where the card leads instead of the item's detail. */
  to?: string | undefined;
  /** The mark for a favourite, in the corner of the picture. */
  heart?: ReactNode;
  /** What buyers give it, at the end of the price's line. */
  stars?: ReactNode;
  /** No longer sold: it leads to the page that says so and shows alternatives. */
  withdrawn?: boolean;
}

/** Picture, swatches, name, details, price in this order, so that each lines up along a row of cards. */
export function ItemCard(props: ItemCardProps) {
  const { item, eager = false, wantedColors = [], query = "", to, heart, stars } = props;
  const { narrow = false, withdrawn = false } = props;
  const wanted = item.color.color_list.find(({ preset_id }) => wantedColors.includes(preset_id));
  const [first] = item.images.images;
  const url =
    wanted && wanted.color_id !== first?.color
      ? cataloguePicturePath(item.product_id, wanted.color_id, "front")
      : first?.url;
  return (
    <article className="group relative">
      <div className="paper relative overflow-hidden rounded-card">
        {url && (
          <Picture
            src={(width) => imageAddress(url, width)}
            alt=""
            width={900}
            height={1020}
            widths={CARD_WIDTHS}
            sizes={CARD_SIZES}
            eager={eager}
            className={classNames(
              "w-full transition-transform duration-300",
              withdrawn ? "opacity-50" : "group-hover:scale-[1.03]",
            )}
          />
        )}
        {withdrawn && <Corner className="bg-deep">販売終了</Corner>}
        {!withdrawn && isNew(item.create_time) && <Corner className="bg-red-text">新着</Corner>}
      </div>
      {/* Above the link that covers the card. */}
      {heart && <div className="absolute top-1 right-1 z-10">{heart}</div>}
      <div className="mt-3">
        <SwatchRow
          narrow={narrow}
          colors={item.color.color_list.map(({ color_value, color_name }) => ({
            color: color_value,
            name: color_name,
          }))}
        />
        <h2 className={classNames("mt-2.5 font-bold sm:text-16", narrow ? "text-12 max-sm:mt-1.5" : "text-14")}>
          <ItemLink item={item} to={to ?? detailPath(item, query)} />
        </h2>
        <p className={classNames("mt-0.5 text-12 text-mute", narrow ? "max-sm:hidden" : "max-[360px]:hidden")}>
          {item.summary}
        </p>
        {!withdrawn && (
          <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2">
            <Price value={item.lowest_price} from className={narrow ? "max-sm:text-14" : "max-sm:text-16"} />
            {/* Three cards beside each other on a phone have room for the stars alone. */}
            {narrow ? <span className="max-sm:[&_[data-count]]:hidden">{stars}</span> : stars}
          </p>
        )}
      </div>
    </article>
  );
}

function Corner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`absolute top-3 left-0 rounded-r-ctl px-2 py-0.5 font-bold text-12 text-white ${className}`}>
      {children}
    </span>
  );
}

function detailPath({ product_id }: ProductCard, query: string): string {
  return `/items/detail/${product_id}${query && `?${query}`}`;
}

function ItemLink({ item, to }: { item: ProductCard; to: string }) {
  const way = useWayToGoods();
  return (
    <Link
      to={way(to)}
      state={{ fromList: true }}
      preventScrollReset
      className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-red focus-visible:after:outline-offset-2"
    >
      <ItemName name={item.name} />
    </Link>
  );
}

export function ItemCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[900/1020] w-full rounded-card" />
      <Skeleton className="mt-3 h-4 w-24" />
      <Skeleton className="mt-2.5 h-6 w-4/5" />
      <Skeleton className="mt-1 h-4 w-1/2" />
      <Skeleton className="mt-1.5 h-6 w-20" />
    </div>
  );
}

function isNew(createTime: string): boolean {
  return Date.now() - Date.parse(createTime) < NEW_DAYS * DAY_MS;
}
