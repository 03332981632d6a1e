import type { MyItemCard as Card } from "@surimono/contract/my-items";
import { Badge } from "@surimono/ui/badge.tsx";
import { Swatch } from "@surimono/ui/swatch.tsx";
import { Link } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";
import { Countdown } from "./countdown.tsx";
import { editPath } from "./edit-path.ts";

/** One item of the list; the whole card opens its detail. */
export function MyItemCard({ item, to, eager }: { item: Card; to: string; eager: boolean }) {
  return (
    <article className="group relative flex flex-col">
      <div className="paper relative flex aspect-[8/9] items-center justify-center overflow-hidden rounded-card">
        <MyItemPicture
          url={item.image_url}
          alt=""
          sizes="(min-width: 1048px) 282px, (min-width: 540px) 33vw, 50vw"
          eager={eager}
          className="max-h-[90%] w-auto object-contain transition-transform duration-200 group-hover:scale-[1.02]"
        />
        <span className="absolute top-4 left-0">
          {item.withdrawn ? (
            <Badge>販売終了</Badge>
          ) : item.status === 0 ? (
            <Badge>下書き</Badge>
          ) : (
            item.promotion_flag === 1 && <Badge icon="eye">公開中</Badge>
          )}
        </span>
      </div>
      <h2 className="palt mt-3 line-clamp-2 font-bold text-16">
        <Link to={to} state={{ fromList: true }} preventScrollReset className="after:absolute after:inset-0">
          {item.new_name}
        </Link>
      </h2>
      <p className="mt-1 flex items-center gap-1.5 text-12 text-mute">
        <Swatch color={item.color_value} size={12} />
        {item.name}・{item.color_name}
      </p>
      <p className="mt-1.5">
        <ShownPrice item={item} />
      </p>
      <Countdown until={item.kept_until} />
      {item.status === 0 && !item.withdrawn && (
        // Above the link of the whole card.
        <LinkButton to={editPath(item.product_id)} icon="pencil" className="relative z-10 mt-3 w-full">
          つづきから
          <span className="sr-only">：{item.new_name}</span>
        </LinkButton>
      )}
    </article>
  );
}

/** Its price for the owner, or the selling price of a published one. */
function ShownPrice({ item }: { item: Card }) {
  const isPublished = item.promotion_flag === 1;
  return (
    <>
      <Price value={isPublished ? item.regular_price : item.unit_price} />
      <span className="ml-1.5 text-12 text-mute">{isPublished ? "販売価格" : ownPriceOf(item)}</span>
    </>
  );
}

/** What is sold from more than one is not had at that price alone. */
function ownPriceOf({ minimum_quantity }: Card): string {
  return minimum_quantity > 1 ? `1点・税込・${minimum_quantity}点から` : "1点・税込";
}
