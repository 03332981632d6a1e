import { useQuery } from "@tanstack/react-query";
import { RecommendedItems } from "#app/features/catalogue/recommended-items.tsx";
import { favouriteList } from "#app/features/favourites/favourites.queries.ts";
import { fansForProfit, madeLately } from "#app/features/my-items/my-items.queries.ts";

/** What to make next, by what the member made, keeps and looked at, with what their fans would bring. */
export function RecommendedForMember() {
  const drafts = useQuery(madeLately(1)).data;
  const completed = useQuery(madeLately(0)).data;
  const favourites = useQuery(favouriteList);
  const fans = useQuery(fansForProfit).data;
  const made =
    drafts &&
    completed &&
    [...drafts, ...completed].map(({ parent_id, kind_id }) => ({ product_id: parent_id, kind_id }));
  return <RecommendedItems favourites={favourites.isError ? [] : favourites.data} made={made} fans={fans} />;
}
