import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { RecentlyChecked } from "#app/features/catalogue/recently-checked.tsx";
import { FanPlaces } from "#app/features/fans/fan-places.tsx";
import { fanInsightsQuery } from "#app/features/fans/fans.queries.ts";
import { DraftRow } from "#app/features/my-items/draft-row.tsx";
import { calculationQuery, madeLately } from "#app/features/my-items/my-items.queries.ts";
import { OrderRow } from "#app/features/orders/order-row.tsx";
import { ordersOnTheirWay } from "#app/features/orders/orders.queries.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { RecommendedForMember } from "./recommended-for-member.tsx";

/** Two rows on a desktop; the others are one press away. */
const SHOWN = 4;

/**
 * A member's home begins with their own things: drafts, orders under way, fans; then what the shop has for them. All of it appears at once,
 * reported by `onKnown`, so that nothing shifts.
 */
export function MemberHome({ onKnown }: { onKnown: () => void }) {
  const { data: drafts, isPending: isWaitingForDrafts } = useQuery(madeLately(1));
  const { data: orders, isPending: isWaitingForOrders } = useQuery(ordersOnTheirWay);
  usePrefetchQuery(fanInsightsQuery);
  const ownCount = useQuery(calculationQuery).data?.fan_count ?? undefined;
  const isKnown = !(isWaitingForDrafts || isWaitingForOrders);
  // Before the paint: for a frame the placeholder would show below it, one window further down.
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (!isKnown) return null;
  const open = (drafts ?? []).filter(({ withdrawn }) => !withdrawn);
  return (
    // The first heading is where the shop's content begins for a guest.
    <div className="[&>section:first-child]:pt-8 md:[&>section:first-child]:pt-12">
      <MarkedSection
        id="go-on"
        title="つづきから"
        lead="つくりかけのデザインは、自動で保存されています。"
        {...(open.length > SHOWN && { more: { to: "/my-items?itemTab=1", label: "下書きをすべて見る" } })}
      >
        {open.length > 0 ? (
          <div className="grid gap-4 md:grid-cols-2 md:gap-6">
            {open.slice(0, SHOWN).map((draft) => (
              <DraftRow key={draft.product_id} item={draft} />
            ))}
          </div>
        ) : (
          <NothingBegun />
        )}
      </MarkedSection>
      {orders && orders.length > 0 && (
        <MarkedSection
          id="on-its-way"
          title="お届けまで"
          lead="ご注文のようすです。"
          more={{ to: "/my-page/orders", label: "注文履歴" }}
        >
          <div className="grid gap-4 md:grid-cols-2 md:gap-6">
            {orders.map((order) => (
              <OrderRow key={order.order_id} order={order} />
            ))}
          </div>
        </MarkedSection>
      )}
      <FanPlaces ownCount={ownCount} />
      <RecommendedForMember />
      <RecentlyChecked onHome />
    </div>
  );
}

function NothingBegun() {
  return (
    <div className="paper flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card p-5 md:p-7">
      <p className="min-w-0 flex-1 basis-72 leading-[1.75]">
        アイテムをえらんで描きはじめると、つくりかけのデザインが、ここに並びます。
      </p>
      <LinkButton to="/items" variant="primary" icon="pencil" className="max-sm:w-full">
        デザインをはじめる
      </LinkButton>
    </div>
  );
}
