import { redirect, redirectDocument } from "react-router";
import { NotFound } from "#app/frame/not-found.tsx";
import { hasStarted } from "#app/stale-build.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [
  { title: "ページが見つかりませんでした｜SURIMONO" },
  { name: "robots", content: "noindex" },
];

/**
 * Spec §2 guard 5. A stale or mistyped address gets the 404 page (the server answers 404 too); a link of our own that leads
 * nowhere brings the customer home with a word. Paths under /store belong to another application, so the browser fetches them.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!hasStarted()) return null;
  if (new URL(request.url).pathname.startsWith("/store")) throw redirectDocument(request.url);
  showToast("ページが見つからなかったため、トップページへもどりました。");
  throw redirect("/");
}

export default function NotFoundRoute() {
  return <NotFound />;
}
