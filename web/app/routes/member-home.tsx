import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { RecentlyChecked } from "#app/features/catalogue/recently-checked.tsx";
import { FanPlaces } from "#app/features/fans/fan-places.tsx";
import { fanInsightsQuery } from "#app/features/fans/fans.queries.ts";
import { DraftRow } from "#app/features/my-items/draft-row.tsx";
import { calculationQuery, madeLately } from "#app/features/my-items/my-items.queries.ts";
import { OrderRow } from "#app/features/orders/order-row.tsx";
import { latestOrder } from "#app/features/orders/orders.queries.ts";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { RecommendedForMember } from "./recommended-for-member.tsx";

/**
 * What a member finds on the home page besides what the shop does: where they were, their fans, and what to make next. Until it is
 * known what comes first, the steps stand alone, as for guests.
 */
export function MemberHome({ steps }: { steps: ReactNode }) {
  const { data: drafts, isPending: isWaitingForDrafts } = useQuery(madeLately(1));
  const { data: order, isPending: isWaitingForOrder } = useQuery(latestOrder);
  // Wanted by what stands below, which is not there yet.
  usePrefetchQuery(fanInsightsQuery);
  const ownCount = useQuery(calculationQuery).data?.fan_count ?? undefined;
  const draft = drafts?.find(({ withdrawn }) => !withdrawn);
  if (isWaitingForDrafts || isWaitingForOrder) return steps;
  return (
    // Keyed, so that the steps come anew below: the same ones would be seen to jump.
    <Fragment key="known">
      {(draft || order) && (
        <MarkedSection id="go-on" title="つづきから" lead="前回のデザインと、ご注文のようすです。">
          <div className="grid gap-4 md:grid-cols-2 md:gap-6">
            {draft && <DraftRow item={draft} />}
            {order && <OrderRow order={order} />}
          </div>
        </MarkedSection>
      )}
      <FanPlaces ownCount={ownCount} />
      <RecommendedForMember />
      <RecentlyChecked onHome />
      {steps}
    </Fragment>
  );
}
