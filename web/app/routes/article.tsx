import { isRouteErrorResponse } from "react-router";
import { ArticleScreen } from "#app/features/editorial/articles/article-screen.tsx";
import { seriesOf } from "#app/features/editorial/articles/article-series.server.ts";
import { readArticle } from "#app/features/editorial/guide/read-content.server.ts";
import { leadNowhere } from "#app/frame/lost/lead-nowhere.ts";
import { NotFound } from "#app/frame/lost/not-found.tsx";
import type { Route } from "./+types/article";

/** Runs at build time only: the page and its `.data` file are prerendered. */
export function loader({ params }: Route.LoaderArgs) {
  // The prerendered address of a page ends in a slash, that of its data does not.
  const name = `articles/${params["*"].replace(/\/$/, "")}`;
  return { ...readArticle(name), series: seriesOf(name) };
}

/** An unwritten article has no file. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return leadNowhere(request);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.title}｜SURIMONO` }, { name: "description", content: loaderData.lead }]
    : [{ title: "ページが見つかりませんでした｜SURIMONO" }, { name: "robots", content: "noindex" }];

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ArticleScreen {...loaderData} /> : <NotFound />;
}
