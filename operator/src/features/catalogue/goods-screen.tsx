import { GOODS_VIEWS, imageAddress, listGoods } from "@surimono/contract/catalogue";
import { cataloguePicturePath, itemPicturePath } from "@surimono/domain/designs";
import { formatYen } from "@surimono/domain/kernel";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Endless } from "../../ui/endless.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { SearchLine } from "../../ui/search-line.tsx";
import { Views } from "../../ui/views.tsx";
import { GoodsBadges } from "./draft-badges.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { CATALOGUE_KEY, fileAddress, type Goods } from "./goods-query.ts";

const VIEW_NAMES: Readonly<Record<(typeof GOODS_VIEWS)[number], string>> = {
  all: "すべて",
  sold: "販売中",
  drafts: "下書きあり",
  planned: "予約あり",
  withdrawn: "販売終了",
};
const VIEWS = GOODS_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** The goods, each with what is sold of it and what is being worked on. */
export function GoodsScreen() {
  const [query, setQuery] = useSearchParams();
  const view = GOODS_VIEWS.find((one) => one === query.get("view")) ?? "all";
  const text = query.get("text") ?? "";
  const given: Record<string, string> = text ? { text } : {};
  const goods = useInfiniteQuery({
    queryKey: [...CATALOGUE_KEY, "goods", view, text],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listGoods, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.goods),
  });
  return (
    <>
      <ScreenHeading title="商品" />
      <GoodsLinks />
      <Views label="商品の見かた" path="/goods" views={VIEWS} current={view} given={given} />
      <SearchLine
        label="商品の名前、番号"
        text={text}
        onSearch={(typed) => setQuery({ ...(view !== "all" && { view }), ...(typed && { text: typed }) })}
      />
      <Endless query={goods} empty="あてはまる商品がありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.path}>
                <GoodsRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </Endless>
    </>
  );
}

function GoodsRow({ row }: { row: Goods }) {
  const { path, item_id, name, price, color_id, picture_id } = row;
  return (
    <Link
      to={fileAddress(path)}
      className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-2 text-14 hover:bg-paper md:grid-cols-[48px_4rem_minmax(0,1fr)_auto_8rem]"
    >
      {color_id === null ? (
        <span className="size-12 rounded-ctl bg-bench" />
      ) : (
        <img
          src={imageAddress(
            picture_id ? itemPicturePath(picture_id) : cataloguePicturePath(item_id ?? 0, color_id, "front"),
            120,
          )}
          alt=""
          width={48}
          height={54}
          loading="lazy"
          className="max-md:row-span-3"
        />
      )}
      <span className="num text-12 text-mute">{item_id ?? "―"}</span>
      <span className="min-w-0 truncate font-bold text-deep max-md:col-start-2">{name}</span>
      <span className="max-md:col-start-2">
        <GoodsBadges {...row} />
      </span>
      <span className="num max-md:col-start-2 md:text-right">{price === null ? "" : `本体 ${formatYen(price)}〜`}</span>
    </Link>
  );
}
