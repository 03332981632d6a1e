import { MaintainScreen } from "#app/features/notices/maintain-screen.tsx";
import type { Route } from "./+types/maintain";

export const meta: Route.MetaFunction = () => [
  { title: "メンテナンス中｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

export default function MaintainRoute() {
  return <MaintainScreen />;
}
