import { data } from "react-router";
import { askShelves } from "#app/features/catalogue/ask-shelves.ts";
import { ItemListScreen } from "#app/features/catalogue/item-list-screen.tsx";
import { findPlace } from "#app/features/catalogue/item-place.ts";
import { FansBesideGoods } from "../compose/fans-beside-goods.tsx";
import { HeartBesideGoods, StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import type { Route } from "./+types/items-category";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "アイテム一覧"}｜SURIMONO` },
];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const place = findPlace(params.category, await askShelves());
  if (!place) throw data(null, 404);
  return place;
}

export default function ItemsCategoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ItemListScreen
      place={loaderData}
      heart={(item) => <HeartBesideGoods item={item} />}
      stars={(item) => <StarsBesideGoods item={item} />}
      fans={<FansBesideGoods />}
    />
  );
}
