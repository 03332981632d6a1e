import { Outlet } from "react-router";
import { ItemListScreen } from "#app/features/catalogue/item-list-screen.tsx";
import { readItemListSearch } from "#app/features/catalogue/item-list-search.ts";
import { FansBesideGoods } from "../compose/fans-beside-goods.tsx";
import { HeartBesideGoods, StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import type { Route } from "./+types/items";

export const meta: Route.MetaFunction = ({ location }) => {
  const { search } = readItemListSearch(new URLSearchParams(location.search));
  return [{ title: `${search ? `「${search}」のアイテム` : "アイテム一覧"}｜SURIMONO` }];
};

/** The list stays in place under an open item. */
export default function ItemsRoute() {
  return (
    <>
      <ItemListScreen
        heart={(item) => <HeartBesideGoods item={item} />}
        stars={(item) => <StarsBesideGoods item={item} />}
        fans={<FansBesideGoods />}
      />
      <Outlet />
    </>
  );
}
