import { GuideScreen } from "#app/features/editorial/guide/guide-screen.tsx";
import { readPage } from "#app/features/editorial/guide/read-content.server.ts";
import type { Route } from "./+types/guide";

/** Runs at build time only: the page and its `.data` file are prerendered. */
export function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1);
  return readPage(`guides/${slug}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData?.title ?? "ガイド";
  return [{ title: `${title}｜SURIMONO` }, { name: "description", content: `SURIMONO（摺物）の${title}です。` }];
};

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  return <GuideScreen {...loaderData} />;
}
