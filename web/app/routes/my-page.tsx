import type { WireAddress } from "@surimono/contract/delivery";
import { useQuery } from "@tanstack/react-query";
import { MyCoupons } from "#app/features/coupons/my-coupons.tsx";
import { addressesQuery } from "#app/features/delivery/delivery.queries.ts";
import { MyPageScreen } from "#app/features/members/my-page-screen.tsx";
import { reloadMember, useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/my-page";

export const meta: Route.MetaFunction = () => [{ title: "マイページ｜SURIMONO" }];

export default function MyPageRoute() {
  const session = useSession();
  const { data: addresses } = useQuery(addressesQuery);
  if (session.status !== "member") return null;
  return (
    <MyPageScreen
      member={session.member}
      reloadMember={() => void reloadMember()}
      addressName={nameIn(addresses?.[0])}
      // As the pages were built: the cart would tell later, and move the other doors.
      storesGoods={import.meta.env.STORES_GOODS !== false}
      coupons={<MyCoupons />}
    />
  );
}

/** The default address comes first. */
function nameIn(address: WireAddress | undefined) {
  return address && { last_name: address.last_name, first_name: address.first_name };
}
