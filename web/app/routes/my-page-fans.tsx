import { lazy } from "react";
import type { Route } from "./+types/my-page-fans";

// Every first page lists what each route loads at once: the fans' pages would be a fifth more.
const FansSettings = lazy(async () => ({ default: (await import("./fans-settings.tsx")).FansSettings }));

export const meta: Route.MetaFunction = () => [{ title: "ファン設定｜SURIMONO" }];

export default function FansRoute() {
  return <FansSettings />;
}
