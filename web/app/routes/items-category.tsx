import { data } from "react-router";
import { shelves } from "#app/features/catalogue/catalogue.queries.ts";
import { ItemListScreen } from "#app/features/catalogue/item-list-screen.tsx";
import { findPlace } from "#app/features/catalogue/item-place.ts";
import { queryClient } from "#app/query-client.ts";
import { FansBesideGoods } from "../compose/fans-beside-goods.tsx";
import { HeartBesideGoods, StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import type { Route } from "./+types/items-category";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "アイテム一覧"}｜SURIMONO` },
];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const rows = await queryClient.ensureQueryData(shelves);
  const place = findPlace(params.category, rows);
  if (place) return place;
  if (rows.length > 0) throw data(null, 404);
  // The look-up failed silently, and its empty list must not be mistaken for the shop's.
  queryClient.removeQueries({ queryKey: shelves.queryKey });
  throw data(null, 503);
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
