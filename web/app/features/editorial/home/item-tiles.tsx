import { classNames } from "@surimono/ui/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { displayCategories } from "#app/frame/frame.queries.ts";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { OverprintArt } from "../art/overprint-art.tsx";
import { type CategoryTile, categoryTiles } from "./home-goods.ts";
import { PrintedGoods } from "./printed-goods.tsx";

export function ItemTiles() {
  const way = useWayToGoods();
  const { data: categories } = useQuery(displayCategories);
  const total = categories?.reduce((sum, category) => sum + category.item_count, 0);
  const [first, ...others] = categoryTiles;
  const row = (tile: CategoryTile) => categories?.find((category) => category.display_code === tile.code);
  return (
    <MarkedSection
      id="items"
      title="アイテム"
      lead={`${total ? `${total}点、` : ""}ほとんどを1点から刷れます。`}
      more={{ to: way("/items"), label: "すべて見る" }}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1.25fr_1fr_1fr_1fr] md:grid-rows-2 md:gap-6">
        <Tile tile={first} row={row(first)} className="md:row-span-2" large />
        {others.map((tile) => (
          <Tile key={tile.code} tile={tile} row={row(tile)} />
        ))}
        <Link
          to={way("/items")}
          className="paper group relative flex flex-col rounded-card p-4 hover:text-deep max-md:col-span-full md:p-5"
        >
          <span className="palt font-bold text-16 text-deep md:text-20">すべてのアイテム</span>
          <OverprintArt className="m-auto w-24 transition-transform duration-300 group-hover:scale-105 md:w-36" />
        </Link>
      </div>
    </MarkedSection>
  );
}

interface TileProps {
  tile: CategoryTile;
  row: { item_count: number } | undefined;
  large?: boolean;
  className?: string;
}

function Tile({ tile, row, large = false, className }: TileProps) {
  const way = useWayToGoods();
  return (
    <Link
      to={way(row ? `/items/category/${tile.code}` : "/items")}
      className={classNames(
        "paper group flex flex-col overflow-hidden rounded-card p-4 hover:text-deep md:p-5",
        className,
      )}
    >
      <span className="flex min-h-6 items-baseline gap-2">
        <span className={classNames("palt font-bold text-16 text-deep", large ? "md:text-28" : "md:text-20")}>
          {tile.name}
        </span>
        {row && (
          <span className="num text-12 text-mute">
            {row.item_count}
            <span className="sr-only">点</span>
          </span>
        )}
      </span>
      <span className="flex flex-1 items-center justify-center pt-2">
        <PrintedGoods
          goods={tile.goods}
          sizes={large ? "(width >= 880px) 330px, 45vw" : "(width >= 880px) 200px, 45vw"}
          className={classNames(
            "transition-transform duration-300 group-hover:scale-[1.03]",
            large ? "w-full md:w-[118%] md:shrink-0" : "w-full md:w-[92%]",
          )}
        />
      </span>
    </Link>
  );
}
