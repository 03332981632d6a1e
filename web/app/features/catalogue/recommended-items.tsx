import type { ProductCard } from "@surimono/contract/catalogue";
import { likedKinds, recommendItems, regularPrice } from "@surimono/domain/catalogue";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { profitFromFans } from "@surimono/domain/my-items";
import { useQueries } from "@tanstack/react-query";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { useCheckedItems } from "./checked-items.ts";
import { ItemCard, ItemCardSkeleton } from "./item-card.tsx";
import { kindNamedBy, popularGoods } from "./popular-goods.queries.ts";

/** A catalogue item that the member made, kept or viewed. */
export interface KnownGoods {
  readonly product_id: number;
  readonly kind_id: number;
}

interface Fans {
  readonly fan_count: number | null;
  readonly buyer_shares: readonly number[];
  /** The average of the member's accounts, not set by them. */
  readonly isAverage?: boolean;
}

interface RecommendedItemsProps {
  /** Undefined while they load. */
  favourites: readonly KnownGoods[] | undefined;
  made: readonly KnownGoods[] | undefined;
  /** The fans' words, most frequent first; undefined while they load. */
  fanWords: readonly string[] | undefined;
  /** The member's settings for the profit; undefined until loaded. */
  fans?: Fans | undefined;
}

const PLACES = 4;
/** Kinds to request: never more than there are places. */
const KINDS = 3;
/** Words of the fans that are looked up. */
const WORDS = 3;
const GRID = "grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 md:grid-cols-4";

/** By the kinds that the member made, kept and viewed, and by the fans' words; goods already known are left out. */
export function RecommendedItems({ favourites, made, fanWords, fans }: RecommendedItemsProps) {
  const checked = useCheckedItems();
  const named = useQueries({ queries: (fanWords ?? []).slice(0, WORDS).map(kindNamedBy) });
  const ofFans = named.flatMap(({ data }) => data ?? []);
  const liked = likedKinds({
    made: kindsOf(made),
    favourites: kindsOf(favourites),
    fans: ofFans,
    checked: checked.flatMap(({ kind_id }) => kind_id ?? []),
  }).slice(0, KINDS);
  const ready =
    favourites !== undefined &&
    made !== undefined &&
    fanWords !== undefined &&
    !named.some(({ isPending }) => isPending);
  const asked = useQueries({
    queries: [...liked, undefined].map((kindId) => ({ ...popularGoods(kindId), enabled: ready })),
  });
  const waiting = !ready || asked.some(({ isPending }) => isPending);
  const known = new Set([...(favourites ?? []), ...(made ?? []), ...checked].map(({ product_id }) => product_id));
  const goods = asked.flatMap(({ data }) => data ?? []);
  const items = waiting ? [] : recommendItems(goods, liked, known, PLACES);
  if (!waiting && items.length === 0) return null;
  return (
    <MarkedSection
      id="recommended"
      title="おすすめのアイテム"
      lead={leadOf(items, liked.length > 0, ofFans.length > 0)}
    >
      {waiting ? (
        <div role="status" aria-label="読み込んでいます" className={GRID}>
          {Array.from({ length: PLACES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
            <ItemCardSkeleton key={place} />
          ))}
        </div>
      ) : (
        <>
          <ul className={GRID}>
            {items.map((item) => (
              <li key={item.product_id}>
                <ItemCard item={item} />
                <Profit item={item} fans={fans} />
              </li>
            ))}
          </ul>
          <p className="num mt-4 text-12 text-mute">
            利益は、もとの価格の1.2倍で売ったときの目安です。
            {fans?.fan_count
              ? `ファンの数は、${fans.isAverage ? "アカウントの平均の" : ""}${formatNumber(fans.fan_count)}人として計算しています。`
              : null}
          </p>
        </>
      )}
    </MarkedSection>
  );
}

/** A shop without orders claims no demand. */
function leadOf(items: readonly ProductCard[], areNear: boolean, areOfFans: boolean): string {
  if (areOfFans) return "つくったもの、お気に入り、見たもの、ファンのことばに近いアイテムです。";
  if (areNear) return "つくったもの、お気に入り、見たものに近いアイテムです。";
  return items.some(({ sum }) => sum > 0)
    ? "いま、よくつくられています。"
    : "はじめの1点に、つくりやすいアイテムです。";
}

/** The profit at the regular price, with tax as the card above, per piece and for shares of the fans (rule catalogue-recommended-profit). */
function Profit({ item: { lowest_price: price }, fans }: { item: ProductCard; fans: Fans | undefined }) {
  const sellingPrice = regularPrice(price);
  const lines: (readonly [string, number])[] = [["1点あたりの利益", sellingPrice - price]];
  if (fans?.fan_count) {
    for (const { share, profit } of profitFromFans(sellingPrice, price, fans.fan_count, fans.buyer_shares))
      lines.push([`ファンの${share / 100}％が買うと`, profit]);
  }
  return (
    <dl className="mt-3 border-deep border-t text-12">
      {lines.map(([name, value], index) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-2 border-line border-b py-1.5">
          <dt>{name}</dt>
          <dd
            className={
              index === lines.length - 1
                ? "num ml-auto font-bold text-16 text-red-text"
                : "num ml-auto font-bold text-deep"
            }
          >
            {formatYen(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function kindsOf(goods: readonly KnownGoods[] | undefined): number[] {
  return (goods ?? []).map(({ kind_id }) => kind_id);
}
