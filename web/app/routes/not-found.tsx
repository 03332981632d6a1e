import { leadNowhere } from "#app/frame/lost/lead-nowhere.ts";
import { NotFound } from "#app/frame/lost/not-found.tsx";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [
  { title: "ページが見つかりませんでした｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return leadNowhere(request);
}

export default function NotFoundRoute() {
  return <NotFound />;
}
