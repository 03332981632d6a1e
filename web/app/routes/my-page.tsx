import { MyCoupons } from "#app/features/cart/my-coupons.tsx";
import { MyPageScreen } from "#app/features/members/my-page-screen.tsx";
import { reloadMember, useSession } from "#app/session/current-user.ts";
import type { Route } from "./+types/my-page";

export const meta: Route.MetaFunction = () => [{ title: "マイページ｜SURIMONO" }];

export default function MyPageRoute() {
  const session = useSession();
  if (session.status !== "member") return null;
  return <MyPageScreen member={session.member} reloadMember={() => void reloadMember()} coupons={<MyCoupons />} />;
}
