import { ArticleScreen } from "#app/features/editorial/articles/article-screen.tsx";
import { readArticle } from "#app/features/editorial/guide/read-content.server.ts";
import type { Route } from "./+types/article";

/** Runs at build time only: the page and its `.data` file are prerendered. */
export function loader({ request }: Route.LoaderArgs) {
  return readArticle(new URL(request.url).pathname.replace(/\.data$/, "").replace(/^\/|\/$/g, ""));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "読みもの"}｜SURIMONO` },
  { name: "description", content: loaderData?.lead },
];

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen {...loaderData} />;
}
