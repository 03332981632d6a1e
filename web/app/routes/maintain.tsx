import { useSearchParams } from "react-router";
import { MaintainScreen } from "#app/features/notices/maintain-screen.tsx";
import { safePath } from "#app/session/safe-path.ts";
import type { Route } from "./+types/maintain";

export const meta: Route.MetaFunction = () => [
  { title: "メンテナンス中｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

export default function MaintainRoute() {
  const [query] = useSearchParams();
  return <MaintainScreen wanted={safePath(query.get("redirectTo"))} />;
}
