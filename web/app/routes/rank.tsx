import { EarlyCoupons } from "#app/features/coupons/early-coupons.tsx";
import { RankScreen } from "#app/features/miles/rank-screen.tsx";
import type { Route } from "./+types/rank";

export const meta: Route.MetaFunction = () => [{ title: "会員ランクとマイル｜SURIMONO" }];

export default function RankRoute() {
  return <RankScreen early={<EarlyCoupons />} />;
}
