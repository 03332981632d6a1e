import { useQuery } from "@tanstack/react-query";
import { RecommendedItems } from "#app/features/catalogue/recommended-items.tsx";
import { fanInsightsQuery } from "#app/features/fans/fans.queries.ts";
import { favouriteList } from "#app/features/favourites/favourites.queries.ts";
import { fansForProfit, madeLately } from "#app/features/my-items/my-items.queries.ts";

/** What to make next, by what the member made, kept and viewed and by their fans' words, with the expected profit. */
export function RecommendedForMember() {
  const drafts = useQuery(madeLately(1)).data;
  const completed = useQuery(madeLately(0)).data;
  const favourites = useQuery(favouriteList);
  const fans = useQuery(fansForProfit).data;
  const insights = useQuery(fanInsightsQuery);
  const words = insights.data?.summary?.fanskeywords.map(({ word }) => word) ?? [];
  const made =
    drafts &&
    completed &&
    [...drafts, ...completed].map(({ parent_id, kind_id }) => ({ product_id: parent_id, kind_id }));
  return (
    <RecommendedItems
      favourites={favourites.isLoadingError ? [] : favourites.data}
      made={made}
      fanWords={insights.isPending ? undefined : words}
      fans={fans}
    />
  );
}
