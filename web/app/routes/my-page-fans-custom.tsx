import { lazy } from "react";
import type { Route } from "./+types/my-page-fans-custom";

const FansByHand = lazy(async () => ({ default: (await import("../compose/fans-by-hand.tsx")).FansByHand }));

export const meta: Route.MetaFunction = () => [{ title: "ファンの手動設定｜SURIMONO" }];

export default function CustomFansRoute() {
  return <FansByHand />;
}
